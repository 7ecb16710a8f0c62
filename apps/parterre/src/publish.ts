import { consolePagesFolder, doorPagesFolder } from '@parterre/api/compose-api';
import { type Config, readConfig } from '@parterre/api/config';
import { StartFault } from '@parterre/api/start-fault';
import { buildConsole } from '@parterre/console/build/build-console';
import { buildDoor } from '@parterre/door/build/build-door';
import { explainPage } from '@parterre/static-site/build/explain';
import { openSystem } from './open-system.ts';
import { openPageStorage, type PageStorage } from './page-storage.ts';
import { print } from './print.ts';
import { printReport, showProgress } from './print-report.ts';
import { siteFolder } from './publisher.ts';
import { readOptions } from './read-options.ts';
import { createSites } from './sites.ts';

const publishOptions = {
  /** Says what a page is made of and why it was written. */
  explain: { type: 'string' },
  /** Asks the storage of pages what it has, whatever is recorded of that. */
  compare: { type: 'boolean' },
} as const;

/** `publish` makes the pages that changed, the console's and the stewards' app, and sends pages to their storage. */
export async function publish(args: readonly string[]): Promise<number> {
  const { explain: path, compare = false } = readOptions(args, publishOptions);
  const config = readConfig();
  if (path !== undefined) return explain(config, path);

  await using undo = new AsyncDisposableStack();
  const { publisher, db, openSite } = await openSystem(config, undo, { isEveryPageChecked: true });
  const [first] = await Promise.all([
    publisher.publishAll(),
    buildConsole(consolePagesFolder(config)),
    buildDoor(doorPagesFolder(config)),
  ]);
  const { url } = config.site;
  const sites = createSites({ config, url, db, openSite, report: showProgress, onFault: print });
  undo.defer(() => sites.close());
  const reports = [first, ...(await sites.publish(['everything']))];
  for (const report of reports) printReport(report);
  const landings = [config.site, ...sites.list()].map(({ landingId }) => landingId);
  await sendPages(openPageStorage(config, { onFault: print }), landings, compare);
  return reports.some(({ failed }) => failed.length > 0) ? 1 : 0;
}

async function sendPages(
  storage: PageStorage | undefined,
  landings: readonly number[],
  isComparedAnew: boolean,
): Promise<void> {
  if (!storage) return;
  for (const landing of landings) {
    const { sent, removed } = await storage.send(landing, { isComparedAnew }).catch((error: Error) => {
      throw new StartFault(`Pages are made, but not all are in their storage: ${error.message}`);
    });
    print(`storage … ${sent} sent, ${removed} removed`);
  }
}

function explain(config: Config, path: string): number {
  const explanation = explainPage(siteFolder(config), path);
  print(explanation ?? `There is no page ${path}.`);
  return explanation ? 0 : 1;
}
