import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoding } from './accepted-encodings.ts';

export interface OpenFile {
  readonly handle: FileHandle;
  /** Path in the published folder, without the extension of an encoding. */
  readonly path: string;
  readonly size: number;
  readonly etag: string;
  readonly encoding: string | undefined;
}

const meansMissing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR'];

/** Opens first and asks the open file for its size and age, so that a file replaced meanwhile stays whole. */
async function openOne(folder: string, path: string, encoding?: Encoding): Promise<OpenFile | undefined> {
  const handle = await openIfPresent(join(folder, path + (encoding?.extension ?? '')));
  const stats = await handle?.stat();
  if (handle === undefined || !stats?.isFile()) {
    await handle?.close();
    return undefined;
  }
  const etag = `"${Math.round(stats.mtimeMs * 1000).toString(36)}-${stats.size.toString(36)}${encoding?.extension ?? ''}"`;
  return { handle, path, size: stats.size, etag, encoding: encoding?.name };
}

async function openIfPresent(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && meansMissing.includes(String(error.code)))
      return undefined;
    throw error;
  }
}

/** The first candidate that exists, in the best encoding the client takes. */
export async function openFile(
  folder: string,
  candidates: readonly string[],
  encodings: readonly Encoding[],
): Promise<OpenFile | undefined> {
  for (const path of candidates) {
    for (const encoding of [...encodings, undefined]) {
      const file = await openOne(folder, path, encoding);
      if (file) return file;
    }
  }
  return undefined;
}
