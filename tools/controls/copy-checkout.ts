import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, mkdtemp, readdir, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../check/run-command.ts';
import { sourceFiles } from '../check/source-files.ts';

/** Our own packages among those installed: relative links, which lead from a copy into the copy. */
const own = '@parterre';

/** The checkout in a folder of its own, where files may be changed. What is installed is shared with it. */
export async function copyCheckout(): Promise<string> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'parterre-controls-')));
  // PostgreSQL has an account of its own when we are root.
  await chmod(copy, 0o755);
  for (const file of await sourceFiles()) await copyIfThere(file, copy);
  const [installed, modules] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  await cp(join(installed, own), join(modules, own), { recursive: true, verbatimSymlinks: true });
  // Caches, whose names begin with a dot, are of the checkout that they stand in.
  for (const name of await readdir(installed))
    if (name !== own && !name.startsWith('.')) await symlink(join(installed, name), join(modules, name));
  return copy;
}

/** One that was deleted is still tracked until that is committed. */
async function copyIfThere(file: string, copy: string): Promise<void> {
  if (!existsSync(join(root, file))) return;
  await mkdir(dirname(join(copy, file)), { recursive: true });
  await copyFile(join(root, file), join(copy, file));
}
