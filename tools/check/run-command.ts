import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

interface Surroundings {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a program of the project with the project's own Node, and keeps what it printed. */
export async function runQuietly(
  script: string,
  args: readonly string[],
  { cwd = root, env = {} }: Surroundings = {},
): Promise<CommandResult> {
  const { promise, resolve, reject } = Promise.withResolvers<CommandResult>();
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  child.on('error', reject);
  child.on('close', (code) => resolve({ ok: code === 0, output }));
  return promise;
}

/** Runs it with its output in sight, whole lines at a time since others may be printing too; answers its exit code. */
export async function runVisibly(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colour, ...env },
  });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', console.log);
  child.on('error', reject);
  child.on('close', (code) => resolve(code ?? 1));
  return promise;
}
