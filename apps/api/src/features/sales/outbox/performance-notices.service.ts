import { mailboxName } from '@parterre/domain/contact/mailbox';
import { type PerformanceChange, performanceChange } from '@parterre/domain/order/performance-change';
import { canonicalAddress } from '../order/canonical-address.ts';
import { insertTasks } from '../order/order-events.queries.ts';
import {
  type NoticeRow,
  selectBuyers,
  selectNotices,
  selectTicketHolders,
  upsertNotices,
} from '../order/order-performances.queries.ts';
import { type OrderPerformance, readPerformances } from '../order/order-performances.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import type { SaleDeps } from '../sale-deps.ts';

/** As an import of the catalogue wrote it into the outbox. */
export interface ChangedPerformance {
  readonly event_id: number;
  readonly performance_id: number;
  /** How often it has been. */
  readonly revision: number;
}

/** Has everybody told who has a ticket of a performance that was changed. */
export async function enqueueNotices(
  { db }: Pick<SaleDeps, 'db'>,
  { event_id: eventId, performance_id: performanceId, revision }: ChangedPerformance,
  at: Date,
): Promise<void> {
  const buyers = await selectBuyers(
    db,
    await selectTicketHolders(db, { eventId, performanceId }),
    performanceId,
  );
  const tasks = buyers.map(({ id, email }) => ({
    deduplicationKey: `performance_notice:${id}:${performanceId}:${revision}`,
    kind: 'performance_notice' as const,
    orderId: id,
    payload: { performance_id: performanceId },
    mailbox: mailboxName(canonicalAddress(email)),
    at,
  }));
  await insertTasks(db, tasks);
}

export interface Notice {
  readonly change: PerformanceChange;
  readonly today: OrderPerformance;
}

/** What the buyer of an order is to be told of one of its performances; undefined when that is known, or as it was. */
export async function findNotice(
  { db }: Pick<SaleDeps, 'db'>,
  order: OrderRecord,
  performanceId: number,
): Promise<Notice | undefined> {
  const today = (await readPerformances(db, order)).get(performanceId);
  if (!today) return undefined;
  const told = (await selectNotices(db, order.id)).find(
    ({ performance_id }) => performance_id === performanceId,
  );
  const before = told ? [told] : boughtPerformances(order, performanceId);
  const change = findChange(before, today, order.at);
  return change && { change, today };
}

/** To be called once a mail has said how these performances are today. */
export async function recordNotices(
  { db }: Pick<SaleDeps, 'db'>,
  order: OrderRecord,
  performances: readonly OrderPerformance[],
): Promise<void> {
  const notices = performances.map(
    ({ id, started_at, status }): NoticeRow => ({
      performance_id: id,
      started_at,
      status,
      notified_at: order.at,
    }),
  );
  if (notices.length > 0) await upsertNotices(db, order.id, notices);
}

/** Those that are not what was bought. */
export async function readChangedPerformances(
  { db }: Pick<SaleDeps, 'db'>,
  order: OrderRecord,
): Promise<OrderPerformance[]> {
  const performances = await readPerformances(db, order);
  return [...performances.values()].filter(
    (today) => findChange(boughtPerformances(order, today.id), today, order.at) !== undefined,
  );
}

type Announced = Pick<OrderPerformance, 'started_at' | 'status'>;

const announced = ({ started_at, status }: Announced) => ({ startsAt: started_at, status });

/** Seats of one performance may have come at different times, and it may have been moved in between. */
const boughtPerformances = ({ lines }: OrderRecord, performanceId: number): Announced[] =>
  lines
    .filter(({ performance_id }) => performance_id === performanceId)
    .map(({ subject }) => ({ started_at: new Date(subject.date.started_at), status: 'scheduled' }));

const findChange = (
  before: readonly Announced[],
  today: OrderPerformance,
  now: Date,
): PerformanceChange | undefined =>
  before
    .map((one) => performanceChange(announced(one), announced(today), now))
    .find((change) => change !== undefined);
