import type { Controls } from '../control.ts';

const limiting = ['apps/api/src/features/limits/request-limits.test.ts'];
const humans = ['apps/api/src/features/humans/humans.test.ts'];
const gate = ['apps/api/src/plugins/load-gate.test.ts'];
const rehearsal = ['apps/parterre/test/rehearsal/rehearsal.test.ts'];
const security = ['apps/api/src/security.test.ts'];
const slow = ['apps/api/test/faults/slow-clients.test.ts'];
const streams = ['apps/api/src/features/dates/live/stream.test.ts'];
const deploy = ['apps/parterre/test/deploy.test.ts'];
const limits = 'apps/api/src/features/limits/request-limits.service.ts';
const guard = 'apps/api/src/features/humans/human-guard.service.ts';
const server = 'apps/api/src/make-server.ts';
const locations = 'deploy/nginx/locations.conf';

/** More than there should be: scripts, crowds, large requests. */
export const rushControls: Controls = {
  'Emptying the hall with a script': [
    {
      defence: 'an order has so many tickets',
      file: 'apps/api/src/features/basket/decide-change.service.ts',
      text: 'applyChange(basket.lines, understood.change, rules.maxTickets)',
      without: 'applyChange(basket.lines, understood.change, 10 * rules.maxTickets)',
      tests: ['apps/api/src/features/basket/basket.test.ts'],
    },
    {
      defence: 'holds end',
      file: 'apps/api/src/database/migrations/0006-holds.sql',
      text: '  where stock.expires_at <= excluded.held_at\n',
      without: "  where stock.expires_at <= '-infinity'\n",
      tests: ['apps/api/src/features/basket/basket-hold.test.ts'],
    },
    {
      defence: 'whoever orders has shown to be a person',
      file: guard,
      text: 'return (await isProven(parts, attempt)) ? person : unproven;',
      without: 'return (await isProven(parts, attempt)) ? person : person;',
      tests: humans,
    },
    {
      defence: 'work is done when its number is found',
      file: 'apps/api/src/features/humans/work-challenges.ts',
      text: 'return Number(number) === numberOf(text, Number(tries)) ? challenge : undefined;',
      without: 'return Number(number) < Number(tries) + numberOf(text, 1e6) ? challenge : undefined;',
      tests: humans,
    },
    {
      defence: 'nobody makes the work easier',
      file: 'apps/api/src/features/humans/work-challenges.ts',
      text: 'if (!isOurs(text, signature) || Number(end) < at.getTime()) return undefined;',
      without: 'if (Number(end) < at.getTime()) return undefined;',
      tests: humans,
    },
    {
      defence: 'a proof is good for one request',
      file: guard,
      text: 'if (work) return claimProof(db, { digest: digestOf(work), usedFor: request, at });',
      without: 'if (work) return true;',
      tests: humans,
    },
    {
      defence: 'nobody tries to be a person without end',
      file: guard,
      text: 'if (tooOften) return tooOften;\n      return (await isProven',
      without: 'return (await isProven',
      tests: humans,
    },
    {
      defence: 'calls of one visitor are limited',
      file: limits,
      text: "kind: isOver(count(visitor), rules.perVisitor) ? 'visitor' : 'within',",
      without: "kind: isOver(count(visitor), rules.perVisitor) ? 'within' : 'within',",
      tests: limiting,
    },
    {
      defence: 'calls of all together are limited',
      file: limits,
      text: "if (isOver(count(everybody), rules.inAll)) return { kind: 'everybody' };",
      without: '',
      tests: limiting,
    },
    {
      defence: 'calls are counted over all processes',
      file: limits,
      text: 'Object.assign(tallies.get(visitor) ?? {}, { known: asked });',
      without: 'void [visitor, asked];',
      tests: limiting,
    },
    {
      defence: 'a household is one visitor',
      file: 'apps/api/src/features/humans/visitor-mark.ts',
      text: "isIPv6(ip) && !ip.includes('.') ? networkOf(ip) : ip",
      without: 'isIPv6(networkOf(ip)) ? networkOf(ip) : ip',
      tests: limiting,
    },
  ],
  'More come than can be served, by malice or because a sale opens': [
    {
      defence: 'a process works on so many requests at once',
      file: 'apps/api/src/plugins/load-gate.ts',
      text: 'if (inside >= mostAtOnce) return false;',
      without: '',
      tests: gate,
    },
    {
      defence: 'those who are sent away together do not come back together',
      file: 'apps/api/src/plugins/load-gate.ts',
      text: '(refused++ % longestWaitSeconds) + 1',
      without: 'longestWaitSeconds + refused',
      tests: gate,
    },
    {
      defence: 'an order that is there is never sent away',
      file: 'apps/api/src/app.ts',
      text: 'addOrderRoutes(begun, desk);',
      without: 'addLoadGate(begun, gate);\n        addOrderRoutes(begun, desk);',
      tests: gate,
    },
    {
      defence: 'a crowd that is too large is sent away politely',
      file: 'apps/api/src/plugins/load-gate.ts',
      text: 'if (inside >= mostAtOnce) return false;',
      without: '',
      tests: rehearsal,
    },
  ],
  'Large or slow requests, answers that nobody reads': [
    {
      defence: 'bodies are limited',
      file: server,
      text: 'bodyLimit: mostBodyBytes,',
      without: '',
      tests: security,
    },
    {
      defence: 'headers are limited',
      file: 'apps/api/src/connection-limits.ts',
      text: 'maxHeaderSize: mostHeaderBytes,',
      without: 'maxHeaderSize: 2 * mostHeaderBytes,',
      tests: security,
    },
    {
      defence: 'the time of a request is limited',
      file: 'apps/api/src/connection-limits.ts',
      text: 'requestTimeout: patienceMs,',
      without: 'requestTimeout: 0,',
      tests: slow,
      only: 'bodies',
    },
    {
      defence: 'answers that nobody reads are given up',
      file: server,
      text: '.setTimeout(silenceLimitMs(requestMs))',
      without: '',
      tests: slow,
      only: 'nobody reads',
    },
    {
      defence: 'streams are limited in what they leave unread',
      file: 'apps/api/src/features/dates/live/event-stream.ts',
      text: 'if (body.readableLength > mostUnreadBytes) body.destroy();\n    else body.push(text);',
      without: 'body.push(text);',
      tests: ['apps/api/src/features/dates/live/event-stream.test.ts'],
    },
    {
      defence: 'streams are limited in number',
      file: 'apps/api/src/features/dates/live/stream.routes.ts',
      text: 'if (open.size >= mostStreams)',
      without: 'if (open.size < 0)',
      tests: streams,
    },
    {
      defence: 'whoever is sent away is told when to come again',
      file: 'apps/api/src/problems/problem-of.ts',
      text: "if (status === unavailable && !reply.hasHeader('retry-after'))",
      without: 'if (status < unavailable - unavailable)',
      tests: streams,
    },
  ],
  "Claiming another's address to pass a limit": [
    {
      defence: 'nginx says whom it sees, and not what it is told',
      file: locations,
      text: 'proxy_set_header X-Forwarded-For $remote_addr;',
      without: 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      tests: deploy,
    },
    {
      defence: 'an address is believed of trusted proxies alone',
      file: server,
      text: 'trustProxy: [...trustedProxies],',
      without: 'trustProxy: trustedProxies.length > 0,',
      tests: limiting,
    },
  ],
  'Metrics tell strangers how the sale goes': [
    {
      defence: 'nginx does not hand metrics on',
      file: locations,
      text: 'location ~ ^/(v1|v2|',
      without: 'location ~ ^/(metrics|v1|v2|',
      tests: deploy,
    },
    {
      defence: 'metrics are bound to the host that is set',
      file: 'apps/api/src/server.ts',
      text: 'api.operations.listen({ host, port: config.operations.metricsPort })',
      without: "api.operations.listen({ host: '0.0.0.0', port: config.operations.metricsPort })",
      tests: ['apps/api/test/metrics-port.test.ts'],
    },
  ],
};
