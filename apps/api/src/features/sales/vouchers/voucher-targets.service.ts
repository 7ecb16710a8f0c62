import type { VoucherBatch } from '@parterre/contracts/console/vouchers';
import type { Area } from '@parterre/domain/staff/scope';
import type { NewBatch, TargetRow } from './voucher-console.queries.ts';

type Bound = Pick<NewBatch, 'event_ids' | 'performance_ids'>;

/** Where a role must count that allows something with these vouchers: for all that they are for. */
export function batchArea(
  { event_ids: eventIds, performance_ids: performanceIds }: Bound,
  rows: readonly TargetRow[],
): Area {
  if (eventIds === null && performanceIds === null) return { kind: 'house' };
  const own = rows.filter(({ event_id, performance_id }) =>
    performanceIds === null ? eventIds?.includes(event_id) : performanceIds.includes(performance_id),
  );
  const byEvent = Map.groupBy(own, ({ event_id }) => event_id);
  return {
    kind: 'events',
    events: [...byEvent].map(([eventId, of]) => ({
      eventId,
      placeIds: [...new Set(of.map(({ place_id }) => place_id))],
    })),
  };
}

/** What they count for, in words; null for all. */
export function describeTargets(
  { event_ids: eventIds, performance_ids: performanceIds }: Bound,
  rows: readonly TargetRow[],
): NonNullable<VoucherBatch['targets']> | null {
  if (performanceIds !== null)
    return performanceIds.flatMap((id) => {
      const row = rows.find(({ performance_id }) => performance_id === id);
      return row ? [toTarget(row, row.performance_id)] : [];
    });
  if (eventIds === null) return null;
  return eventIds.flatMap((id) => {
    const row = rows.find(({ event_id }) => event_id === id);
    return row ? [toTarget(row, null)] : [];
  });
}

const toTarget = ({ event_id, title, started_text }: TargetRow, performanceId: number | null) => ({
  event_id,
  title: title ?? String(event_id),
  performance_id: performanceId,
  started_at: performanceId === null ? null : started_text,
});
