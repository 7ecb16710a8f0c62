import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another account.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** A process that has ended but that nobody has buried still answers signals; containers without an init keep such. */
function isZombie(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // No /proc on this system: signals are all there is to go by.
    return false;
  }
}

/** The command line of a running process, empty when there is none: tells a reused process id from the process it was. */
export async function readCommand(pid: number): Promise<string> {
  if (!isAlive(pid)) return '';
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (fromProc !== undefined) return fromProc.replaceAll('\0', ' ');
  const fromPs = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }));
  return fromPs.stdout;
}

/** The other processes whose command line has this mark in it. */
export async function findProcesses(mark: string): Promise<number[]> {
  const listed = await readdir('/proc').catch(() => undefined);
  const commands = listed ? await readCommands(listed.map(Number)) : await listCommands();
  return commands
    .filter(([pid, command]) => pid !== process.pid && command.includes(mark))
    .map(([pid]) => pid);
}

type RunningCommand = readonly [pid: number, command: string];

const readCommands = (pids: readonly number[]): Promise<RunningCommand[]> =>
  Promise.all(pids.filter((pid) => pid > 0).map(async (pid) => [pid, await readCommand(pid)] as const));

/** Where there is no /proc. */
async function listCommands(): Promise<RunningCommand[]> {
  const { stdout } = await run('ps', ['-axo', 'pid=,command=']);
  return stdout.split('\n').map((line) => [Number.parseInt(line, 10), line] as const);
}
