import type { Controls } from '../control.ts';

const access = ['apps/api/src/features/basket/basket-access.test.ts'];
const placing = ['apps/api/src/features/sales/checkout/place-order.test.ts'];
const outbox = ['apps/api/src/features/sales/outbox/outbox.test.ts'];
const guard = 'apps/api/src/plugins/private-access.ts';
const cookie = 'apps/api/src/features/basket/basket-cookie.ts';
const lookUp = 'apps/api/src/features/sales/checkout/look-up-orders.service.ts';

/** Whose basket, and whose order. */
export const visitorControls: Controls = {
  "A page elsewhere changes or reads a visitor's basket or orders": [
    {
      defence: 'a change comes from pages of our own or of the list',
      file: guard,
      text: 'return listed.has(origin) || origin === `${protocol}://${host}`;',
      without: 'return listed.has(origin) || host !== undefined;',
      tests: access,
    },
    {
      defence: 'a page that came without TLS changes nothing of one that has it',
      file: guard,
      text: 'origin === `${protocol}://${host}`',
      without: 'origin.endsWith(`//${host}`)',
      tests: access,
    },
    {
      defence: 'a change that names no origin comes from no page of another site',
      file: guard,
      text: "return headers['sec-fetch-site'] !== 'cross-site';",
      without: 'return true;',
      tests: access,
    },
    {
      defence: 'pages of listed origins read, and no others',
      file: guard,
      text: 'origin: [...origins],',
      without: 'origin: true,',
      tests: access,
    },
    {
      defence: 'scripts do not read the cookie',
      file: cookie,
      text: 'httpOnly: true,',
      without: '',
      tests: access,
    },
    {
      defence: 'the cookie stays on our own site unless others are listed',
      file: cookie,
      text: "sameSite: travels ? 'none' : 'lax',",
      without: "sameSite: 'none',",
      tests: access,
    },
    {
      defence: 'the cookie travels by TLS alone',
      file: cookie,
      text: 'secure: isSecure,',
      without: '',
      tests: access,
    },
  ],
  "A forged cookie names somebody's basket": [
    {
      defence: 'a cookie that we did not sign names nothing',
      file: cookie,
      text: 'const { valid, value } = signed ? request.unsignCookie(signed) : { valid: false, value: null };',
      without: "const { valid, value } = { valid: true, value: signed?.split('.')[0] ?? null };",
      tests: access,
    },
    {
      defence: 'production does not start without a secret',
      file: 'apps/api/src/config.ts',
      text: 'if (!values.SECRET)',
      without: "if (values.SECRET === '')",
      tests: ['apps/api/src/config.test.ts'],
    },
  ],
  "Somebody else's idempotency key opens their basket, order or payment": [
    {
      defence: 'a basket is derived from more than a key',
      file: cookie,
      text: "JSON.stringify([visitorMark(secret, ip), headers['user-agent'], key])",
      without:
        "JSON.stringify([visitorMark(secret, ''), headers['user-agent']?.slice(0, 0), ip.slice(0, 0), key])",
      tests: access,
    },
    {
      defence: 'a key that anybody may think of derives no basket',
      file: cookie,
      text: 'if (key.length < minSecretKeyLength) return randomUUID();',
      without: 'if (key.length < 1) return randomUUID();',
      tests: access,
    },
    {
      defence: 'one key begins one payment',
      file: 'apps/api/src/features/sales/payments/start-payment.service.ts',
      text: "if (keyed && keyed.request_digest !== key?.digest) return refuse({ kind: 'key-reused' });",
      without: '',
      tests: ['apps/api/src/features/sales/payments/contention.test.ts'],
    },
  ],
  'Guessing orders': [
    {
      defence: 'tokens have more bits than anybody guesses',
      file: 'apps/api/src/features/sales/checkout/draft-order.service.ts',
      text: 'const tokenBytes = 24;',
      without: 'const tokenBytes = 8;',
      tests: placing,
    },
    {
      defence: 'the token is the only key',
      file: 'apps/api/src/features/sales/payments/refresh-payments.service.ts',
      text: 'const order = await findOrder(deps, { token });',
      without:
        'const order = (await findOrder(deps, { token })) ?? (await findOrder(deps, { number: Number(token) || 0 }));',
      tests: placing,
    },
  ],
  'Finding out who has bought': [
    {
      defence: 'looking up orders looks for none while somebody waits',
      file: lookUp,
      text: "if (checked.kind === 'invalid') return 'bad_format';",
      without:
        "if (checked.kind === 'invalid' || !(await db.query({ text: 'select from orders where email = $1', values: [checked.value] })).rowCount) return 'bad_format';",
      tests: placing,
    },
    {
      defence: 'links go to the address itself',
      file: 'apps/api/src/features/sales/outbox/outbox.service.ts',
      text: "to: task.payload as MailTask['to'], orders",
      without: "to: { email: orders[0]?.email ?? '', lang: 'de' }, orders",
      tests: outbox,
    },
    {
      defence: 'an address gets one mail in ten minutes',
      file: lookUp,
      text: 'deduplicationKey: `order_links:${window}:',
      without: 'deduplicationKey: `order_links:${crypto.randomUUID()}:${window}:',
      tests: outbox,
    },
  ],
};
