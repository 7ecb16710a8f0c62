import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { retentionMs } from '../build/publish/immutable-files.ts';
import { acquireLock } from '../build/run/acquire-lock.ts';
import { forEachConcurrently } from '../build/run/for-each-concurrently.ts';
import { type SiteFolders, siteFolders } from '../build/run/site-folders.ts';
import { contentType } from '../host/content-types.ts';
import { cacheControl } from '../host/response-headers.ts';
import type { AppData } from '../shared/page-data.ts';
import { type GoneItem, type Item, type MirrorRecord, openMirrorRecord } from './mirror-record.ts';
import type { ObjectStore } from './object-store.ts';
import { byPhase, isImmutable, itemFiles, type Removal, removals, type Sending, sendings } from './phases.ts';

export interface MirrorOptions {
  /** Of the site, in which it is opened before. */
  readonly folder: string;
  readonly store: ObjectStore;
  /** What the names of its files begin with in the storage: `1/`. */
  readonly prefix: string;
  /** Of the storage: what another one has is not known. */
  readonly address: string;
  /** Ask the storage what it has, whatever is recorded of that. */
  readonly isComparedAnew?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly now?: () => number;
}

export interface MirrorReport {
  readonly sent: number;
  readonly removed: number;
}

/** Enough that requests over a network overlap. */
const lanes = 16;
/** As long as another process may take to send a large site. */
const lockTimeoutMs = 60 * 60 * 1000;
/** Renames take moments. */
const publishingPauseMs = 100;

/**
 * Has a storage hold what is published in a folder. Anybody may read there at any moment: what a file refers to is there before it,
 * and goes after it. Files are sent as they are; their compressed forms are not. Where it fails or is stopped, the next call goes on.
 */
export async function mirrorSite(options: MirrorOptions): Promise<MirrorReport> {
  const folders = siteFolders(options.folder);
  const release = await acquireLock(folders.mirrorLock, lockTimeoutMs, options.signal);
  const record = openMirrorRecord(folders.mirror, folders.record);
  try {
    return await mirrorLocked(options, folders, record);
  } finally {
    record.close();
    release();
  }
}

async function mirrorLocked(
  { store, prefix, address, isComparedAnew = false, signal, now = Date.now }: MirrorOptions,
  folders: SiteFolders,
  record: MirrorRecord,
): Promise<MirrorReport> {
  const tally = { sent: 0, removed: 0 };
  const inFolder = (file: string) => join(folders.published, file);

  const compare = async () => {
    const listed = new Map<string, string>();
    for await (const { name, tag } of store.list(prefix)) listed.set(name.slice(prefix.length), tag);
    const items = record.publishedItems();
    const wanted = new Map(items.flatMap((item) => itemFiles(item).map((file) => [file, item] as const)));
    record.replace(address, listed, { wanted, now: now() });
  };

  /** Undefined where it has become another meanwhile: then what it refers to may not be there. */
  const readVersion = async (item: Item, file: string): Promise<Buffer | undefined> => {
    const content = await readFile(inFolder(file)).catch(() => undefined);
    if (record.publishedVersion(item) !== item.version) return undefined;
    if (!content) throw new Error(`${file} is missing in the published folder`);
    if (!isContent(item, content)) throw new Error(`${file} is not as it was published in the folder`);
    return content;
  };

  /** Whether it is there now; not if it has changed meanwhile. */
  const send = async ({ item, file, isLast }: Sending): Promise<boolean> => {
    signal?.throwIfAborted();
    // One that a run at work has not written yet, or that has just been swept away.
    if (item.kind === 'immutable' && !existsSync(inFolder(file)) && record.isRetired(file)) return true;
    const content = await readVersion(item, file);
    if (!content) return false;
    const digest = hash('sha256', content);
    if (record.digest(file) !== digest) {
      record.expect(item, file);
      const headers = { 'content-type': contentType(file), 'cache-control': cacheControl(`/${file}`) };
      record.confirm(file, digest, await store.put(prefix + file, content, headers));
      tally.sent += 1;
    }
    if (isLast) record.saveItem(item);
    return true;
  };

  /** A file goes when the folder has kept it long enough; one that nobody knows is kept as long from when it was found. */
  const isKept = ({ kind, version }: GoneItem, file: string) =>
    existsSync(inFolder(file)) ||
    (kind === 'stray' && isImmutable(file) && Number(version) > now() - retentionMs);

  const remove = async ({ item, file, isLast }: Removal) => {
    signal?.throwIfAborted();
    if (isKept(item, file)) return;
    if (record.mayHave(file)) {
      await store.remove(prefix + file);
      record.dropObject(file);
      tally.removed += 1;
    }
    if (isLast) record.dropItem(item);
  };

  /** Whether all is there; not if something was published meanwhile, or is just being. */
  const round = async (): Promise<boolean> => {
    const differences = record.differences();
    if (!differences) return pause(publishingPauseMs, false, { signal });
    for (const phase of byPhase(differences.missing.flatMap((item) => sendings(item, record.mayHave)))) {
      let isWhole = true;
      await forEachConcurrently(phase, lanes, async (sending) => {
        isWhole = (await send(sending)) && isWhole;
      });
      if (!isWhole) return false;
    }
    for (const phase of byPhase(differences.gone.flatMap(removals)))
      await forEachConcurrently(phase, lanes, remove);
    return true;
  };

  if (isComparedAnew || record.address() !== address) await compare();
  while (!(await round()));
  return tally;
}

/** Somebody may have written to the folder; or it has gone from one version to another and back while the file was read. */
function isContent({ kind, version }: Item, content: Buffer): boolean {
  switch (kind) {
    case 'document':
      return hash('sha256', content) === version;
    case 'app data':
      return content.toString() === JSON.stringify({ build: version } satisfies AppData);
    default:
      return true;
  }
}
