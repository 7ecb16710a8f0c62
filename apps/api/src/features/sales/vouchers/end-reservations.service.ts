import { listSeats } from '@parterre/domain/seats/plan/list-seats';
import { queueAuditEntry } from '../../../commands/commands.queries.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import type { PlanLibrary } from '../../performances/plan-cache.service.ts';
import { announceSeats } from '../../performances/withholding/announce-seats.service.ts';
import {
  forgetWithholding,
  freeWithheldSeats,
  type PerformanceKey,
  selectStaffPerformance,
} from '../../performances/withholding/withheld-stock.service.ts';
import {
  freeReservedUnits,
  lockEndedReservation,
  lockOpened,
  type OpenedRow,
  queueReservationEnd,
  selectEndedReservations,
} from './voucher-stock.queries.ts';

export interface ReservationDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly plans: PlanLibrary;
}

/**
 * Puts on sale what batches reserved that have ended or expired. To be called every second or so, by any number of processes: whoever ends
 * a batch locks its codes, and holds lock codes after stock, so that it is not done there.
 */
export async function endReservations({ db, now, plans }: ReservationDeps): Promise<void> {
  const at = now();
  const faults: unknown[] = [];
  // One batch whose turn fails keeps no other from its own.
  for (const id of await selectEndedReservations(db, at))
    await db.transaction((tx) => endReservation(tx, plans, id, at)).catch((fault) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}

async function endReservation(tx: Tx, plans: PlanLibrary, id: string, at: Date): Promise<void> {
  const batch = await lockEndedReservation(tx, id, at);
  if (!batch) return;
  const { performance_id: performanceId } = batch;
  const row = await selectStaffPerformance(tx, performanceId);
  // Its performance is not in the catalogue any more, and its stock with it.
  if (!row) return queueReservationEnd(tx, id, at);
  const performance = { eventId: row.event_id, performanceId };
  const opened = await lockOpened(tx, performance, id);
  const freed = opened.filter(({ state }) => state === 'withheld');
  const sold = opened.filter(({ state }) => state === 'sold');
  if (freed.length + sold.length > 0) await giveUp(tx, performance, { id, at, freed, sold });
  // What somebody holds stays theirs: sold or given back, it is looked at again.
  if (opened.length === freed.length + sold.length) queueReservationEnd(tx, id, at);
  if (freed.length === 0) return;
  await announceSeats(tx, [performance]);
  const plan = row.plan_hash === null ? undefined : await plans.read(row.plan_hash);
  const seats = openedSeats(freed);
  const units = freed.length - seats.length;
  queueAuditEntry(tx, {
    at,
    actor: { kind: 'command_line', name: 'Parterre' },
    command: 'seats.release',
    subject: `performance:${performanceId}`,
    reason: `the vouchers are over: ${batch.name}`,
    before: null,
    after: {
      on_sale: [
        ...(plan ? listSeats(plan, seats) : seats.map(String)),
        ...(units > 0 ? [`${freed.find(({ zone }) => zone !== null)?.zone}: ${units}`] : []),
      ],
    },
    requestId: null,
  });
}

const openedSeats = (rows: readonly OpenedRow[]): number[] =>
  rows.flatMap(({ zone, unit }) => (zone === null ? [unit] : []));

interface GivenUp {
  readonly id: string;
  readonly at: Date;
  readonly freed: readonly OpenedRow[];
  readonly sold: readonly OpenedRow[];
}

async function giveUp(tx: Tx, performance: PerformanceKey, { id, at, freed, sold }: GivenUp): Promise<void> {
  await freeWithheldSeats(tx, performance, openedSeats(freed), at);
  await forgetWithholding(tx, performance, openedSeats(sold));
  await freeReservedUnits(tx, performance, { batchId: id, at });
}
