import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StoreFault } from '../../../storage/store-fault.ts';
import type { MediaStore } from './media-store.ts';

const isMissing = (error: NodeJS.ErrnoException) => error.code === 'ENOENT' || error.code === 'ENOTDIR';

/** Files in a folder of this machine, or one that several machines share. */
export function makeFolderStore(folder: string): MediaStore {
  const broken = (act: string, error: Error) =>
    new StoreFault(`${folder} cannot be ${act}: ${error.message}`, { cause: error });
  return {
    write: async (name, content) => {
      const path = join(folder, name);
      // Beside it, so that a reader sees the whole file or none.
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(unfinished, content, { mode: name.startsWith('originals/') ? 0o600 : 0o644 });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw broken('written to', error as Error);
      }
    },
    read: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (isMissing(error)) return undefined;
        throw broken('read', error);
      }),
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
    remove: (name) =>
      rm(join(folder, name), { force: true }).catch((error: Error) => {
        throw broken('written to', error);
      }),
  };
}
