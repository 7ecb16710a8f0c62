import type { Controls } from '../control.ts';
import { roomControls } from './room.ts';
import { unpaidControls } from './unpaid.ts';

const limiting = ['apps/api/src/features/request-limits/request-limits.test.ts'];
const humans = ['apps/api/src/features/bot-protection/bot-protection.test.ts'];
const gate = ['apps/api/src/plugins/load-gate.test.ts'];
const rehearsal = ['apps/parterre/test/rehearsal/rehearsal.test.ts'];
const security = ['apps/api/src/security.test.ts'];
const slow = ['apps/api/test/faults/slow-clients.test.ts'];
const streams = ['apps/api/src/features/performances/live/stream.test.ts'];
const deploy = ['apps/parterre/test/deploy.test.ts'];
const papers = ['apps/api/src/features/sales/documents/documents.test.ts'];
const printing = ['apps/api/src/features/sales/documents/pdf-workers.test.ts'];
const queueing = ['apps/api/src/features/sales/documents/pdf-queue.test.ts'];
const printer = 'apps/api/src/features/sales/documents/pdf-workers.ts';
const printQueue = 'apps/api/src/features/sales/documents/pdf-workers.ts';
const limits = 'apps/api/src/features/request-limits/request-limits.service.ts';
const guard = 'apps/api/src/features/bot-protection/bot-protection.service.ts';
const server = 'apps/api/src/make-server.ts';
const memory = 'apps/api/src/features/basket/basket-cache.ts';
const remembering = ['apps/api/src/features/basket/basket-cache.test.ts'];
const removing = ['apps/api/src/features/catalogue/import/remove-items.test.ts'];
const locations = 'deploy/nginx/locations.conf';
const calls = ['packages/api-client/src/transport-failures.test.ts'];
const transport = 'packages/api-client/src/transport.ts';

/** More than there should be: scripts, crowds, large requests. */
export const rushControls: Controls = {
  "Coming before one's turn: holding without having waited, with somebody else's admission or a place made up; knowing lots before the draw":
    roomControls,
  'Emptying the hall with a script': [
    ...unpaidControls,
    {
      defence: 'an order has so many tickets',
      file: 'apps/api/src/features/basket/basket-rules.ts',
      text: 'applyChange(basket.lines, understood.change, rules.maxTickets)',
      without: 'applyChange(basket.lines, understood.change, 10 * rules.maxTickets)',
      tests: ['apps/api/src/features/basket/basket.test.ts'],
    },
    {
      defence: 'an order has so many tickets of an event',
      file: 'apps/api/src/features/basket/basket-rules.ts',
      text: 'understood.own && findExceededLimit(',
      without: 'undefined && findExceededLimit(',
      tests: ['apps/api/src/features/basket/basket.test.ts'],
    },
    {
      defence: 'holds end',
      file: 'apps/api/src/database/functions/take-seat.sql',
      text: '  where stock.expires_at <= excluded.held_at\n',
      without: "  where stock.expires_at <= '-infinity'\n",
      tests: ['apps/api/src/features/basket/basket-hold.test.ts'],
    },
    {
      defence: 'a hold has a last end whatever renews it',
      file: 'packages/domain/src/basket/hold.ts',
      text: 'Math.min(holdEnd(nowMs, holdMs), lastEndMs)',
      without: 'holdEnd(nowMs, holdMs)',
      tests: ['apps/api/src/features/basket/basket-hold.test.ts'],
    },
    {
      defence: 'giving all back renews no hold',
      file: 'apps/api/src/features/basket/basket-write.service.ts',
      text: '  const { hold } = next;',
      without: '  const hold = next.lines.some(isHeld) ? next.hold : undefined;',
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
      file: 'apps/api/src/features/bot-protection/work-challenges.ts',
      text: 'return Number(number) === secretNumber(text, Number(tries)) ? challenge : undefined;',
      without: 'return Number(number) < Number(tries) + secretNumber(text, 1e6) ? challenge : undefined;',
      tests: humans,
    },
    {
      defence: 'nobody makes the work easier',
      file: 'apps/api/src/features/bot-protection/work-challenges.ts',
      text: 'if (!isOurs(text, signature) || Number(end) < at.getTime()) return undefined;',
      without: 'if (Number(end) < at.getTime()) return undefined;',
      tests: humans,
    },
    {
      defence: 'a proof is good for one request',
      file: guard,
      text: 'if (work) return claimProof(db, { digest: sha256(work), usedFor: request, at });',
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
      text: "kind: isOver(count(visitor), limit) ? 'visitor' : 'within',",
      without: "kind: isOver(count(visitor), limit) ? 'within' : 'within',",
      tests: limiting,
    },
    {
      defence: 'calls of all together are limited',
      file: limits,
      text: "if (isOver(count(everybody), rules.total)) return { kind: 'everybody' };",
      without: '',
      tests: limiting,
    },
    {
      defence: 'calls are counted over all processes',
      file: limits,
      text: 'Object.assign(tallies.get(visitor) ?? {}, { shared: attempts });',
      without: 'void [visitor, attempts];',
      tests: limiting,
    },
    {
      defence: 'a household is one visitor',
      file: 'apps/api/src/features/bot-protection/visitor-mark.ts',
      text: "isIPv6(ip) && !ip.includes('.') ? ipv6Network(ip) : ip",
      without: 'isIPv6(ipv6Network(ip)) ? ipv6Network(ip) : ip',
      tests: limiting,
    },
  ],
  'More come than can be served, by malice or because a sale opens': [
    {
      defence: 'a process works on so many requests at once',
      file: 'apps/api/src/plugins/load-gate.ts',
      text: 'if (inside >= maxConcurrent) return false;',
      without: '',
      tests: gate,
    },
    {
      defence: 'those who are sent away together do not come back together',
      file: 'apps/api/src/plugins/load-gate.ts',
      text: '(refused++ % maxWaitSeconds) + 1',
      without: 'maxWaitSeconds + refused',
      tests: gate,
    },
    {
      defence: 'an order that is there is never sent away',
      file: 'apps/api/src/visitor-api.ts',
      text: 'addOrderRoutes(app, { ...sale, offers });',
      without: 'addLoadGate(app, dependencies.gate);\n    addOrderRoutes(app, { ...sale, offers });',
      tests: gate,
    },
    {
      defence: 'a crowd that is too large is sent away politely',
      file: 'apps/api/src/plugins/load-gate.ts',
      text: 'if (inside >= maxConcurrent) return false;',
      without: '',
      tests: rehearsal,
    },
  ],
  'Many connections change one basket, order or payment at once': [
    {
      defence: 'whoever always comes second is asked to come again',
      file: 'apps/api/src/plugins/error-handler.ts',
      text: 'if (isContended(error)) {',
      without: 'if (isContended(error) && request.id === undefined) {',
      tests: ['apps/api/src/plugins/error-handler.test.ts'],
    },
    {
      defence: 'a deadlock or a lost lock is tried again',
      file: 'apps/api/src/database/contention.ts',
      text: "new Set(['40001', '40P01', '55P03'])",
      without: "new Set(['40001'])",
      tests: ['apps/api/src/database/contention.test.ts'],
    },
  ],
  'What a process remembers of visitors grows without end': [
    {
      defence: 'so many baskets are remembered',
      file: memory,
      text: 'baskets.size <= maxBaskets && !isOld(cached)',
      without: 'baskets.size <= maxBaskets + 1000 && !isOld(cached)',
      tests: remembering,
    },
    {
      defence: 'baskets are remembered for so long',
      file: memory,
      text: 'nowMs() - cachedAtMs >= maxAgeMs',
      without: 'nowMs() - cachedAtMs >= maxAgeMs * maxAgeMs',
      tests: remembering,
    },
    {
      defence: 'a basket is remembered with its latest keys alone',
      file: 'apps/api/src/features/basket/basket-write.service.ts',
      text: '.slice(0, maxRecentKeys)',
      without: '.slice(0, 100 * maxRecentKeys)',
      tests: remembering,
    },
  ],
  'One visitor has so many documents made that nobody else gets theirs': [
    {
      defence: 'visitors who ask for documents take turns',
      file: 'apps/api/src/features/sales/documents/documents.routes.ts',
      text: 'const mark = markVisitor(ip);',
      without: 'const mark = markVisitor(ip.slice(0, 0));',
      tests: papers,
      only: 'before the many',
    },
    {
      defence: 'one visitor is worked for so often at once',
      file: 'apps/api/src/features/sales/documents/visitor-turns.ts',
      text: 'visitor.atWork >= maxAtWork',
      without: 'visitor.atWork > 100 * maxAtWork',
      tests: ['apps/api/src/features/sales/documents/visitor-turns.test.ts'],
    },
    {
      defence: 'whoever was served goes behind those who wait',
      file: printQueue,
      text: 'const [first, second] = this.#visitors;',
      without: 'const [first, second] = [...this.#visitors].toSorted(([a], [b]) => a.localeCompare(b));',
      tests: queueing,
    },
    {
      defence: 'mail and visitors take turns for documents',
      file: printQueue,
      text: 'this.#isMailNext = !isMailNext;',
      without: 'this.#isMailNext = false;',
      tests: queueing,
    },
    {
      defence: 'a document that two wait for is made in the turn of the first of them',
      file: printer,
      text: 'if (!job.isBegun && !job.lanes.has(name)) {',
      without: 'if (job.lanes.size === 0) {',
      tests: printing,
    },
    {
      defence: 'a document that is being made is not made again',
      file: printer,
      text: 'jobs.get(key) ?? addJob(key, document)',
      without: 'addJob(key, document)',
      tests: printing,
    },
    {
      defence: 'a document that was made lately is not made again',
      file: printer,
      text: 'if (found) return found;',
      without: '',
      tests: printing,
    },
    {
      defence: 'a document is known by all that it says',
      file: printer,
      text: "hash('sha256', JSON.stringify(document), 'base64url')",
      without: "hash('sha256', document.view.orderNumber, 'base64url')",
      tests: printing,
    },
    {
      defence: 'cached documents have so many bytes',
      file: 'apps/api/src/features/sales/documents/document-cache.ts',
      text: 'this.#bytes <= maxBytes && ',
      without: '',
      tests: ['apps/api/src/features/sales/documents/document-cache.test.ts'],
    },
    {
      defence: 'a visitor has so many documents in a minute',
      file: limits,
      text: 'rules.documentsPerVisitor);',
      without: 'rules.perVisitor);',
      tests: limiting,
    },
  ],
  'Large or slow requests, answers that nobody reads': [
    {
      defence: 'bodies are limited',
      file: server,
      text: 'bodyLimit: maxBodyBytes,',
      without: '',
      tests: security,
    },
    {
      defence: 'headers are limited',
      file: 'apps/api/src/connection-limits.ts',
      text: 'maxHeaderSize: maxHeaderBytes,',
      without: 'maxHeaderSize: 2 * maxHeaderBytes,',
      tests: security,
    },
    {
      defence: 'the time of a request is limited',
      file: 'apps/api/src/connection-limits.ts',
      text: 'requestTimeout: timeoutMs,',
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
      file: 'apps/api/src/features/performances/live/event-stream.ts',
      text: 'if (body.readableLength > maxUnreadBytes) body.destroy();\n    else body.push(text);',
      without: 'body.push(text);',
      tests: ['apps/api/src/features/performances/live/event-stream.test.ts'],
    },
    {
      defence: 'streams are limited in number',
      file: 'apps/api/src/features/performances/live/stream.routes.ts',
      text: 'total >= maxStreams',
      without: 'total < 0',
      tests: streams,
    },
    {
      defence: 'streams of one visitor are limited',
      file: 'apps/api/src/features/performances/live/stream.routes.ts',
      text: '(taken.get(visitor) ?? 0) >= maxPerVisitor',
      without: 'total < 0',
      tests: streams,
    },
    {
      defence: 'whoever is sent away is told when to come again',
      file: 'apps/api/src/problems/problem.ts',
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
      defence: 'metrics are bound to loopback, whatever the API is bound to',
      file: 'apps/api/src/server.ts',
      text: 'api.operations.listen({ host: metricsHost, port: metricsPort })',
      without: 'api.operations.listen({ host, port: metricsPort })',
      tests: ['apps/api/test/metrics-port.test.ts'],
    },
  ],
  'The API fails, says that it is busy, cuts connections or is silent for a while': [
    {
      defence: 'a page asks an API again that fails for a while',
      file: 'packages/api-client/src/retry-wait.ts',
      text: 'if (status < 500 && status !== 429) return undefined;',
      without: 'if (status !== 429) return undefined;',
      tests: calls,
    },
    {
      defence: 'a page gives up a call that is not answered',
      file: transport,
      text: 'eitherSignal(signal, AbortSignal.timeout(timeoutMs))',
      without: 'signal',
      tests: calls,
    },
    {
      defence: 'a page sends so many calls a second',
      file: transport,
      text: 'await takeTurn(signal);',
      without: '',
      tests: ['packages/api-client/src/transport.test.ts'],
    },
  ],
  'Somebody buys of an event while it is taken out of the catalogue': [
    {
      defence: 'an event of which somebody took a seat meanwhile is not removed',
      file: 'apps/api/src/features/catalogue/import/remove-items.service.ts',
      text: "if (await hasStock(tx, gone)) throw new Contended('somebody bought what was being removed');",
      without: '',
      tests: removing,
      only: 'and the removal is refused',
    },
    {
      defence: 'who comes after the removal is told that there is none left',
      file: 'apps/api/src/features/basket/basket-write.service.ts',
      text: "if (isGone(error)) return { kind: 'unavailable' };",
      without: '',
      tests: removing,
      only: 'comes too late',
    },
  ],
  'A sale opens, or seats go, while a crowd has the page open': [
    {
      defence: 'a crowd that waits for a sale asks for prices at many moments',
      file: 'packages/domain/src/price/price-refresh-delay.ts',
      text: ' + chance * spreadMs',
      without: '',
      tests: ['packages/domain/src/price/price-refresh-delay.test.ts'],
    },
  ],
};
