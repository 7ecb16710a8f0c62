import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import type { Db } from '../../database/connect.ts';
import { askRehearsal, stopRehearsal } from './rehearsal-commands.service.ts';
import { showRehearsals } from './show-rehearsal.service.ts';

export function addRehearsalRoutes(
  router: ConsoleRouter,
  { db, now }: { readonly db: Db; readonly now: () => Date },
): void {
  router.read(consoleReads.showRehearsals, 'everybody', (actor, query) =>
    showRehearsals(db, actor, query, now()),
  );
  router.command(askRehearsal);
  router.command(stopRehearsal);
}
