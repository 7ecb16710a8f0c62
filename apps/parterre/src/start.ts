import { readConfig } from '@parterre/api/config';
import { drawPictures } from './draw-pictures.ts';
import { listen } from './listen.ts';
import { openSystem } from './open-system.ts';
import { type OriginServer, originServer } from './origin-server.ts';
import type { HostOpener } from './publisher.ts';
import { eventsOption, readEventCount } from './read-event-count.ts';
import { readOptions } from './read-options.ts';
import { say } from './say.ts';
import { readSecret } from './secret.ts';
import { mediaFolder } from './seed-demo.ts';
import { stopRequest } from './stop-request.ts';
import { tellReport } from './tell-pages.ts';
import { watchCatalogue } from './watch-catalogue.ts';

/** Without the demo's pictures, whose drawing takes minutes, the first start is done once it says so. */
const startOptions = { ...eventsOption, 'no-pictures': { type: 'boolean' } } as const;

/** How pages are served, given the server they are served from. */
export type HostChoice = (server: OriginServer) => HostOpener;

/** Starts everything, waits until it is asked to end, and takes it down in the opposite order. */
export async function start(args: readonly string[], chooseHost?: HostChoice): Promise<number> {
  const options = readOptions(args, startOptions);
  const events = readEventCount(options.events);
  const config = readConfig();
  const stopped = stopRequest();
  await readSecret(config);
  await using undo = new AsyncDisposableStack();
  const server = originServer({ media: mediaFolder(config), onFault: say });
  const address = await listen(server, config.host, config.port);
  undo.defer(() => server.close());

  const { app, feed, publisher } = await openSystem(config, undo, { events, openHost: chooseHost?.(server) });
  await server.serve({ app, pages: publisher.handle });
  const follow = async (keys: readonly string[]) => tellReport(await publisher.publish(keys));
  undo.defer(watchCatalogue(feed, { onChange: follow, onFault: say }));
  const published = publisher.publishAll().then(tellReport);
  if (await isFirst(stopped, published)) return 0;
  if (!options['no-pictures']) undo.adopt(await drawPictures(config), (drawing) => drawing.close());
  say(`\nParterre is running at ${address}\nCtrl-C stops it.`);

  await stopped;
  say('\nStopping …');
  return 0;
}

/** Whether a request to stop comes before the work is done, which is then given up. */
async function isFirst(stopped: Promise<unknown>, work: Promise<void>): Promise<boolean> {
  const isStopped = await Promise.race([stopped.then(() => true), work.then(() => false)]);
  if (isStopped) work.catch(() => undefined);
  return isStopped;
}
