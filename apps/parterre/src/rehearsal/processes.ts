import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findProcesses, isAlive } from '@parterre/api/database/embedded/process-command';

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

/** What its processes are called: whoever comes after a crash finds them by it. */
const processTitle = ({ id }: Place) => `parterre-rehearsal-${id}`;

/**
 * Starts a program beside this one, behind it in line for the processor. What it starts itself is, too. By its channel it hears of a crash
 * of this process.
 */
export function startBeside(folder: RehearsalFolder, { script, args = [], env }: Program): ChildProcess {
  folder.ended.throwIfAborted();
  const child = spawn(process.execPath, [`--title=${processTitle(folder)}`, script, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.pid === undefined) return child;
  setPriority(child.pid, folder.niceness);
  return child;
}

const politeMs = 15_000;
const lookEveryMs = 100;

/** Ends all that was started for a rehearsal, whoever started it. */
export async function endProcesses(folder: Place): Promise<void> {
  await endAll(processTitle(folder), 'SIGTERM');
  // Its house stops its database, unless that was killed, or ended while the database was being made.
  await endAll(join(folder.path, 'postgres'), 'SIGINT');
}

const endAll = async (mark: string, signal: NodeJS.Signals): Promise<void> => {
  await Promise.all((await findProcesses(mark)).map((pid) => endProcess(pid, signal)));
};

/** Asks it to end, and sees to it. */
async function endProcess(pid: number, signal: NodeJS.Signals): Promise<void> {
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
