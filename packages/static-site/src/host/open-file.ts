import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoding } from './accepted-encodings.ts';
import { keepContents } from './keep-contents.ts';
import { shareWork } from './share-work.ts';

export interface OpenFile {
  /** Small ones are in memory. */
  readonly body: FileHandle | Buffer;
  /** Path in the published folder, without the extension of an encoding. */
  readonly path: string;
  readonly size: number;
  readonly etag: string;
  readonly encoding: string | undefined;
}

/** The first candidate that exists, in the best encoding the client takes. */
export type FileOpener = (
  candidates: readonly string[],
  encodings: readonly Encoding[],
) => Promise<OpenFile | undefined>;

export const closeFile = async ({ body }: OpenFile): Promise<void> =>
  Buffer.isBuffer(body) ? undefined : body.close();

const meansMissing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR'];

/** A rush asks for the same few files: one look at the disk answers all who ask meanwhile whether theirs is still the newest. */
export function fileOpener(folder: string): FileOpener {
  const contents = keepContents();
  const look = shareWork((file: string) => unlessMissing(stat(file)));

  const openOne = async (path: string, encoding?: Encoding): Promise<OpenFile | undefined> => {
    const file = join(folder, path + (encoding?.extension ?? ''));
    const stats = await look(file);
    if (!stats?.isFile()) return undefined;
    const described = { path, encoding: encoding?.name };
    const etag = etagOf(stats, encoding);
    const kept = contents.find(file, etag);
    if (kept) return { ...described, body: kept, size: kept.length, etag };
    const opened = await openWhole(file, encoding);
    if (Buffer.isBuffer(opened?.body)) contents.keep(file, opened.etag, opened.body);
    return opened && { ...described, ...opened };
  };

  return async (candidates, encodings) => {
    for (const path of candidates) {
      for (const encoding of [...encodings, undefined]) {
        const file = await openOne(path, encoding);
        if (file) return file;
      }
    }
    return undefined;
  };
}

/** Larger ones are read piece by piece, for each who asks. */
const mostKeptBytes = 512 * 1024;

/** Opens first and asks the open file for its size and age, so that a file replaced meanwhile stays whole. */
async function openWhole(
  file: string,
  encoding: Encoding | undefined,
): Promise<Pick<OpenFile, 'body' | 'size' | 'etag'> | undefined> {
  const handle = await unlessMissing(open(file));
  if (!handle) return undefined;
  const stats = await handle.stat();
  const etag = etagOf(stats, encoding);
  if (stats.size > mostKeptBytes) return { body: handle, size: stats.size, etag };
  const body = await handle.readFile().finally(() => handle.close());
  return { body, size: body.length, etag };
}

const etagOf = ({ mtimeMs, size }: { mtimeMs: number; size: number }, encoding: Encoding | undefined) =>
  `"${Math.round(mtimeMs * 1000).toString(36)}-${size.toString(36)}${encoding?.extension ?? ''}"`;

async function unlessMissing<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Error && 'code' in error && meansMissing.includes(String(error.code)))
      return undefined;
    throw error;
  }
}
