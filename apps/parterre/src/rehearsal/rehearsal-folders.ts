import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive, readCommand } from '@parterre/api/database/embedded/process-command';
import { endProcesses, type RehearsalFolder } from './processes.ts';

/** Where houses for rehearsals stand, each in a folder that is called after its rehearsal. */
const rehearsalsFolder = (dataDir: string) => join(dataDir, 'rehearsals');

/** Who runs the rehearsal in a folder. */
interface Runner {
  readonly host: string;
  readonly pid: number;
  /** A process id is given to others once its process is gone. */
  readonly command: string;
}

const runnerFile = (path: string) => join(path, 'runner.json');

export async function makeFolder(
  dataDir: string,
  { id, ended, niceness }: Omit<RehearsalFolder, 'path'>,
): Promise<RehearsalFolder> {
  const path = join(rehearsalsFolder(dataDir), id);
  await mkdir(path, { recursive: true });
  // The database runs under an account of its own.
  for (const folder of [rehearsalsFolder(dataDir), path]) await chmod(folder, 0o755);
  const { pid } = process;
  const runner: Runner = { host: hostname(), pid, command: await readCommand(pid) };
  await writeFile(runnerFile(path), JSON.stringify(runner));
  return { id, path, ended, niceness };
}

export const removeFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 10 });

/** Ends and removes what a runner left that is no more; answers of which rehearsals. To be called while this process runs none. */
export async function clearLeftFolders(
  dataDir: string,
  isOver: (id: string) => Promise<boolean>,
): Promise<string[]> {
  const cleared: string[] = [];
  for (const id of await readdir(rehearsalsFolder(dataDir)).catch(() => [])) {
    const path = join(rehearsalsFolder(dataDir), id);
    const runner = await readRunner(path);
    // What runs on another machine cannot be seen from here: its word is what is written of it.
    const isLeft = runner?.host === hostname() ? !(await isRunning(runner)) : await isOver(id);
    if (!isLeft) continue;
    await endProcesses({ id, path });
    await removeFolder(path);
    cleared.push(id);
  }
  return cleared;
}

/** Nothing where it was ended before it had said who it is. */
async function readRunner(path: string): Promise<Runner | undefined> {
  const written = await readFile(runnerFile(path), 'utf8').catch(() => '');
  return written === '' ? undefined : JSON.parse(written);
}

const isRunning = async ({ pid, command }: Runner): Promise<boolean> =>
  pid !== process.pid && isAlive(pid) && (await readCommand(pid)) === command;
