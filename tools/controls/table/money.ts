import type { Controls } from '../control.ts';

const misbehaving = ['apps/api/src/features/sales/payments/misbehaving-bank.test.ts'];
const providers = ['apps/api/src/features/sales/payments/providers/payment-provider.test.ts'];
const returns = ['apps/api/src/features/sales/refunds/return-tickets.test.ts'];
const notices = ['apps/api/src/features/sales/outbox/performance-notices.test.ts'];
const admission = 'packages/domain/src/tickets/admission.ts';
const providerMoney = ['apps/api/src/features/sales/payments/provider-money.test.ts'];
const compareBooks = ['apps/api/src/features/sales/payments/compare-books.test.ts'];
const notifications = 'apps/api/src/features/sales/payments/notifications.service.ts';
const invoices = ['apps/api/src/features/sales/payments/invoices.test.ts'];
const tickets = ['apps/api/src/features/sales/tickets/code/ticket-code.test.ts'];
const placing = ['apps/api/src/features/sales/checkout/place-order.test.ts'];
const drafting = 'apps/api/src/features/sales/checkout/draft-order.service.ts';
const race = ['apps/api/test/race.test.ts'];
const settlement = 'packages/domain/src/order/settlement.ts';
const settling = 'apps/api/src/features/sales/payments/settle.service.ts';
const sandbox = 'apps/api/src/features/sales/payments/providers/sandbox/sandbox-provider.ts';

/** Money, tickets and seats: nobody pays wrongly, forges a ticket or shares a seat. */
export const moneyControls: Controls = {
  'A visitor pays in a currency, or a sum, that was never shown': [
    {
      defence: 'an order names the currency that was shown',
      file: drafting,
      text: 'currency !== request.currency_code || ',
      without: '',
      tests: placing,
    },
    {
      defence: 'an order names the sum that was shown',
      file: drafting,
      text: ' || amountDue(sums) !== request.expected_total',
      without: '',
      tests: placing,
    },
    {
      defence: 'reading puts a basket into no other currency',
      file: 'apps/api/src/features/basket/basket.routes.ts',
      text: 'id ? readBasket(deps, id)',
      without:
        "id ? chooseCurrency(deps, readVisit(request, cookie), currency_code ?? '').then(async (chosen) => (chosen.kind === 'answered' ? chosen.basket : readBasket(deps, id)))",
      tests: ['apps/api/src/features/basket/basket.test.ts'],
    },
  ],
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
      defence: 'a transfer is compared with what is due when it is entered',
      file: settling,
      text: "asked: payment.kind === 'invoice' ? ('due' as const) : money(payment.amount_minor, payment.currency),",
      without: 'asked: money(payment.amount_minor, payment.currency),',
      tests: invoices,
    },
    {
      defence: 'a transfer is entered once',
      file: 'apps/api/src/features/sales/payments/invoices.service.ts',
      text: "invoice.state === 'succeeded' && !isAnother ? 'received-already' : 'found'",
      without: "invoice.state === 'succeeded' && !isAnother ? 'found' : 'found'",
      tests: invoices,
    },
    {
      defence: 'an order that was paid by mistake has no good tickets',
      file: 'apps/api/src/features/sales/checkout/change-order.service.ts',
      text: '  await revokeAll(locked, await readTickets(tx, order));\n',
      without: '',
      tests: invoices,
    },
    {
      defence: 'what a second payment brings goes back',
      file: settlement,
      text: "paid: () => refund('paid_already'),",
      without: "paid: () => ({ kind: 'nothing' }),",
      tests: ['apps/api/src/features/sales/payments/payments.test.ts'],
    },
  ],
  'Money that the books do not see, or that is worth nothing when it comes back': [
    {
      defence: 'a receipt that is wrong a second time is listed a second time',
      file: 'apps/api/src/features/sales/attention/attention.queries.ts',
      text: 'delete from attention_items where subject = ${subject}',
      without: 'update attention_items set resolved_at = created_at where subject = ${subject}',
      tests: ['apps/api/src/features/sales/payments/invoices.test.ts'],
    },
    {
      defence: 'what was given back at the provider itself is booked',
      file: notifications,
      text: 'await handlePayment(deps, provider.code, { ...payment, refunds: [...others, refund] });',
      without: 'if (others.length < 0) await handlePayment(deps, provider.code, payment);',
      tests: providerMoney,
    },
    {
      defence: 'a refund of ours is not booked as one of the provider while it has no answer',
      file: 'apps/api/src/features/sales/refunds/provider-refund.service.ts',
      text: "      return 'unclear';\n",
      without: '      locked.entries.splice(0, 0);\n',
      tests: providerMoney,
    },
    {
      defence: 'all tickets go with all of the money',
      file: 'packages/domain/src/order/provider-refund.ts',
      text: "return order === 'paid' && amountMinor === keptMinor ? 'revoke' : 'attention';",
      without: "return order === 'paid' && amountMinor > keptMinor ? 'revoke' : 'attention';",
      tests: providerMoney,
    },
    {
      defence: 'the doctor finds what only the provider has',
      file: 'packages/domain/src/order/books-difference.ts',
      text: "if (!books) return 'not_in_books';",
      without: 'if (!books) return undefined;',
      tests: compareBooks,
    },
    {
      defence: 'the doctor finds what only the books have',
      file: 'packages/domain/src/order/books-difference.ts',
      text: "if (there === null) return here === null ? undefined : 'not_at_provider';",
      without: 'if (there === null) return undefined;',
      tests: compareBooks,
    },
    {
      defence: 'a list of YooKassa is read to its last page',
      file: 'apps/api/src/features/sales/payments/providers/yookassa/yookassa-provider.ts',
      text: 'cursor = next_cursor;',
      without: 'cursor = next_cursor && undefined;',
      tests: providers,
    },
    {
      defence: 'what is paid while a list is read is not taken for missing',
      file: 'apps/api/src/features/sales/payments/compare-books.service.ts',
      text: 'return payment ? payment.received : there;',
      without: 'return payment ? there : there;',
      tests: compareBooks,
    },
    {
      defence: 'a certificate that money goes back to is good for a while',
      file: 'packages/domain/src/order/certificate-validity.ts',
      text: 'Math.max(validUntil.getTime(), returnedAt.getTime() + daysAfterReturn * dayMs)',
      without: 'Math.max(validUntil.getTime(), returnedAt.getTime())',
      tests: ['apps/api/src/features/sales/refunds/refunds.test.ts'],
      only: 'run out',
    },
    {
      defence: 'a certificate is good for no longer when nothing was bought with it',
      file: 'packages/domain/src/order/certificate-validity.ts',
      text: 'purchaseRefundReasons.includes(reason)',
      without: 'reason',
      tests: ['apps/api/src/features/sales/refunds/refunds.test.ts'],
      only: 'as long as before',
    },
  ],
  "A forged notification, or somebody else's payment with our reference": [
    {
      defence: 'a payment with our reference that we did not begin settles nothing',
      file: notifications,
      text: 'if (owner?.provider !== provider || owner.provider_payment_id !== null) return undefined;',
      without:
        'if (owner?.provider !== provider) return undefined; if (owner.provider_payment_id !== null) return owner;',
      tests: providerMoney,
    },
    {
      defence: 'nor does it while we have not heard the id of ours',
      file: notifications,
      text: 'return begun.providerPaymentId === providerPaymentId ? owner : undefined;',
      without: 'return begun.providerPaymentId ? owner : undefined;',
      tests: providerMoney,
    },
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
      file: 'apps/api/src/features/sales/payments/providers/stripe/stripe-provider.ts',
      text: "return stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', secret);",
      without: 'return JSON.parse(secret && body.toString());',
      tests: providers,
    },
    {
      defence: 'a notification of YooKassa comes from YooKassa',
      file: 'apps/api/src/features/sales/payments/providers/yookassa/yookassa-provider.ts',
      text: "if (!isSender(remoteAddress)) return { kind: 'refused', reason: 'sender_unknown' };",
      without: '',
      tests: providers,
    },
  ],
  'Money back that nobody owes: tickets given back twice, too late, or though the performance is what was bought':
    [
      {
        defence: 'money that went back at the provider is not given back once more',
        file: 'apps/api/src/features/sales/refunds/refund-order.service.ts',
        text: "request.kind === 'performance' && (await hasUnclearRefund(tx, order))",
        without: 'order === undefined',
        tests: returns,
      },
      {
        defence: 'an order with a good ticket is not over',
        file: 'apps/api/src/features/sales/refunds/refund.service.ts',
        text: ' && !(await hasGoodTickets(locked))',
        without: '',
        tests: returns,
      },
      {
        defence: 'tickets are given back only where a performance is not what was bought',
        file: 'apps/api/src/features/sales/refunds/return-tickets.service.ts',
        text: "if (!offers.some((offer) => offer.performanceId === performanceId))\n    return refuse({ kind: 'return-closed' });",
        without: '',
        tests: returns,
      },
      {
        defence: 'tickets of a moved performance are given back in time',
        file: 'packages/domain/src/order/ticket-return.ts',
        text: 'return now < until ? { until } : undefined;',
        without: 'return { until };',
        tests: ['packages/domain/src/order/ticket-return.test.ts'],
      },
      {
        defence: 'only good tickets are given back',
        file: 'apps/api/src/features/sales/refunds/refund-order.service.ts',
        text: 'filter(({ revoked_at }) => revoked_at === null);\n  const kept',
        without: 'filter(() => true);\n  const kept',
        tests: returns,
      },
    ],
  'An import moves a performance, postpones or cancels it, after tickets were sold': [
    {
      defence: 'whoever has a ticket of a changed performance is told',
      file: 'apps/api/src/features/catalogue/import/import-catalogue.service.ts',
      text: 'await enqueuePerformanceChanges(tx, changed, now);',
      without: '',
      tests: notices,
    },
    {
      defence: 'a change rests before anybody is told',
      file: 'apps/api/src/features/catalogue/import/performance-changes.queries.ts',
      text: '${new Date(at.getTime() + restMs)}',
      without: '${at}',
      tests: notices,
    },
    {
      defence: 'nobody is told twice',
      file: 'apps/api/src/features/sales/outbox/outbox.service.ts',
      text: 'await recordNotices(deps, order, announced);',
      without: '',
      tests: notices,
    },
    {
      defence: 'a calendar knows the newer entry',
      file: 'apps/api/src/features/catalogue/import/write-catalogue.queries.ts',
      text: 'set revision = revision + 1',
      without: 'set revision = revision',
      tests: ['apps/api/src/features/sales/tickets/moved-performance.test.ts'],
    },
  ],
  'A forged or altered ticket': [
    {
      defence: 'a ticket is signed, all of it',
      file: 'apps/api/src/features/sales/tickets/code/ticket-code.ts',
      text: "if (!isSignedBy(key, signed, signature)) return { kind: 'forged' };",
      without: '',
      tests: tickets,
    },
    {
      defence: 'the keys that sign are kept from others',
      file: 'apps/api/src/features/sales/tickets/keys/key-ring.ts',
      text: '{ mode: 0o600 }',
      without: '{ mode: 0o644 }',
      tests: tickets,
    },
    {
      defence: 'keys are published without their secret',
      file: 'apps/api/src/features/sales/tickets/keys/ticket-key.ts',
      text: "public: { kty: 'OKP', crv, kid: keyName(id), x },",
      without: "public: { ...jwk, kty: 'OKP', crv, kid: keyName(id), x },",
      tests: tickets,
    },
  ],
  'A ticket that was given back or never sold, or one for another performance': [
    {
      defence: 'a ticket whose money was given back opens no door',
      file: admission,
      text: "if (performance.revoked.has(number)) return 'revoked';",
      without: '',
      tests: ['packages/domain/src/tickets/admission.test.ts'],
    },
    {
      defence: 'a ticket that was never sold opens no door, though our key signed it',
      file: admission,
      text: "if (!performance.issued.has(number)) return 'not-issued';",
      without: '',
      tests: ['packages/domain/src/tickets/admission.test.ts'],
    },
    {
      defence: 'a ticket is good on the evening that its performance was moved to',
      file: 'apps/api/src/features/sales/tickets/tickets.service.ts',
      text: 'const { started_at: startsAt, status, is_revoked } = row;',
      without: "const { status, is_revoked } = row;\n  const startsAt = new Date('2026-12-18T16:00:00Z');",
      tests: ['apps/api/src/features/sales/tickets/moved-performance.test.ts'],
      only: 'moved to',
    },
  ],
  'Two buyers for one seat': [
    {
      defence: 'a seat that somebody has is taken from nobody',
      file: 'apps/api/src/database/functions/take-seat.sql',
      text: "\n  where stock.expires_at <= excluded.held_at\n    or (stock.state = 'held' and stock.owner = excluded.owner);",
      without: ';',
      tests: race,
      only: 'for 1,000 seats',
    },
    {
      defence: 'a place that somebody is taking is picked by nobody',
      file: 'apps/api/src/database/functions/take-units.sql',
      text: '          limit wanted\n          for update skip locked))',
      without: '          limit wanted))',
      tests: race,
      only: 'places of one zone',
    },
  ],
};
