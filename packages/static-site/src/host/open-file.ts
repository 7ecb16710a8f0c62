import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createContentCache } from './content-cache.ts';

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

type Encoding = (typeof encodings)[number];

/** The precompressed forms a client takes, best first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !refused.test(part));
  const names = accepted.map((part) => part.split(';', 1)[0]?.trim());
  return encodings.filter(({ name }) => names.includes(name) || names.includes('*'));
}

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
  const contents = createContentCache();
  const look = coalesceCalls((file: string) => unlessMissing(stat(file)));

  const openOne = async (path: string, encoding?: Encoding): Promise<OpenFile | undefined> => {
    const file = join(folder, path + (encoding?.extension ?? ''));
    const stats = await look(file);
    if (!stats?.isFile()) return undefined;
    const described = { path, encoding: encoding?.name };
    const etag = fileEtag(stats, encoding);
    const cached = contents.find(file, etag);
    if (cached) return { ...described, body: cached, size: cached.length, etag };
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
const maxCachedBytes = 512 * 1024;

/** Opens first and asks the open file for its size and age, so that a file replaced meanwhile stays whole. */
async function openWhole(
  file: string,
  encoding: Encoding | undefined,
): Promise<Pick<OpenFile, 'body' | 'size' | 'etag'> | undefined> {
  const handle = await unlessMissing(open(file));
  if (!handle) return undefined;
  const stats = await handle.stat();
  const etag = fileEtag(stats, encoding);
  if (stats.size > maxCachedBytes) return { body: handle, size: stats.size, etag };
  const body = await handle.readFile().finally(() => handle.close());
  return { body, size: body.length, etag };
}

const fileEtag = ({ mtimeMs, size }: { mtimeMs: number; size: number }, encoding: Encoding | undefined) =>
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

/** Whoever asks for the same thing while it is being found out gets the same answer. */
function coalesceCalls<Result>(work: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (key) => {
    const begun = underWay.get(key);
    if (begun) return begun;
    const result = work(key).finally(() => underWay.delete(key));
    underWay.set(key, result);
    return result;
  };
}
