import { readConfig } from '@parterre/api/config';
import { connect } from '@parterre/api/database/connect';
import { migrate } from '@parterre/api/database/migrate';
import { listen } from './listen.ts';
import { openDatabase } from './open-database.ts';
import { originServer } from './origin-server.ts';
import { say, step } from './say.ts';
import { readSecret } from './secret.ts';
import { stopRequest } from './stop-request.ts';

/** Starts everything, waits until it is asked to end, and takes it down in the opposite order. */
export async function start(): Promise<number> {
  const config = readConfig();
  const stopped = stopRequest();
  await readSecret(config);
  await using undo = new AsyncDisposableStack();

  const database = await step('database', () => openDatabase(config));
  undo.defer(() => database.close());
  const db = connect(database.url);
  undo.defer(() => db.destroy());
  await step('migrations', () => migrate(db));

  const server = originServer(db);
  undo.defer(() => server.close());
  const address = await step('server', () => listen(server, config.host, config.port));
  say(`\nParterre is running at ${address}\nCtrl-C stops it.`);

  await stopped;
  say('\nStopping …');
  return 0;
}
