import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '@parterre/api/app';
import { readConfig } from '@parterre/api/config';
import { connect } from '@parterre/api/database/connect';
import { migrate } from '@parterre/api/database/migrate';
import { openCatalogueFeed } from '@parterre/api/features/catalogue/catalogue-feed';
import { listen } from './listen.ts';
import { openDatabase } from './open-database.ts';
import { originServer } from './origin-server.ts';
import { showProgress, tellReport } from './publish.ts';
import { createPublisher } from './publisher.ts';
import { say, step } from './say.ts';
import { readSecret } from './secret.ts';
import { seedDemo } from './seed-demo.ts';
import { stopRequest } from './stop-request.ts';
import { watchCatalogue } from './watch-catalogue.ts';

/** Starts everything, waits until it is asked to end, and takes it down in the opposite order. */
export async function start(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { events: { type: 'string' } } });
  const config = readConfig();
  const stopped = stopRequest();
  await readSecret(config);
  await using undo = new AsyncDisposableStack();

  const database = await step('database', () => openDatabase(config));
  undo.defer(() => database.close());
  const db = connect(database.url);
  undo.defer(() => db.destroy());
  await step('migrations', () => migrate(db));
  await seedDemo(db, { events: values.events === undefined ? undefined : Number(values.events) });

  const feed = await openCatalogueFeed(database.url);
  undo.defer(() => feed.close());
  const app = buildApp({ db, feed });
  const onFault = (error: unknown) => void say(error);
  const publisher = createPublisher({ config, app, report: showProgress, onFault });
  undo.defer(() => publisher.close());

  const server = await originServer({
    app,
    pages: publisher.handle,
    media: join(config.dataDir, 'media'),
    onFault,
  });
  undo.defer(() => server.close());
  const address = await step('server', () => listen(server, config.host, config.port));
  tellReport(await publisher.publishAll());
  const watch = watchCatalogue(feed, async (keys) => tellReport(await publisher.publish(keys)));
  undo.defer(() => watch.close());
  say(`\nParterre is running at ${address}\nCtrl-C stops it.`);

  await stopped;
  say('\nStopping …');
  return 0;
}
