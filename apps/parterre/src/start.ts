import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@parterre/api/config';
import { StartFault } from '@parterre/api/start-fault';
import { listen } from './listen.ts';
import { openSystem } from './open-system.ts';
import { originServer } from './origin-server.ts';
import { say, step } from './say.ts';
import { readSecret } from './secret.ts';
import { stopRequest } from './stop-request.ts';
import { tellReport } from './tell-pages.ts';
import { watchCatalogue } from './watch-catalogue.ts';

/** Starts everything, waits until it is asked to end, and takes it down in the opposite order. */
export async function start(args: readonly string[]): Promise<number> {
  const events = readEvents(args);
  const config = readConfig();
  const stopped = stopRequest();
  await readSecret(config);
  await using undo = new AsyncDisposableStack();
  const { app, feed, publisher } = await openSystem(config, undo, { events });

  const media = join(config.dataDir, 'media');
  const server = await originServer({ app, pages: publisher.handle, media, onFault: say });
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

/** `--events 20000` seeds an empty database with that many invented events instead of the demo catalogue. */
function readEvents(args: readonly string[]): number | undefined {
  const { events } = parseArgs({ args: [...args], options: { events: { type: 'string' } } }).values;
  if (events === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(events)) throw new StartFault(`--events wants a number, not "${events}".`);
  return Number(events);
}
