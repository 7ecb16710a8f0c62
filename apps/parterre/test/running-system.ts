import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface RunningSystem {
  readonly process: ChildProcess;
  readonly address: string;
  /** Everything printed so far. */
  output(): string;
}

/** `npm start` without its first step: answers once the address is printed, rejects with the output if it ends before. */
export function startSystem(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<RunningSystem> {
  const { promise, resolve, reject } = Promise.withResolvers<RunningSystem>();
  const child = spawn(process.execPath, [main, 'start', ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const read = (text: string) => {
    printed += text;
    const address = /running at (\S+)/.exec(printed)?.[1];
    if (address) resolve({ process: child, address, output: () => printed });
  };
  child.stdout.setEncoding('utf8').on('data', read);
  child.stderr.setEncoding('utf8').on('data', read);
  child.on('close', () => reject(new Error(printed)));
  return promise;
}

/** Sends a signal and answers the exit code once the process is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  child.kill(signal);
  return promise;
}
