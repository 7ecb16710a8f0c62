import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runOperator } from '../../apps/parterre/test/run-operator.ts';

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts a program of the repository that prints its address once it listens. */
export async function startServer(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let printed = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    printed += chunk;
    const [, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(printed) ?? [];
    if (port === undefined) continue;
    return {
      port: Number(port),
      pid: child.pid ?? 0,
      stop: async () => {
        child.kill('SIGTERM');
        await exited;
      },
    };
  }
  throw new Error(`${script} ended before it listened: ${printed}`);
}

/** Runs a command of the operator to its end. */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const { code, output } = await runOperator(args, env);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${output}`);
}
