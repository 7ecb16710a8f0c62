import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url));

export interface ApiProcess {
  readonly address: string;
  stop(): Promise<number | null>;
}

/** A process of the API on its own, as an operator starts one on a further machine. */
export async function startApiProcess(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [server], {
    env: {
      NODE_ENV: 'test',
      PORT: '0',
      SECRET: 'shared by all the processes of a test',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const address = await addressIn(child.stdout);
  if (address === undefined) throw new Error('the API ended before it listened');
  // What it says from now on is not read, and must not fill the pipe.
  child.stdout.resume();
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  let printed = '';
  output.on('data', (chunk: Buffer) => {
    printed += chunk;
    const [address] = /http:\/\/\S+/.exec(printed) ?? [];
    if (address) resolve(address);
  });
  output.on('end', () => resolve(undefined));
  return promise;
}
