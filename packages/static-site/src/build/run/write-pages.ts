import type { SharedPart } from '../record/shared-part-records.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { partFinder } from './page-content.ts';
import type { Run } from './run.ts';
import { removePage } from './save-page.ts';
import { createPageWriter, type PageWriter } from './write-page.ts';

/** Enough that loads over a network overlap, few enough that the pages under way take little memory. */
const lanes = 64;

/** Far more likely a catalogue that cannot be read than one that has been emptied, so the published site stays. */
class EmptySourceFault extends Error {
  override readonly name = 'EmptySourceFault';

  constructor(published: number) {
    super(
      `The data source lists no page, though ${published} are published: nothing was changed. ` +
        'To publish an empty site, remove its folder.',
    );
  }
}

async function writeAllPages(run: Run, pageWriter: PageWriter): Promise<void> {
  await forEachConcurrently(run.site.source.listPages(), lanes, pageWriter.write);
  const published = run.pages.count();
  if (pageWriter.seen.size === 0 && published > 0) throw new EmptySourceFault(published);
  removeUnseen(run, pageWriter, run.pages.allPaths());
}

/** A page that failed is tried again with every update: what failed it may have been a moment's trouble. */
async function writeTouchedPages(
  run: Run,
  pageWriter: PageWriter,
  changedParts: readonly string[],
): Promise<void> {
  const touched = run.dependencies.dependentPaths([...run.changedKeys, ...changedParts]);
  const paths = touched.union(run.pages.failedPaths());
  const changes = { keys: run.changedKeys, paths: [...paths] };
  await forEachConcurrently(run.site.source.listPages(changes), lanes, pageWriter.write);
  removeUnseen(run, pageWriter, paths);
}

function removeUnseen(run: Run, { seen }: PageWriter, paths: Iterable<string>): void {
  for (const path of paths) {
    const page = seen.has(path) ? undefined : run.pages.find(path);
    if (page) removePage(run, page);
  }
}

/** Writes aside every page that differs from the published one; `changedParts` are keys of changed slices and queries. */
export async function writePages(
  run: Run,
  parts: readonly SharedPart[],
  changedParts: readonly string[],
): Promise<void> {
  const pageWriter = createPageWriter(run, partFinder(parts));
  run.meter.enter('pages');
  if (run.kind === 'build') await writeAllPages(run, pageWriter);
  else await writeTouchedPages(run, pageWriter, changedParts);
  run.dependencies.index();
}
