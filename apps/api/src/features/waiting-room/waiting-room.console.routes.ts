import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import type { Db } from '../../database/connect.ts';
import { setRoomPace, turnRoomOff, turnRoomOn } from './room-commands.service.ts';
import { showWaitingRoom } from './show-waiting-room.service.ts';

export function addWaitingRoomConsoleRoutes(
  router: ConsoleRouter,
  { db, now }: { readonly db: Db; readonly now: () => Date },
): void {
  router.read(consoleReads.showWaitingRoom, 'everybody', (actor, query) =>
    showWaitingRoom(db, actor, query, now()),
  );
  router.command(turnRoomOn);
  router.command(turnRoomOff);
  router.command(setRoomPace);
}
