import { listSeats } from '@parterre/domain/seats/plan/list-seats';
import type { SeatOwnership } from '@parterre/domain/seats/withholding';
import { queueAuditEntry } from '../../../commands/commands.queries.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import type { PlanLibrary } from '../plan-cache.service.ts';
import { announceSeats } from './announce-seats.service.ts';
import {
  forgetWithholding,
  freeWithheldSeats,
  lockSeats,
  type PerformanceKey,
  selectDuePerformances,
  selectStaffPerformance,
  selectWithheldSeats,
} from './withholding.queries.ts';

export interface ReleaseDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly plans: PlanLibrary;
}

/** Puts on sale what was withheld until a time that has come. To be called every second or so, by any number of processes. */
export async function releaseDueSeats({ db, now, plans }: ReleaseDeps): Promise<void> {
  const at = now();
  const faults: unknown[] = [];
  // One performance whose turn fails keeps no other from its own.
  for (const { event_id: eventId, performance_id: performanceId } of await selectDuePerformances(db, at))
    await db
      .transaction((tx) => releaseDue(tx, plans, { eventId, performanceId }, at))
      .catch((fault) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}

async function releaseDue(tx: Tx, plans: PlanLibrary, performance: PerformanceKey, at: Date): Promise<void> {
  const readDue = async () =>
    (await selectWithheldSeats(tx, performance)).flatMap(({ seat, release_at }) =>
      release_at && release_at <= at ? [seat] : [],
    );
  // Locked as operators lock them, then read again: one of them may have prolonged it meanwhile.
  const locked = await lockSeats(tx, performance, await readDue(), at);
  const due = new Set(await readDue());
  const inState = (wanted: SeatOwnership) =>
    locked.flatMap(({ seat, ownership }) => (ownership === wanted && due.has(seat) ? [seat] : []));
  await forgetWithholding(tx, performance, inState('sold'));
  const seats = inState('withheld');
  if (seats.length === 0) return;
  const row = await selectStaffPerformance(tx, performance.performanceId);
  const plan = row?.plan_hash ? await plans.read(row.plan_hash) : undefined;
  const listed = plan ? listSeats(plan, seats) : seats.map(String);
  await freeWithheldSeats(tx, performance, seats, at);
  await announceSeats(tx, [performance]);
  queueAuditEntry(tx, {
    at,
    actor: { kind: 'command_line', name: 'Parterre' },
    command: 'seats.release',
    subject: `performance:${performance.performanceId}`,
    reason: 'the time of release has come',
    before: { withheld: listed },
    after: { on_sale: listed },
    requestId: null,
  });
}
