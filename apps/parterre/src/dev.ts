import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { watchFolders } from '@parterre/static-site/build/watch-folders';
import { print } from './print.ts';
import { stopRequest } from './stop-request.ts';

const root = join(import.meta.dirname, '../../..');
const main = join(import.meta.dirname, 'main.ts');

/** Code that runs in the server, or is built by it. Code of visitors' pages is replaced in the pages themselves. */
const serverCode = [
  'apps/api/src',
  'apps/console/src',
  'apps/door/src',
  'apps/parterre/src',
  'apps/storefront/src/site',
  'packages/domain/src',
  'packages/contracts/src',
  'packages/api-client/src',
  'packages/static-site/src/build',
  'packages/static-site/src/host',
].flatMap((folder) => withFoldersBelow(join(root, folder)));

function withFoldersBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  return [folder, ...below.map(({ parentPath, name }) => join(parentPath, name))];
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
}

/** Runs the system with pages that follow their code, and starts it again when the server's own code changes. */
export async function dev(args: readonly string[]): Promise<number> {
  const stopped = stopRequest();
  const launch = () =>
    spawn(process.execPath, [main, 'start', '--hot', ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
  let server = launch();
  let turn = Promise.resolve();
  const restart = () => {
    turn = turn.then(async () => {
      print('\nThe server changed: starting it again …');
      await end(server);
      server = launch();
    });
  };
  const unwatch = watchFolders(serverCode, restart);
  await stopped;
  unwatch();
  await turn;
  await end(server);
  return 0;
}
