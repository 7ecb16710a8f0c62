import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import { type DeviceDeps, endDoorDevice, pairDoorDevice } from './devices.service.ts';
import { saveDoors } from './doors.service.ts';
import { letIn, setReEntry, undoScan } from './scan-commands.service.ts';
import { type ShowDoorDeps, showDoor } from './show-door.service.ts';

export function addDoorConsoleRoutes(router: ConsoleRouter, deps: DeviceDeps & ShowDoorDeps): void {
  const { now, plans } = deps;
  router.read(consoleReads.showDoor, 'everybody', (actor, query) => showDoor(deps, actor, query, now()));
  router.command(saveDoors);
  router.command(pairDoorDevice(deps));
  router.command(endDoorDevice);
  router.command(setReEntry);
  router.command(letIn(plans));
  router.command(undoScan);
}
