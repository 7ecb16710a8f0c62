import type {
  FoundOrders,
  ListedOrder,
  ListedPerformance,
  OrderQuery,
  PerformanceQuery,
} from '@parterre/contracts/console/orders';
import { type OrderSearch, parseOrderSearch } from '@parterre/domain/order/order-search';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import {
  countLines,
  type FoundOrderRow,
  isByPayment,
  type OrdersWanted,
  selectIdByNumber,
  selectIdsByProvider,
  selectIdsBySeat,
  selectIdsByTicket,
  selectNearPerformances,
  selectOrdersPage,
} from './find-orders.queries.ts';

export type Wanted = Pick<
  OrderQuery,
  | 'search'
  | 'state'
  | 'event_id'
  | 'performance_id'
  | 'paid_since'
  | 'paid_until'
  | 'sort'
  | 'after'
  | 'limit'
>;

/** One page of what somebody looks for; `next` says where the following begins. */
export async function findOrders(db: Db | Tx, query: Wanted): Promise<FoundOrders> {
  const { limit } = query;
  const wanted = await resolve(db, query);
  // One more than is shown says whether there is a next page.
  const found = await selectOrdersPage(db, { ...wanted, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const next = isByPayment(wanted) ? last?.paid_entry : last?.number;
  return {
    results: shown.map(toListedOrder),
    next: found.length > limit ? (next ?? null) : null,
  };
}

/** So many are fetched and sorted in less time than it takes to look for them one by one. */
const maxNarrow = 5000;

/** A key of its own is taken for what it is; all else is looked for among what people remember. */
async function resolve(db: Db | Tx, query: Wanted): Promise<OrdersWanted> {
  const search = parseOrderSearch(query.search ?? '');
  const ids = await findByKey(db, query, search);
  const { event_id: eventId, performance_id: performanceId } = query;
  const lines =
    eventId === undefined ? 0 : await countLines(db, { eventId, performanceId, max: maxNarrow + 1 });
  return {
    ids: ids.length > 0 ? ids : undefined,
    words: search.words,
    state: query.state,
    eventId,
    performanceId,
    isNarrow: lines <= maxNarrow,
    paidSince: query.paid_since,
    paidUntil: query.paid_until,
    sort: query.sort,
    after: query.after,
    limit: query.limit,
  };
}

async function findByKey(
  db: Db | Tx,
  { event_id: eventId, performance_id: performanceId }: Wanted,
  { orderNumber, ticketNumber, providerId, seat }: OrderSearch,
): Promise<readonly string[]> {
  if (seat && eventId !== undefined && performanceId !== undefined) {
    const seated = await selectIdsBySeat(db, { ...seat, eventId, performanceId });
    if (seated.length > 0) return seated;
  }
  const found = [
    orderNumber === undefined ? [] : await selectIdByNumber(db, orderNumber),
    ticketNumber === undefined ? [] : await selectIdsByTicket(db, ticketNumber),
    providerId === undefined ? [] : await selectIdsByProvider(db, providerId),
  ];
  return found.flat();
}

const toListedOrder = (row: FoundOrderRow): ListedOrder => ({
  id: row.id,
  number: row.number,
  state: row.state,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  name: row.name,
  email: row.email,
  phone: row.phone,
  channel: row.channel,
  tickets: row.tickets,
  event: row.event,
  started_at: row.started_at,
  performances: row.performances,
  total: wireAmount(row.total_minor, row.currency),
  currency_code: row.currency,
});

const maxPerformances = 200;
const lookBackMs = 24 * 3_600_000;

/** For whoever narrows a search down: what is played from yesterday on, or all of an event. */
export async function listPerformances(
  db: Db,
  { event_id: eventId, lang = 'ru' }: PerformanceQuery,
  at: Date,
): Promise<{ results: ListedPerformance[] }> {
  const since = new Date(at.getTime() - lookBackMs);
  return {
    results: [...(await selectNearPerformances(db, { since, lang, eventId, limit: maxPerformances }))],
  };
}
