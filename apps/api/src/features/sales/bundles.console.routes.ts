import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import type { CommandDeps } from '../../commands/run-command.service.ts';
import { endBundle, saveBundle } from './bundles/bundle-commands.service.ts';
import { listHeldBundles, readBundleSales } from './bundles/list-bundles.service.ts';

export function addBundleConsoleRoutes(
  router: ConsoleRouter,
  { db, now }: Pick<CommandDeps, 'db' | 'now'>,
): void {
  // Whose roles count for one event sees what is for that.
  router.read(consoleReads.listHeldBundles, 'everybody', (actor, query) =>
    listHeldBundles(db, actor, { query, at: now() }),
  );
  router.read(consoleReads.readBundleSales, 'everybody', (actor, query) =>
    readBundleSales(db, actor, { query, at: now() }),
  );
  router.command(saveBundle);
  router.command(endBundle);
}
