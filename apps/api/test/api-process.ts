import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url));

export interface ApiProcess {
  readonly address: string;
  /** Where its metrics and its health are. */
  readonly operations: string;
  /** All that it has printed so far. */
  output(): string;
  readonly pid: number;
  /** Asks it to end, unless another signal is given, and answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A process of the API on its own, as an operator starts one on a further machine. What it keeps goes with it. */
export async function startApiProcess(
  env: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<ApiProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'parterre-process-'));
  const child = spawn(process.execPath, [...nodeOptions, server], {
    env: {
      NODE_ENV: 'test',
      PORT: '0',
      SECRET: 'shared by all the processes of a test',
      DATA_DIR: folder,
      // All the buyers of a test come from one address, and under one name.
      MAX_OPEN_ORDERS_PER_EMAIL: '1000',
      MAX_OPEN_ORDERS_PER_ADDRESS: '1000',
      MAX_FREE_TICKETS_PER_EMAIL: '1000',
      MAX_FREE_TICKETS_PER_ADDRESS: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit').then(async ([code]) => {
    await rm(folder, { recursive: true });
    return code;
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  const [address, operations] = await addressesIn(child.stdout, () => printed);
  if (address === undefined || operations === undefined) throw new Error('the API ended before it listened');
  return {
    address,
    operations,
    output: () => printed,
    pid: child.pid ?? 0,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
}

async function addressesIn(output: NodeJS.ReadableStream, printed: () => string): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  output.on('data', () => {
    const found = printed().match(/http:\/\/[\w.:]+/g) ?? [];
    if (found.length >= 2) resolve(found);
  });
  output.on('end', () => resolve([]));
  return promise;
}
