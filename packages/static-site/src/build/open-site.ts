import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { DataSource } from '../shared/data-source.ts';
import type { Language } from '../shared/language.ts';
import type { SiteConfig } from '../shared/site-config.ts';
import { serverFile, threadFile } from './bundle/bundle-site.ts';
import { isOwnCode } from './bundle/input-hash.ts';
import type { Encoding, Writer } from './publish/encodings.ts';
import { diskFiles, type Files } from './publish/files.ts';
import { dependencies } from './record/dependencies.ts';
import { openRecord } from './record/open-record.ts';
import { sharedPartRecords } from './record/shared-part-records.ts';
import { createRenderPool } from './render/render-pool.ts';
import { type DrawablePage, drawPage, readDrawable, type WantedPage } from './run/draw-page.ts';
import type { Reporter } from './run/progress.ts';
import { runQueue } from './run/run-queue.ts';
import type { RunReport } from './run/run-report.ts';
import { runSite } from './run/run-site.ts';
import { type CreatePool, createCodeCache } from './run/site-code.ts';
import { siteFolders } from './run/site-folders.ts';

export interface SiteOptions {
  /** Where the generator works: `public` inside it is the published site, the rest its own state. */
  readonly folder: string;
  /** Render threads, one per core unless told otherwise; 0 renders in the calling thread, with the injected `files`. */
  readonly threads?: number;
  /** Compressed forms beside every text file; none unless told otherwise. */
  readonly encodings?: readonly Encoding[];
  /** Flush each file to disk before it is published, so that even a power cut leaves a whole site. */
  readonly durable?: boolean;
  /** A page that takes longer to render fails; 30 s unless told otherwise. */
  readonly renderTimeLimitMs?: number;
  readonly report?: Reporter;
  readonly now?: () => number;
  readonly files?: Files;
}

export interface SourceChanges {
  readonly changedKeys: readonly string[];
  /** Of the data after these changes, when none before them was missed. */
  readonly version?: string | undefined;
  /** Only pages of the very things that these keys name; those that merely show the data are left for a later update. */
  readonly ownPages?: boolean;
}

export interface Site {
  /**
   * Looks at every page and writes those that differ from what is published. Equal versions mean equal data: when the site
   * was made of this one, by the same code, no page is looked at.
   */
  build(version?: string): Promise<RunReport>;
  /** Looks at the pages that depend on the changed data. Changes that come while a run is at work are gathered. */
  update(changes: SourceChanges): Promise<RunReport>;
  /** Has the update at work leave the rest of its pages for the next one, whatever that is called with. */
  interrupt(): void;
  /** Does something that somebody waits for, while an update at work begins none of the pages that merely show what changed. */
  doFirst<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Published pages that show any of these data. */
  dependentPaths(keys: Iterable<string>): ReadonlySet<string>;
  /** A page as another source has it; undefined where that has no such page. */
  readPage(source: DataSource, wanted: WantedPage): Promise<DrawablePage | undefined>;
  /** The document that it would be published as, in a site of these languages. Nothing is written. */
  draw(page: DrawablePage, languages?: readonly Language[]): Promise<string>;
  /** Folders of the site's own code, to be watched for changes that call for a build. */
  codeFolders(): Promise<string[]>;
  /** Waits for the run at work. */
  close(): Promise<void>;
}

function poolCreator(writer: Writer, options: SiteOptions): CreatePool {
  const {
    threads = availableParallelism(),
    durable = false,
    renderTimeLimitMs: timeLimitMs = 30_000,
  } = options;
  return async (bundle, shell) => {
    if (threads === 0) {
      const { createSameThreadPool } = await import('./render/same-thread-pool.ts');
      return createSameThreadPool(serverFile(bundle), shell, writer);
    }
    const setup = { shell, durable, encodings: writer.encodings };
    return createRenderPool(threads, { threadFile: threadFile(bundle), setup, timeLimitMs });
  };
}

/** Opens a folder in which a site is, or will be, published. */
export function openSite(site: SiteConfig, options: SiteOptions): Site {
  const folders = siteFolders(options.folder);
  mkdirSync(dirname(folders.record), { recursive: true });
  mkdirSync(folders.published, { recursive: true });
  const db = openRecord(folders.record);
  const writer = {
    files: options.files ?? diskFiles(options.durable ?? false),
    encodings: options.encodings ?? [],
  };
  const code = createCodeCache(site, folders.bundle, poolCreator(writer, options));
  const { report = () => {}, now = Date.now } = options;
  let first: Promise<unknown> = Promise.resolve();
  const deps = { site, folders, db, writer, code, report, now, isFree: () => first };
  const queue = runQueue((request, interrupted) => runSite(deps, request, interrupted));

  return {
    build: queue.build,
    update: ({ changedKeys, version, ownPages }) => queue.update(changedKeys, version, ownPages),
    interrupt: queue.interrupt,
    doFirst(work) {
      const done = work();
      first = Promise.allSettled([first, done]);
      return done;
    },
    dependentPaths: (keys) => dependencies(db).dependentPaths(keys),
    readPage: async (source, wanted) =>
      readDrawable({ code: await code.current(), parts: sharedPartRecords(db).all() }, source, wanted),
    draw: async (page, languages) => drawPage(await code.current(), page, languages),
    async codeFolders() {
      const { bundle } = await code.current();
      return [...new Set(bundle.inputs.filter(isOwnCode).map((file) => dirname(file)))];
    },
    async close() {
      await queue.settled();
      await code.close();
      db.close();
    },
  };
}
