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
const transfers = ['apps/api/src/features/sales/transfers/transfers.test.ts'];
const handingOn = 'apps/api/src/features/sales/transfers/transfer-ticket.service.ts';
const paidExchange = ['apps/api/src/features/sales/moving/paid-exchange.test.ts'];
const givenBack = ['apps/api/src/features/sales/refunds/give-back-tickets.test.ts'];
const givingBack = 'apps/api/src/features/sales/refunds/give-back-tickets.service.ts';
const vouchers = ['apps/api/src/features/sales/vouchers/vouchers.test.ts'];
const voucherStock = [
  'apps/api/src/features/sales/vouchers/voucher-stock.test.ts',
  'packages/domain/src/vouchers/voucher-stock.test.ts',
];
const bundles = [
  'apps/api/src/features/sales/bundles/bundles.test.ts',
  'packages/domain/src/bundles/bundle-return.test.ts',
];
const redeeming = 'apps/api/src/database/functions/redeem-vouchers.sql';
const giftCards = ['apps/api/src/features/sales/gift-cards/gift-cards.test.ts'];
const race = ['apps/api/test/race.test.ts'];
const settlement = 'packages/domain/src/order/settlement.ts';
const settling = 'apps/api/src/features/sales/payments/settle.service.ts';
const sandbox = 'apps/api/src/features/sales/payments/providers/sandbox/sandbox-provider.ts';

/** Money, tickets and seats: nobody pays wrongly, forges a ticket or shares a seat. */
export const moneyControls: Controls = {
  'A ticket that two people have: handed on and kept, used and then given back': [
    {
      defence: 'a ticket is made anew for whoever gets it',
      file: handingOn,
      text: 'const made = await replaceTicket(deps, locked, ticket);',
      without: 'const made = ticket;',
      tests: transfers,
    },
    {
      defence: 'the buyer does not see the code of a ticket that was handed on',
      file: 'apps/api/src/features/sales/show-order.service.ts',
      text: '...(holder && { code: null }),',
      without: '',
      tests: transfers,
    },
    {
      defence: 'the documents of the buyer have no ticket that was handed on',
      file: 'apps/api/src/features/sales/documents/order-documents.service.ts',
      text: 'revoked_at === null && !holders.has(id)',
      without: 'revoked_at === null && Boolean(id)',
      tests: transfers,
    },
    {
      defence: 'what somebody was let in with changes hands no more',
      file: handingOn,
      text: 'isUsed: await isUsed(tx, ticket),',
      without: 'isUsed: false,',
      tests: transfers,
    },
    {
      defence: 'whoever had a ticket that is good no more is told',
      file: 'apps/api/src/features/sales/transfers/holders.service.ts',
      text: "for (const transfer of ended) enqueueHolderMail(locked, 'ticket_withdrawn', transfer);",
      without: 'void ended;',
      tests: transfers,
    },
    {
      defence: 'a ticket that somebody else has is not given back',
      file: givingBack,
      text: 'holders.has(id) || used.has(number)',
      without: 'used.has(number) && holders.has(id)',
      tests: givenBack,
    },
    {
      defence: 'what comes back is what was shown',
      file: givingBack,
      text: "if (fromWire(expectedAmount, order.currency).amountMinor !== quoted) return { kind: 'refund-changed' };",
      without: '',
      tests: givenBack,
    },
    {
      defence: 'a ticket that somebody else has is not exchanged',
      file: 'apps/api/src/features/sales/moving/exchangeable.service.ts',
      text: '!holders.has(id) && !used.has(number)',
      without: '!used.has(number) && Boolean(id)',
      tests: ['apps/api/src/features/sales/moving/exchange-tickets.test.ts'],
    },
    {
      defence: 'an exchange that nobody paid in time frees its seats',
      file: 'apps/api/src/features/sales/payments/sweep-payments.service.ts',
      text: 'expireNextExchange, ',
      without: '',
      tests: paidExchange,
    },
    {
      defence: 'money for an exchange is no money for its order',
      file: 'apps/api/src/features/sales/payments/settle.service.ts',
      text: 'if (exchange) return settleExchange(',
      without: 'if (exchange && received.amountMinor < 0) return settleExchange(',
      tests: paidExchange,
    },
    {
      defence: 'a payment of an exchange that waits is asked after, not given up',
      file: 'apps/api/src/features/sales/payments/refresh-payments.service.ts',
      text: '(await findPaidExchange(deps.db, order, payment)) ?? order',
      without: 'order',
      tests: paidExchange,
    },
    {
      defence: 'money that comes after the end of an exchange goes back',
      file: 'packages/domain/src/order/exchange-payment.ts',
      text: "state === 'awaiting_payment' && isPossible ?",
      without: 'isPossible ?',
      tests: ['packages/domain/src/order/exchange-payment.test.ts'],
    },
    {
      defence: 'nothing is given back once codes open doors',
      file: 'apps/api/src/features/sales/refunds/return-rule.service.ts',
      text: ' || now.getTime() >= started_at.getTime() - opensBeforeMs',
      without: '',
      tests: givenBack,
    },
    {
      defence: 'an entry that was heard of too late is a conflict',
      file: 'packages/domain/src/door/find-conflicts.ts',
      text: 'Math.max(at, heardAt + sameMomentMs)',
      without: 'at',
      tests: ['packages/domain/src/door/find-conflicts.test.ts'],
    },
  ],
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
  'A gift card is spent twice, or spent and given back, or its code is learned by others': [
    {
      defence: 'a card that was given back pays nothing',
      file: 'apps/api/src/features/sales/payments/certificates.service.ts',
      text: 'found.revoked_at || found.currency',
      without: 'found.currency',
      tests: giftCards,
    },
    {
      defence: 'a card goes back only while nothing of it was spent',
      file: 'packages/domain/src/gift-cards/gift-card-refund.ts',
      text: "  if (leftMinor + revokedMinor < amountMinor) return 'spent';\n",
      without: '',
      tests: ['packages/domain/src/gift-cards/gift-card-refund.test.ts'],
    },
    {
      defence: 'a card whose money failed to go back is given back once more',
      file: 'packages/domain/src/gift-cards/gift-card-refund.ts',
      text: 'leftMinor + revokedMinor < amountMinor',
      without: 'leftMinor < amountMinor',
      tests: ['packages/domain/src/gift-cards/gift-card-refund.test.ts'],
    },
    {
      defence: 'what comes back to a card whose buyer has had the money is not spent again',
      file: 'apps/api/src/features/sales/payments/certificates.service.ts',
      text: '  if (found.revoked_at) await revokeCertificate(',
      without: '  if (found.revoked_at && amount_minor < 0) await revokeCertificate(',
      tests: giftCards,
    },
    {
      defence: 'a card buys no other',
      file: 'apps/api/src/features/sales/payments/start-payment.service.ts',
      text: ' || (isGiftCard(order) && !buysGiftCards(method))',
      without: '',
      tests: giftCards,
    },
    {
      defence: 'a card that was given back is delivered to nobody',
      file: 'apps/api/src/features/sales/gift-cards/gift-card-mail.service.ts',
      text: "  if (kind === 'gift_card' && card.revoked_at) return 'order_moved_on';\n",
      without: '',
      tests: giftCards,
    },
    {
      defence: 'the words on a card lead nowhere',
      file: 'packages/domain/src/gift-cards/check-gift-card.ts',
      text: "link.test(greeting) ? 'contains_link' : undefined",
      without: 'undefined',
      tests: ['packages/domain/src/gift-cards/check-gift-card.test.ts'],
    },
  ],
  'A code is found by guessing, or takes off more often or more than the house has given': [
    {
      defence: 'codes that one visitor tries are limited',
      file: 'apps/api/src/plugins/rate-limits.ts',
      text: "if (verdicts.every((kind) => kind === 'within')) return done();",
      without: 'if (verdicts.length >= 0) return done();',
      tests: vouchers,
    },
    {
      defence: 'a code has as many uses as it was given',
      file: redeeming,
      text: ' or uses >= max_uses',
      without: '',
      tests: vouchers,
    },
    {
      defence: 'a code has the budget that it was given',
      file: redeeming,
      text: ' or spent_minor + given.minor > budget_minor',
      without: '',
      tests: vouchers,
    },
    {
      defence: 'a code that takes nothing off is not passed over',
      file: drafting,
      text: "applied.verdicts.find((verdict) => verdict.kind === 'refused')",
      without: 'undefined as { typed: string; reason: never } | undefined',
      tests: vouchers,
    },
  ],
  'A place that is kept for whoever has a code is had by others, or without the code': [
    {
      defence: 'a withheld seat is opened only by its code',
      file: 'apps/api/src/database/functions/take-seat.sql',
      text: ' and stock.opened_by = any(batches)',
      without: '',
      tests: voucherStock,
    },
    {
      defence: 'a code that ends while a seat is being taken opens nothing',
      file: 'apps/api/src/database/functions/change-basket.sql',
      text: 'if not array(select jsonb_array_elements_text(value)::uuid from jsonb_each(opened)) <@ open_batches(keys, at) then',
      without: 'if false then',
      tests: voucherStock,
    },
    {
      defence: 'what a code opened is ordered with that code',
      file: 'packages/domain/src/vouchers/voucher-stock.ts',
      text: 'openedBy.some((batch) => !counting.get(id)?.includes(batch))',
      without: 'openedBy.some((batch) => batch === id)',
      tests: voucherStock,
    },
    {
      defence: 'late money takes again what its codes had opened',
      file: 'apps/api/src/database/functions/retake-stock.sql',
      text: "at, 'infinity', xid, batches) then",
      without: "at, 'infinity', xid, '{}') then",
      tests: voucherStock,
    },
  ],
  'Tickets bought together are held in part, or bring back more than was paid for them': [
    {
      defence:
        'seats of a bundle are held in one transaction, which is rolled back when one of them is somebody else’s',
      file: 'apps/api/src/features/basket/hold-together.service.ts',
      text: "written.kind === 'unavailable' || missed.size > 0",
      without: "written.kind === 'unavailable'",
      tests: bundles,
    },
    {
      defence: 'what a part of it brings is counted from what is booked for all of it',
      file: 'packages/domain/src/bundles/bundle-return.ts',
      text: 'Math.max(0, keptMinor - worth)',
      without: 'sum(returned.map(({ priceMinor }) => priceMinor))',
      tests: bundles,
    },
    {
      defence: 'what the house does not play comes back, though another date of its event is played',
      file: 'apps/api/src/features/sales/refunds/return-bundle.service.ts',
      text: "sold === 'whole' && lostPerformanceId !== undefined ? 'share' : sold",
      without: 'sold',
      tests: ['apps/api/src/features/sales/refunds/return-bundle.test.ts'],
    },
    {
      defence: 'a bundle that goes back whole is not given back in parts',
      file: 'packages/domain/src/bundles/bundle-return.ts',
      text: 'looseTickets(remaining, items).length > before',
      without: 'before < 0',
      tests: bundles,
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
      text: "if (!received || apply(paymentTransitions, payment.state, event).kind !== 'applied') return [];",
      without: 'if (!received) return [];',
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
        text: 'isByBuyer && (await hasUnclearRefund(tx, order))',
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
      text: "\n  where stock.expires_at <= excluded.held_at\n    or (stock.state = 'held' and stock.owner = excluded.owner)\n    or (stock.state = 'withheld' and stock.opened_by = any(batches));",
      without: ';',
      tests: race,
      only: 'for 1,000 seats',
    },
    {
      defence: 'a place that somebody is taking is picked by nobody',
      file: 'apps/api/src/database/functions/take-units.sql',
      text: '          limit wanted - cardinality(opened)\n          for update skip locked))',
      without: '          limit wanted - cardinality(opened)))',
      tests: race,
      only: 'places of one zone',
    },
  ],
};
