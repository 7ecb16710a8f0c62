import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { SiteConfig } from '../shared/site-config.ts';
import { serverFile, threadFile } from './bundle/bundle-site.ts';
import type { Writer } from './publish/encodings.ts';
import { diskFiles } from './publish/files.ts';
import { openRecord } from './record/open-record.ts';
import { renderHere } from './render/render-here.ts';
import { createRenderPool } from './render/render-pool.ts';
import type { RunReport } from './run/run-report.ts';
import { runSite } from './run/run-site.ts';
import { codeKeeper, type PoolMaker } from './run/site-code.ts';
import { siteFolders } from './run/site-folders.ts';
import type { SiteOptions } from './run/site-options.ts';

export interface Site {
  /** Looks at every page and writes those that differ from what is published. */
  build(): Promise<RunReport>;
  /** Looks at the pages that depend on the changed data. */
  update(changes: { readonly changedKeys: readonly string[] }): Promise<RunReport>;
  close(): Promise<void>;
}

function poolMaker(writer: Writer, options: SiteOptions): PoolMaker {
  const {
    threads = availableParallelism(),
    durable = false,
    renderTimeLimitMs: timeLimitMs = 30_000,
  } = options;
  if (threads === 0) return (bundle, shell) => renderHere(serverFile(bundle), shell, writer);
  return (bundle, shell) => {
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
  const code = codeKeeper(site, folders.bundle, poolMaker(writer, options));
  const { report = () => {}, now = Date.now } = options;
  const workshop = { site, folders, db, writer, code, report, now };

  return {
    build: () => runSite(workshop, { kind: 'build', changedKeys: [] }),
    update: ({ changedKeys }) => runSite(workshop, { kind: 'update', changedKeys }),
    async close() {
      await code.close();
      db.close();
    },
  };
}
