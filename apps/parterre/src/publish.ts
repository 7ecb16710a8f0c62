import { consolePagesFolder, doorPagesFolder } from '@parterre/api/compose-api';
import { type Config, readConfig } from '@parterre/api/config';
import { buildConsole } from '@parterre/console/build/build-console';
import { buildDoor } from '@parterre/door/build/build-door';
import { explainPage } from '@parterre/static-site/build/explain';
import { openSystem } from './open-system.ts';
import { print } from './print.ts';
import { printReport, showProgress } from './print-report.ts';
import { siteFolder } from './publisher.ts';
import { readOptions } from './read-options.ts';
import { createSites } from './sites.ts';

/** `publish` makes the pages that changed, the console's and the stewards' app; `publish --explain PATH` says what a page is made of and why it was written. */
export async function publish(args: readonly string[]): Promise<number> {
  const { explain: path } = readOptions(args, { explain: { type: 'string' } });
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
  return reports.some(({ failed }) => failed.length > 0) ? 1 : 0;
}

function explain(config: Config, path: string): number {
  const explanation = explainPage(siteFolder(config), path);
  print(explanation ?? `There is no page ${path}.`);
  return explanation ? 0 : 1;
}
