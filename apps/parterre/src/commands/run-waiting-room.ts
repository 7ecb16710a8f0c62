import { turnRoomOff, turnRoomOn } from '@parterre/api/features/waiting-room/room-commands.service';
import { findRoomByPerformance } from '@parterre/api/features/waiting-room/waiting-rooms.service';
import { StartFault } from '@parterre/api/start-fault';
import { print } from '../print.ts';
import { runAsOperator } from './run-as-operator.ts';
import { withDatabase } from './with-database.ts';

const reason = 'entered on the command line';

/** `waiting-room on|off PERFORMANCE`: the switch for when the console cannot be reached. */
export async function runWaitingRoom([what = '', id = '', ...more]: readonly string[]): Promise<number> {
  const performanceId = Number(id);
  if (
    !['on', 'off'].includes(what) ||
    !Number.isSafeInteger(performanceId) ||
    performanceId < 1 ||
    more.length > 0
  )
    throw new StartFault('Say on or off, and of which performance: npm run parterre -- waiting-room on 12');
  return withDatabase(async (db) => {
    if (what === 'on') {
      const input = { performance_id: performanceId, scope: 'opening' } as const;
      const { room_id } = await runAsOperator(db, turnRoomOn, { input, reason });
      print(`Waiting room ${room_id} is on.`);
      return 0;
    }
    const room_id = await findRoomByPerformance(db, performanceId);
    if (room_id === undefined) throw new StartFault('Its sale has no waiting room.');
    await runAsOperator(db, turnRoomOff, { input: { room_id }, reason });
    print(`Waiting room ${room_id} is off.`);
    return 0;
  });
}
