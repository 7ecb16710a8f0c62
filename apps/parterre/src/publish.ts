import { consolePagesFolder } from '@parterre/api/compose-api';
import { type Config, readConfig } from '@parterre/api/config';
import { buildConsole } from '@parterre/console/build/build-console';
import { explainPage } from '@parterre/static-site/build/explain';
import { openSystem } from './open-system.ts';
import { print } from './print.ts';
import { printReport } from './print-report.ts';
import { siteFolder } from './publisher.ts';
import { readOptions } from './read-options.ts';

/** `publish` makes the pages that changed, and the console's; `publish --explain PATH` says what a page is made of and why it was written. */
export async function publish(args: readonly string[]): Promise<number> {
  const { explain: path } = readOptions(args, { explain: { type: 'string' } });
  const config = readConfig();
  if (path !== undefined) return explain(config, path);

  await using undo = new AsyncDisposableStack();
  const { publisher } = await openSystem(config, undo, { isEveryPageChecked: true });
  const [report] = await Promise.all([publisher.publishAll(), buildConsole(consolePagesFolder(config))]);
  printReport(report);
  return report.failed.length > 0 ? 1 : 0;
}

function explain(config: Config, path: string): number {
  const explanation = explainPage(siteFolder(config), path);
  print(explanation ?? `There is no page ${path}.`);
  return explanation ? 0 : 1;
}
