import { parseArgs } from 'node:util';
import { type Config, readConfig } from '@parterre/api/config';
import { explainPage } from '@parterre/static-site/build/explain';
import { openSystem } from './open-system.ts';
import { siteFolder } from './publisher.ts';
import { say } from './say.ts';
import { tellReport } from './tell-pages.ts';

/** `publish` makes the pages that changed; `publish --explain PATH` says what a page is made of and why it was written. */
export async function publish(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { explain: { type: 'string' } } });
  const config = readConfig();
  if (values.explain !== undefined) return explain(config, values.explain);

  await using undo = new AsyncDisposableStack();
  const { publisher } = await openSystem(config, undo);
  const report = await publisher.publishAll();
  tellReport(report);
  return report.failed.length > 0 ? 1 : 0;
}

function explain(config: Config, path: string): number {
  const explanation = explainPage(siteFolder(config), path);
  say(explanation ?? `There is no page ${path}.`);
  return explanation ? 0 : 1;
}
