import type { Control } from '../control.ts';

const openOrders = ['apps/api/src/features/sales/checkout/admission/open-orders.test.ts'];
const freeTickets = ['apps/api/src/features/sales/checkout/admission/free-tickets.test.ts'];
const invoices = ['apps/api/src/features/sales/checkout/admission/invoices.test.ts'];
const admission = 'apps/api/src/features/sales/checkout/admission/';

/** What orders keep from others that nobody has paid. */
export const unpaidControls: readonly Control[] = [
  {
    defence: 'only so many orders of one owner wait to be paid',
    file: `${admission}admit-order.service.ts`,
    text: 'if (refused) return refused;',
    without: '',
    tests: openOrders,
  },
  {
    defence: 'orders of one owner are counted one after another',
    file: `${admission}admission.queries.ts`,
    text: 'select pg_advisory_xact_lock(key)',
    without: 'select key',
    tests: openOrders,
    only: 'of fifty who order',
  },
  {
    defence: 'a household of IPv6 is one owner of orders',
    file: 'apps/api/src/visitor-api.ts',
    text: 'visitorMark: (ip: string) => visitorMark(secret, ip),',
    without: 'visitorMark: (ip: string) => visitorMark(secret, `exactly ${ip}`),',
    tests: openOrders,
    only: 'household',
  },
  {
    defence: 'what costs nothing is admitted too',
    file: 'apps/api/src/features/sales/checkout/place-order.service.ts',
    text: ': admitFreeOrder(tx, deps.freeTickets, order, lines);',
    without: ": Promise.resolve({ kind: 'admitted', expiresAt: order.expires_at });",
    tests: freeTickets,
  },
  {
    defence: 'free tickets of one owner are counted one after another',
    file: `${admission}admit-free-order.service.ts`,
    text: 'names.map((name) => `free tickets of ${name}`),',
    without: 'names.map(() => crypto.randomUUID()),',
    tests: freeTickets,
  },
  {
    defence: 'an alias of a mailbox gets no free tickets of its own',
    file: `${admission}admit-free-order.service.ts`,
    text: 'mailboxName(canonicalAddress(email))',
    without: '(mailboxName(canonicalAddress(email)), canonicalAddress(email))',
    tests: freeTickets,
  },
  {
    defence: 'who has taken free tickets is known by a keyed hash alone',
    file: 'apps/api/src/visitor-api.ts',
    text: 'keyedMark(secret, `free tickets of ${name}`)',
    without: '`free tickets of ${name}`',
    tests: freeTickets,
  },
  {
    defence: 'who has taken free tickets is forgotten after a day',
    file: `${admission}admission.queries.ts`,
    text: 'delete from free_tickets where ordered_at < ${before}',
    without: 'delete from free_tickets where ordered_at < ${before} and tickets < 0',
    tests: freeTickets,
  },
  {
    defence: 'invoices are taken where site and event allow them alone',
    file: `${admission}admission.queries.ts`,
    text: 'events.invoices and coalesce(landings.invoices, false) as is_offered',
    without: 'true as is_offered',
    tests: invoices,
  },
  {
    defence: 'invoices are listed for sites that take them alone',
    file: 'apps/api/src/features/sales/checkout/payment-methods.service.ts',
    text: ".filter(({ kind }) => kind !== 'invoice' || takesInvoices)",
    without: '',
    tests: ['apps/api/src/features/sales/checkout/payment-methods.test.ts'],
  },
  {
    defence: 'unpaid invoices keep no more than a share of a hall',
    file: `${admission}admit-order.service.ts`,
    text: 'if (exceedsInvoiceShare({ capacity, unpaid, added }, invoiceTerms))',
    without: 'if (capacity < 0)',
    tests: invoices,
  },
  {
    defence: 'no invoice is taken shortly before the performance',
    file: 'packages/domain/src/order/invoice-terms.ts',
    text: "return startsAtMs - nowMs < minDaysBefore * dayMs ? 'too_late' : 'available';",
    without: "return 'available';",
    tests: invoices,
  },
  {
    defence: 'an order that was placed by card is not kept for days unasked',
    file: `${admission}admit-order.service.ts`,
    text: "if (wants_invoice) return { kind: 'admitted', expiresAt: expires_at };",
    without:
      'if (expires_at) return admitPerformances(tx, { ...rules, invoices: { minDaysBefore: 0, maxSharePercent: 100 } }, order);',
    tests: [...openOrders, ...invoices],
  },
  {
    defence: 'an invoice for a performance that was moved forward ends before it',
    file: 'apps/api/src/features/sales/payments/sweep-payments.service.ts',
    text: 'await updateInvoiceEnd(deps.db, end);',
    without: 'void end;',
    tests: invoices,
  },
  {
    defence: 'production does not start where programs may order',
    file: 'apps/api/src/config.ts',
    text: 'if (!isProtected(values) && !values.ALLOW_NO_BOT_PROTECTION)',
    without: 'if (values.PORT < 0)',
    tests: ['apps/api/src/config.test.ts'],
  },
];
