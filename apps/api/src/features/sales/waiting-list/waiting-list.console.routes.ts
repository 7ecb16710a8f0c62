import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../../commands/console-router.ts';
import { type LineDeps, listWaiting, readLine } from './show-line.service.ts';
import { endAllotment, endWish } from './waiting-list-commands.service.ts';

export function addWaitingListConsoleRoutes(router: ConsoleRouter, deps: LineDeps): void {
  // Whose roles count for one event sees who waits for that.
  router.read(consoleReads.listWaiting, 'everybody', (actor, query) => listWaiting(deps.db, actor, query));
  router.read(consoleReads.readLine, 'everybody', (actor, query) => readLine(deps, actor, query));
  router.command(endWish);
  router.command(endAllotment);
}
