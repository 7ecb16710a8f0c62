import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readPostmasterFile } from '@parterre/api/database/embedded/postmaster-file';
import { isAlive, readCommand } from '@parterre/api/database/embedded/process-command';

export interface RehearsalFolder {
  /** Of the rehearsal. */
  readonly id: string;
  readonly path: string;
  /** From then on nothing more is started in it. */
  readonly ended: AbortSignal;
  /** How far behind others in line for the processor all of it stands. */
  readonly niceness: number;
}

interface Program {
  readonly script: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

type Place = Pick<RehearsalFolder, 'id' | 'path'>;

const pidsFile = ({ path }: Place) => join(path, 'processes');
/** What its processes are called, so that a process id that somebody else has by now is not taken for one of them. */
const processTitle = ({ id }: Place) => `parterre-rehearsal-${id}`;

/**
 * Starts a program beside this one, behind it in line for the processor. What it starts itself is, too. It is written down where whoever
 * comes after a crash of this process finds it; by its channel it hears of that crash.
 */
export function startBeside(folder: RehearsalFolder, { script, args = [], env }: Program): ChildProcess {
  folder.ended.throwIfAborted();
  const child = spawn(process.execPath, [`--title=${processTitle(folder)}`, script, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.pid === undefined) return child;
  appendFileSync(pidsFile(folder), `${child.pid}\n`);
  setPriority(child.pid, folder.niceness);
  return child;
}

const politeMs = 15_000;
const lookEveryMs = 100;

/** Ends all that was started for a rehearsal, whoever started it. */
export async function endProcesses(folder: Place): Promise<void> {
  const written = (await readFile(pidsFile(folder), 'utf8').catch(() => '')).split('\n').map(Number);
  await Promise.all(
    written.filter((pid) => pid > 0).map((pid) => endProcess(pid, 'SIGTERM', processTitle(folder))),
  );
  // Its house stops it, unless that was killed.
  const data = join(folder.path, 'postgres', 'data');
  const postmaster = await readPostmasterFile(data);
  if (postmaster) await endProcess(postmaster.pid, 'SIGINT', data);
}

/** Asks it to end, and sees to it. `mark` is in its command line. */
async function endProcess(pid: number, signal: NodeJS.Signals, mark: string): Promise<void> {
  if (!(await readCommand(pid)).includes(mark)) return;
  send(pid, signal);
  for (let waited = 0; waited < politeMs && isAlive(pid); waited += lookEveryMs)
    await setTimeout(lookEveryMs);
  if (isAlive(pid)) send(pid, 'SIGKILL');
  while (isAlive(pid)) await setTimeout(lookEveryMs);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended since it was looked for.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
