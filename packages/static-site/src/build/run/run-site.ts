import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildId } from '../../shared/build-id.ts';
import type { AppData } from '../../shared/page-data.ts';
import { appDataUrl } from '../../shared/page-urls.ts';
import { browserFolder, type SiteBundle } from '../bundle/bundle-site.ts';
import { inputHash } from '../bundle/input-hash.ts';
import { changedPartKeys, loadSharedParts, partFiles, sharedJson } from '../data/load-shared-parts.ts';
import { type ImmutableFile, retentionMs } from '../publish/immutable-files.ts';
import { phases, publishJournal } from '../publish/journal.ts';
import { readContent } from '../publish/read-content.ts';
import { forgetAll, inTransaction } from '../record/open-record.ts';
import { settings } from '../record/settings.ts';
import type { SharedPart } from '../record/shared-part-records.ts';
import { acquireLock } from './acquire-lock.ts';
import { type Run, type RunDeps, type RunRequest, startRun } from './run.ts';
import type { RunReport, Tally } from './run-report.ts';
import { readUnfinished } from './unfinished.ts';
import { staticFiles, writeDocuments } from './write-documents.ts';
import { writePages } from './write-pages.ts';

/** As long as another process may take to build a large site. */
const lockTimeoutMs = 10 * 60 * 1000;

const appDataFile = appDataUrl('').slice(1);

/** Tabs ask it whether they are up to date, hence it is published last. */
function writeAppData(run: Run, build: string): void {
  if (run.settings.read('build') === build && !run.rewriteAll) return;
  run.writePending(phases.appData, appDataFile, JSON.stringify({ build } satisfies AppData));
  run.settings.write('build', build);
}

const loadParts = (run: Run, previous: readonly SharedPart[]) =>
  loadSharedParts({
    source: run.site.source,
    data: run.data,
    previous,
    changedKeys: run.kind === 'update' ? new Set(run.changedKeys) : undefined,
    mayLoad: async () => {
      if (run.kind === 'build') return true;
      // Those of lists are hundreds of calls.
      if (!run.ownPages) await run.isFree();
      return !run.interrupted?.aborted;
    },
  });

interface PartsOfRun {
  readonly before: readonly SharedPart[];
  readonly after: readonly SharedPart[];
}

/** They are megabytes, and most updates leave them as they were. Names end in a hash of the content. */
function recordParts(run: Run, { before, after }: PartsOfRun, changedParts: readonly string[]): void {
  if (changedParts.length > 0 || before.length !== after.length) run.parts.replaceAll(after);
}

/** All that is written aside and recorded in one transaction; answers with the build id. */
async function writeAll(
  run: Run,
  parts: PartsOfRun,
  currentFiles: ReadonlySet<string>,
  origin: string | undefined,
): Promise<string> {
  const { id, kind, startedAt } = run;
  run.runs.add({ id, kind, startedAt, keys: JSON.stringify(run.changedKeys) });
  const changedParts = changedPartKeys(parts.before, parts.after);
  await writePages(run, parts.after, changedParts);
  await writeDocuments(run);
  recordParts(run, parts, changedParts);
  run.immutable.setCurrent(currentFiles);
  const build = buildId(run.shell.code, run.content.read().toString(36));
  writeAppData(run, build);
  run.settings.write('content', String(run.content.read()));
  run.settings.write('code', run.shell.code);
  run.settings.write('encodings', run.writer.encodings.join());
  // What failed or was left is tried again, by the next start at the latest.
  const isWhole = run.tally.result().failed.length === 0 && readUnfinished(run.settings).length === 0;
  run.settings.write('origin', isWhole ? (origin ?? '') : '');
  return build;
}

/** A page that failed or was left shows its previous version, which may need files of any age. */
function sweep(run: Run): void {
  if (run.pages.failedPaths().size === 0 && readUnfinished(run.settings).length === 0)
    run.immutable.sweep(run.startedAt - retentionMs);
}

/** App data is there from the end of the first run on, unless somebody has cleared the folder. */
const isTakenAway = ({ db, folders }: RunDeps) =>
  settings(db).read('build') !== undefined && !existsSync(join(folders.published, appDataFile));

/** Scripts, styles, pictures and fonts of the browser bundle. */
function assetFiles(bundle: SiteBundle): ImmutableFile[] {
  const folder = join(browserFolder(bundle), 'assets');
  return readdirSync(folder).map((name) => ({
    path: `assets/${name}`,
    read: () => readContent(join(folder, name)),
  }));
}

async function runLocked(deps: RunDeps, request: RunRequest, interrupted?: AbortSignal): Promise<RunReport> {
  const { db, writer, folders, now } = deps;
  publishJournal(db, writer.files, folders);
  if (isTakenAway(deps)) forgetAll(db);
  const run = await startRun(deps, request, interrupted);
  const report = (result: ReturnType<Tally['result']>, build: string): RunReport => ({
    kind: run.kind,
    build,
    ...result,
    seconds: (now() - run.startedAt) / 1000,
  });
  const origin = describeOrigin(run, request.version);
  if (request.kind === 'build' && origin !== undefined && isUpToDate(run, origin))
    return report({ ...run.tally.result(), unchanged: run.pages.count() }, run.settings.read('build') ?? '');
  run.pending.clear();
  const before = run.parts.all();
  const after = await loadParts(run, before);
  const files = [...assetFiles(run.bundle), ...partFiles(after)];
  await run.immutable.publish(files, run.rewriteAll);
  run.pool.setSharedParts(sharedJson(after));
  const currentFiles = new Set(files.map(({ path }) => path));
  const build = await inTransaction(db, () => writeAll(run, { before, after }, currentFiles, origin));
  run.meter.enter('publishing');
  publishJournal(db, writer.files, folders);
  sweep(run);
  return report(run.tally.result(), build);
}

/** Everything that the site is made of: its data, its code and configuration, and the files published as they are. */
const describeOrigin = ({ site, bundle }: Run, version: string | undefined): string | undefined =>
  version === undefined
    ? undefined
    : hash('sha256', JSON.stringify([version, bundle.key, inputHash(staticFiles(site))]));

const isUpToDate = (run: Run, origin: string): boolean =>
  !run.rewriteAll && run.settings.read('origin') === origin && run.pages.failedPaths().size === 0;

/** One run from start to end. Whatever stops it, the published site is whole, and the next run finishes the work. */
export async function runSite(
  deps: RunDeps,
  request: RunRequest,
  interrupted?: AbortSignal,
): Promise<RunReport> {
  const release = await acquireLock(deps.folders.lock, lockTimeoutMs);
  try {
    return await runLocked(deps, request, interrupted);
  } finally {
    release();
  }
}
