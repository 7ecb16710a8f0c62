import type { Listing, PageSource } from '../../shared/data-source.ts';
import type { SharedPart } from '../record/shared-part-records.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { partFinder } from './page-content.ts';
import type { Run } from './run.ts';
import { removePage } from './save-page.ts';
import { readUnfinished, writeUnfinished } from './unfinished.ts';
import { createPageWriter, type PageWriter } from './write-page.ts';

/** Enough that loads over a network overlap, few enough that the pages under way take little memory. */
const lanes = 64;

/** An update is made beside visitors, and those under way are awaited when it is interrupted. */
const updateLanes = 8;

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
  writeUnfinished(run, new Set());
}

/** A page that failed is tried again with every update: what failed it may have been a moment's trouble. */
async function writeTouchedPages(
  run: Run,
  pageWriter: PageWriter,
  changedParts: readonly string[],
): Promise<void> {
  const { changedKeys: keys, ownPages, interrupted, isFree } = run;
  const touched = run.dependencies.dependentPaths([...(ownPages ? [] : keys), ...changedParts]);
  const paths = ownPages ? touched : touched.union(run.pages.failedPaths());
  const listed = run.site.source.listPages({
    keys,
    paths: [...paths],
    ...(ownPages && { isOwnOnly: true }),
  });
  // Somebody waits for what changed itself; what merely shows it can wait for somebody.
  const inTurn = ownPages
    ? onlyWanted(listed, (page) => isOwnPage(page, keys) || paths.has(page.path))
    : whenFree(listed, isFree);
  await forEachConcurrently(untilInterrupted(inTurn, interrupted), updateLanes, pageWriter.write);
  if (interrupted?.aborted) return leaveUnseen(run, pageWriter, paths, [...keys, ...changedParts]);
  removeUnseen(run, pageWriter, ownPages ? paths.union(ownPaths(run)) : paths);
  if (!ownPages) writeUnfinished(run, new Set());
}

const isOwnPage = ({ keys: [first] }: Pick<PageSource, 'keys'>, changedKeys: readonly string[]): boolean =>
  first !== undefined && changedKeys.includes(first);

/** Pages of the very things that changed, which may be gone. */
function ownPaths({ changedKeys, dependencies, pages }: Run): Set<string> {
  const isOwn = (path: string) =>
    isOwnPage({ keys: JSON.parse(pages.find(path)?.keys ?? '[]') }, changedKeys);
  return new Set([...dependencies.dependentPaths(changedKeys)].filter(isOwn));
}

async function* onlyWanted<Item>(
  listing: Listing<Item>,
  isWanted: (item: Item) => boolean,
): AsyncGenerator<Item> {
  for await (const item of listing) if (isWanted(item)) yield item;
}

async function* untilInterrupted<Item>(
  listing: Listing<Item>,
  interrupted: AbortSignal | undefined,
): AsyncGenerator<Item> {
  for await (const item of listing) {
    if (interrupted?.aborted) return;
    yield item;
  }
}

async function* whenFree<Item>(listing: Listing<Item>, isFree: Run['isFree']): AsyncGenerator<Item> {
  for await (const item of listing) {
    await isFree();
    yield item;
  }
}

/** The next update finds them by their keys: to mark each of thousands would take as long as somebody may wait. */
function leaveUnseen(
  run: Run,
  { seen }: PageWriter,
  paths: ReadonlySet<string>,
  keys: readonly string[],
): void {
  writeUnfinished(run, new Set([...readUnfinished(run.settings), ...keys]));
  run.tally.left(paths.difference(seen).size);
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
