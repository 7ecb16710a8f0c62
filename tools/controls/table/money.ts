import type { Controls } from '../control.ts';

const misbehaving = ['apps/api/src/features/payments/misbehaving-bank.test.ts'];
const providers = ['apps/api/src/features/payments/providers/payment-provider.test.ts'];
const tickets = ['apps/api/src/features/tickets/code/ticket-code.test.ts'];
const race = ['apps/api/test/race.test.ts'];
const settlement = 'packages/domain/src/order/settlement.ts';
const settling = 'apps/api/src/features/payments/settle.service.ts';
const sandbox = 'apps/api/src/features/payments/providers/sandbox/sandbox-provider.ts';
const holds = 'apps/api/src/database/migrations/0006-holds.sql';

/** Money, tickets and seats: nobody pays wrongly, forges a ticket or shares a seat. */
export const moneyControls: Controls = {
  'Paying less, in another currency, twice, or not at all': [
    {
      defence: 'an amount that differs settles nothing',
      file: settlement,
      text: "if (!isSameMoney(received, asked)) return { kind: 'attention', reason: 'amount_differs' };",
      without: '',
      tests: misbehaving,
    },
    {
      defence: 'a currency that differs settles nothing',
      file: settlement,
      text: "if (received.currency !== asked.currency) return { kind: 'attention', reason: 'currency_differs' };",
      without: '',
      tests: misbehaving,
    },
    {
      defence: 'a payment is settled once, however often it is told of',
      file: settling,
      text: "if (!received || apply(paymentTransitions, payment.state, event).kind !== 'applied') return;",
      without: 'if (!received) return;',
      tests: misbehaving,
    },
    {
      defence: 'what a second payment brings goes back',
      file: settlement,
      text: "paid: () => refund('paid_already'),",
      without: "paid: () => ({ kind: 'nothing' }),",
      tests: ['apps/api/src/features/payments/payments.test.ts'],
    },
  ],
  'A forged notification': [
    {
      defence: 'a notification is signed by the bank',
      file: sandbox,
      text: 'if (!isSigned(signature, body, { secret, now: now() }))',
      without: 'if (signature === secret)',
      tests: providers,
    },
    {
      defence: 'what a notification says is asked for, not believed',
      file: sandbox,
      text: 'const facts = await read(payment.id);',
      without:
        "const known = await read(payment.id); const facts = known && { ...known, state: type.slice('payment.'.length) as 'succeeded' };",
      tests: providers,
    },
    {
      defence: 'a notification of Stripe is signed by Stripe',
      file: 'apps/api/src/features/payments/providers/stripe/stripe-notification.ts',
      text: "return stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', secret);",
      without: 'return JSON.parse(secret && body.toString());',
      tests: providers,
    },
    {
      defence: 'a notification of YooKassa comes from YooKassa',
      file: 'apps/api/src/features/payments/providers/yookassa/yookassa-provider.ts',
      text: "if (!isSender(remoteAddress)) return { kind: 'refused', reason: 'sender_unknown' };",
      without: '',
      tests: providers,
    },
  ],
  'A forged or altered ticket': [
    {
      defence: 'a ticket is signed, all of it',
      file: 'apps/api/src/features/tickets/code/verify-ticket.ts',
      text: "if (!isSignedBy(key, signed, signature)) return { kind: 'forged' };",
      without: '',
      tests: tickets,
    },
    {
      defence: 'the keys that sign are kept from others',
      file: 'apps/api/src/features/tickets/keys/key-ring.ts',
      text: '{ mode: 0o600 }',
      without: '{ mode: 0o644 }',
      tests: tickets,
    },
    {
      defence: 'keys are published without their secret',
      file: 'apps/api/src/features/tickets/keys/ticket-key.ts',
      text: "public: { kty: 'OKP', crv, kid: keyName(id), x },",
      without: "public: { ...jwk, kty: 'OKP', crv, kid: keyName(id), x },",
      tests: tickets,
    },
  ],
  'Two buyers for one seat': [
    {
      defence: 'a seat that somebody has is taken from nobody',
      file: holds,
      text: "\n  where stock.expires_at <= excluded.held_at\n    or (stock.state = 'held' and stock.owner = excluded.owner);",
      without: ';',
      tests: race,
      only: 'for 1,000 seats',
    },
    {
      defence: 'a place that somebody is taking is picked by nobody',
      file: holds,
      text: '          limit wanted\n          for update skip locked))',
      without: '          limit wanted))',
      tests: race,
      only: 'places of one zone',
    },
  ],
};
