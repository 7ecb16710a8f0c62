import { queueAuditEntry } from '../../../commands/commands.queries.ts';
import type { Db } from '../../../database/connect.ts';
import { announceSeats } from './announce-seats.service.ts';
import { freeWithheldSeats, lockDueSeats, selectDuePerformances } from './withholding.queries.ts';

/** Puts on sale what was withheld until a time that has come. To be called every second or so, by any number of processes. */
export async function releaseDueSeats(db: Db, now: () => Date): Promise<void> {
  const at = now();
  for (const { event_id: eventId, performance_id: performanceId } of await selectDuePerformances(db, at))
    await db.transaction(async (tx) => {
      const performance = { eventId, performanceId };
      const seats = await lockDueSeats(tx, performance, at);
      if (seats.length === 0) return;
      await freeWithheldSeats(tx, performance, seats);
      await announceSeats(tx, [performance]);
      queueAuditEntry(tx, {
        at,
        actor: { kind: 'command_line', name: 'Parterre' },
        command: 'seats.release',
        subject: `performance:${performanceId}`,
        reason: 'the time of release has come',
        before: null,
        after: { seats },
        requestId: null,
      });
    });
}
