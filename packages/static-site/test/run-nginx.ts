import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendRequest } from './send-request.ts';

export function nginxIsInstalled(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface RunningNginx {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Runs nginx with one site file, on a free port of this machine. */
export async function runNginx(siteFile: (listen: string) => string): Promise<RunningNginx> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(join(folder, 'site.conf'), siteFile(`127.0.0.1:${port}`));
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder));
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Not inherited: a server that outlives its test would keep whoever reads the output of the tests waiting for its end.
  nginx.stderr.pipe(process.stderr);
  const ended = once(nginx, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin, ended);
  const stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { origin, stop };
}

const mainFile = (folder: string) => `
  daemon off;
  ${process.getuid?.() === 0 ? 'user root;' : ''}
  worker_processes 1;
  pid ${folder}/nginx.pid;
  events {}
  http {
    access_log off;
    client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
    uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
    include ${folder}/site.conf;
  }`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

// nginx does not say when it listens, so it is asked until it does or has ended.
async function answering(origin: string, ended: Promise<unknown[]>): Promise<void> {
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const answer = await sendRequest(origin, '/').catch(() => undefined);
    if (answer) return;
  }
  throw new Error('nginx ended before it listened');
}
