import type { DatabaseSync } from 'node:sqlite';
import type { SiteConfig } from '../../shared/site-config.ts';
import type { SiteBundle } from '../bundle/bundle-site.ts';
import { createRunData, type RunData } from '../data/load-context.ts';
import { type DocumentStore, documentStore } from '../documents/document-store.ts';
import type { Writer } from '../publish/encodings.ts';
import { type ImmutableFiles, immutableFiles } from '../publish/immutable-files.ts';
import { type Journal, journal } from '../publish/journal.ts';
import {
  createPendingWriter,
  openPendingFolder,
  type PendingFolder,
  type WritePending,
} from '../publish/pending-files.ts';
import { type Dependencies, dependencies } from '../record/dependencies.ts';
import { type PageRecords, pageRecords } from '../record/page-records.ts';
import { type RunRecords, runRecords } from '../record/run-records.ts';
import { type Settings, settings } from '../record/settings.ts';
import { type SharedPartRecords, sharedPartRecords } from '../record/shared-part-records.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { Shell } from '../render/shell.ts';
import { progressMeter, type Reporter } from './progress.ts';
import { createTally, type RunReport, type Tally } from './run-report.ts';
import type { CodeCache, SiteCode } from './site-code.ts';
import type { SiteFolders } from './site-folders.ts';
import { readUnfinished } from './unfinished.ts';

/** Everything a step of a run may use. */
export interface Run {
  readonly id: number;
  readonly kind: RunReport['kind'];
  readonly startedAt: number;
  /** The keys that an update was called with, and those that it finishes; empty for a build, which looks at everything. */
  readonly changedKeys: readonly string[];
  /** Whether an update leaves pages that merely show what changed. */
  readonly ownPages: boolean;
  /** Whether it is to leave the rest of its pages for the next update. */
  readonly interrupted: AbortSignal | undefined;
  readonly isFree: RunDeps['isFree'];
  /** Write also what has not changed: the compressed forms wanted are others than those published. */
  readonly rewriteAll: boolean;

  readonly site: SiteConfig;
  readonly bundle: SiteBundle;
  readonly shell: Shell;
  readonly pool: RenderPool;
  readonly data: RunData;

  readonly db: DatabaseSync;
  readonly pages: PageRecords;
  readonly dependencies: Dependencies;
  readonly parts: SharedPartRecords;
  readonly settings: Settings;
  readonly runs: RunRecords;

  /** The folder that hosts serve. */
  readonly published: string;
  readonly writer: Writer;
  readonly pending: PendingFolder;
  readonly journal: Journal;
  readonly writePending: WritePending;
  readonly immutable: ImmutableFiles;
  readonly documents: DocumentStore;

  readonly tally: Tally;
  readonly meter: ReturnType<typeof progressMeter>;
  /** Sitemap files that list another set of pages than before. */
  readonly changedShards: Set<number>;
  readonly content: ContentSum;
}

/** A sum over all pages that is cheap to correct for one: equal content has the equal sum, in whatever order it came. */
interface ContentSum {
  replace(before: number, after: number): void;
  read(): number;
}

const digestRange = 2 ** 48;

function contentSum(start: number): ContentSum {
  let sum = start;
  return {
    replace(before, after) {
      sum = (sum + digestRange - before + after) % digestRange;
    },
    read: () => sum,
  };
}

/** What stays the same from run to run. */
export interface RunDeps {
  readonly site: SiteConfig;
  readonly folders: SiteFolders;
  readonly db: DatabaseSync;
  readonly writer: Writer;
  readonly code: CodeCache;
  readonly report: Reporter;
  readonly now: () => number;
  /** Resolves when nothing is under way that comes before the pages of an update. */
  readonly isFree: () => Promise<unknown>;
}

/** A build looks at every page; an update at those its keys touch. */
export interface RunRequest {
  readonly kind: 'build' | 'update';
  readonly changedKeys: readonly string[];
  /** Of the data, once these changes are seen to; undefined when that is not known. */
  readonly version?: string | undefined;
  /** Whether pages that merely show what changed are left for a later update. */
  readonly ownPages?: boolean;
}

const recordStores = (db: DatabaseSync) => ({
  pages: pageRecords(db),
  dependencies: dependencies(db),
  parts: sharedPartRecords(db),
  settings: settings(db),
  runs: runRecords(db),
});

function fileStores({ db, folders, writer }: RunDeps, now: number, rewriteAll: boolean) {
  const { published } = folders;
  const pending = openPendingFolder(writer.files, folders.pending);
  const plan = journal(db, { formsChanged: rewriteAll });
  const writePending = createPendingWriter({ writer, pending, journal: plan, published });
  return {
    published,
    pending,
    writePending,
    journal: plan,
    immutable: immutableFiles(db, { writer, published, pendingFolder: pending.folder, now }),
    documents: documentStore(db, { journal: plan, writePending, rewriteAll }),
  };
}

/** An update trusts the code it has in memory only if that is what is published. */
async function readCode(
  { code }: RunDeps,
  { kind }: RunRequest,
  publishedCode: string | undefined,
): Promise<SiteCode> {
  if (kind === 'build') return code.refresh();
  const current = await code.current();
  return current.shell.code === publishedCode ? current : code.refresh();
}

function keysToSee({ kind, changedKeys, ownPages }: RunRequest, settings: Settings): readonly string[] {
  if (kind === 'build' || ownPages) return changedKeys;
  return [...new Set([...readUnfinished(settings), ...changedKeys])];
}

export async function startRun(deps: RunDeps, request: RunRequest, interrupted?: AbortSignal): Promise<Run> {
  const { db, site, writer, now, report, isFree } = deps;
  const startedAt = now();
  const stores = recordStores(db);
  const expected = request.kind === 'build' ? stores.pages.count() || undefined : undefined;
  const meter = progressMeter(report, now, expected);
  meter.enter('bundling');
  const publishedCode = stores.settings.read('code');
  const code = await readCode(deps, request, publishedCode);

  const encodings = writer.encodings.join();
  const rewriteAll = (stores.settings.read('encodings') ?? encodings) !== encodings;
  // An update stands on a complete build of the same code in the same forms; without one it becomes it.
  const isReady = !rewriteAll && publishedCode === code.shell.code;
  return {
    id: (stores.runs.last()?.id ?? 0) + 1,
    kind: isReady ? request.kind : 'build',
    startedAt,
    changedKeys: keysToSee(request, stores.settings),
    ownPages: request.ownPages ?? false,
    interrupted,
    isFree,
    rewriteAll,
    site,
    db,
    writer,
    meter,
    data: createRunData(),
    tally: createTally(),
    changedShards: new Set(),
    content: contentSum(Number(stores.settings.read('content') ?? 0)),
    ...stores,
    ...code,
    ...fileStores(deps, startedAt, rewriteAll),
  };
}
