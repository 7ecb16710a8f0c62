import type { SharedPart } from '../record/shared-part-records.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { partFinder } from './page-content.ts';
import { type PageStager, pageStager } from './page-stager.ts';
import { removePage } from './remove-page.ts';
import type { Run } from './run.ts';

/** Enough that loads over a network overlap, few enough that the pages under way take little memory. */
const lanes = 64;

async function stageAll(run: Run, stager: PageStager): Promise<void> {
  await forEachConcurrently(run.site.source.listPages(), lanes, stager.stage);
  removeUnseen(run, stager, run.pages.allPaths());
}

async function stageTouched(run: Run, stager: PageStager, changedParts: readonly string[]): Promise<void> {
  const paths = run.dependencies.pathsOf([...run.changedKeys, ...changedParts]);
  const changes = { keys: run.changedKeys, paths: [...paths] };
  await forEachConcurrently(run.site.source.listPages(changes), lanes, stager.stage);
  removeUnseen(run, stager, paths);
}

function removeUnseen(run: Run, { seen }: PageStager, paths: Iterable<string>): void {
  for (const path of paths) {
    const page = seen.has(path) ? undefined : run.pages.find(path);
    if (page) removePage(run, page);
  }
}

/** Writes aside every page that differs from the published one; `changedParts` are keys of changed slices and queries. */
export async function stagePages(
  run: Run,
  parts: readonly SharedPart[],
  changedParts: readonly string[],
): Promise<void> {
  const stager = pageStager(run, partFinder(parts));
  run.meter.enter('pages');
  if (run.kind === 'build') await stageAll(run, stager);
  else await stageTouched(run, stager, changedParts);
  run.dependencies.index();
}
