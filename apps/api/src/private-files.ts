import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** For secrets and for what names persons: readable by the account we run under alone. */
export async function openPrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await closeFolder(folder);
}

/** A folder that was made when others could still read it, by us or by a copy of it, is closed to them with all that lies in it. */
export async function closeFolder(folder: string): Promise<void> {
  if (!(await closeFile(folder))) return;
  for (const name of await readdir(folder)) await closeFile(join(folder, name));
}

/** Whether others could do anything with it until now; it need not be there. */
export async function closeFile(path: string): Promise<boolean> {
  const mode = await stat(path).then(({ mode }) => mode, ignore('ENOENT'));
  if (mode === undefined || (mode & 0o077) === 0) return false;
  // What is mounted for reading only, or belongs to another account, is whoever's who mounted it.
  await chmod(path, mode & 0o700).catch(ignore('EROFS', 'EPERM'));
  return true;
}

const ignore =
  (...codes: readonly string[]) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (!codes.includes(error.code ?? '')) throw error;
  };
