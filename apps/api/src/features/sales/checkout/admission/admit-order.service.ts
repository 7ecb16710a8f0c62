import {
  combineInvoiceOffers,
  exceedsInvoiceShare,
  invoiceDueMs,
  invoiceOffer,
} from '@parterre/domain/order/invoice-terms';
import { findReachedLimit, type OpenOrders } from '@parterre/domain/order/open-orders';
import type { Tx } from '../../../../database/connect.ts';
import { addressSpellings, canonicalAddress } from '../../order/canonical-address.ts';
import type { OrderLineRecord, OrderRecord } from '../../order/order-record.ts';
import { type Refused, refuse } from '../../order/order-refusal.ts';
import { updateWantsInvoice } from '../../order/orders.queries.ts';
import type { SaleDeps } from '../../sale-deps.ts';
import type { NewOrder } from '../place-order.queries.ts';
import {
  countOpenInvoices,
  countOpenOrders,
  lockNames,
  selectCapacity,
  selectInvoicePerformances,
} from './admission.queries.ts';

/** How much may be kept from others without being paid. */
type AdmissionRules = Pick<SaleDeps, 'openOrderLimits' | 'invoiceTerms' | 'landingId'>;

export type Admitted = { readonly kind: 'admitted'; readonly expiresAt: Date } | Refused;

/**
 * Whether an order may be placed, and until when it may wait. Nobody places another for the same owner, nor by invoice for
 * the same performances, until the transaction ends: however many come at once, each is counted before the next.
 */
export async function admitOrder(
  tx: Tx,
  rules: AdmissionRules,
  order: NewOrder,
  lines: readonly OrderLineRecord[],
): Promise<Admitted> {
  const { basket_id, email, visitor, wants_invoice, created_at, expires_at } = order;
  const owners = [`basket ${basket_id}`, `email ${canonicalAddress(email)}`, ...addressNames(visitor)];
  lockNames(tx, wants_invoice ? [...owners, ...performanceNames(lines)] : owners);
  const open = await countOpenOrders(tx, order, addressSpellings(email));
  const refused = refuseBeyond(rules, open, wants_invoice);
  if (refused) return refused;
  if (!wants_invoice) return { kind: 'admitted', expiresAt: expires_at };
  return admitPerformances(tx, rules, { lines, created_at, at: created_at });
}

/** The same for an order that is there and is to be paid by invoice: it then keeps its seats as long. One that was placed so has been admitted. */
export async function admitToInvoice(tx: Tx, rules: AdmissionRules, order: OrderRecord): Promise<Admitted> {
  const { id, lines, visitor, wants_invoice, expires_at } = order;
  if (wants_invoice) return { kind: 'admitted', expiresAt: expires_at };
  // An order that an operator has opened again is nobody's attempt to keep seats.
  lockNames(tx, [...addressNames(visitor), ...performanceNames(lines)]);
  const addressInvoices = visitor === null ? 0 : await countOpenInvoices(tx, visitor);
  const open = { browser: 0, email: 0, address: 0, addressInvoices };
  const admitted = refuseBeyond(rules, open, true) ?? (await admitPerformances(tx, rules, order));
  if (admitted.kind === 'admitted') await updateWantsInvoice(tx, id);
  return admitted;
}

/** The same for what is sold at the counter, where nobody is counted: whoever sells there sees whom to. A look, which keeps nobody waiting. */
export const previewInvoiceAtCounter = (
  tx: Tx,
  rules: AdmissionRules,
  lines: readonly OrderLineRecord[],
  at: Date,
): Promise<Admitted> => admitPerformances(tx, rules, { lines, created_at: at, at });

/** To be asked when the order has its seats, as on the web: two who want both wait for them in the same sequence. */
export function admitInvoiceAtCounter(
  tx: Tx,
  rules: AdmissionRules,
  lines: readonly OrderLineRecord[],
  at: Date,
): Promise<Admitted> {
  lockNames(tx, performanceNames(lines));
  return previewInvoiceAtCounter(tx, rules, lines, at);
}

function refuseBeyond(
  { openOrderLimits }: AdmissionRules,
  open: OpenOrders,
  isByInvoice: boolean,
): Refused | undefined {
  const reached = findReachedLimit(open, openOrderLimits, isByInvoice);
  return reached && refuse({ kind: 'too-many-open-orders', owner: reached.owner, limit: reached.limit });
}

const addressNames = (visitor: string | null) => (visitor === null ? [] : [`address ${visitor}`]);
const performanceNames = (lines: readonly OrderLineRecord[]) =>
  lines.map(({ performance_id }) => `invoices of performance ${performance_id}`);

/** Whether all that an order is for may be ordered by invoice, as the catalogue has it today, and until when it is to be paid. */
async function admitPerformances(
  tx: Tx,
  { invoiceTerms, landingId }: AdmissionRules,
  { lines, created_at, at }: Pick<OrderRecord, 'lines' | 'created_at' | 'at'>,
): Promise<Admitted> {
  const linesByPerformance = Map.groupBy(lines, ({ performance_id }) => performance_id);
  const rows = await selectInvoicePerformances(tx, [...linesByPerformance.keys()], landingId);
  const starts = rows.map(({ started_at }) => started_at.getTime());
  const offers = rows.map(({ is_offered, started_at }) =>
    invoiceOffer({ isOffered: is_offered, startsAtMs: started_at.getTime() }, at.getTime(), invoiceTerms),
  );
  const offer = rows.length < linesByPerformance.size ? 'not_offered' : combineInvoiceOffers(offers);
  if (offer !== 'available') return refuse({ kind: 'acquisition-unavailable', reason: offer });
  for (const { event_id, performance_id, unpaid } of rows) {
    const added = (linesByPerformance.get(performance_id) ?? []).reduce((sum, { count }) => sum + count, 0);
    const capacity = await selectCapacity(tx, event_id, performance_id);
    if (exceedsInvoiceShare({ capacity, unpaid, added }, invoiceTerms))
      return refuse({ kind: 'acquisition-unavailable', reason: 'share_reached' });
  }
  return { kind: 'admitted', expiresAt: new Date(invoiceDueMs(created_at.getTime(), starts)) };
}
