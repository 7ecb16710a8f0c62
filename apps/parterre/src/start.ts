import { readCatalogueVersion } from '@parterre/api/catalogue-reader/catalogue-changes.queries';
import { versionKey } from '@parterre/api/catalogue-reader/catalogue-version';
import { consolePagesFolder } from '@parterre/api/compose-api';
import { readConfig } from '@parterre/api/config';
import { markLive } from '@parterre/api/features/catalogue/drafts/mark-live.service';
import { makeLogger } from '@parterre/api/logging/logger';
import { buildConsole } from '@parterre/console/build/build-console';
import { watchCode } from '@parterre/static-site/build/watch-code';
import { drawPictures } from './draw-pictures.ts';
import { hotPages } from './hot-pages.ts';
import { listen } from './listen.ts';
import { openConsole } from './open-console.ts';
import { openSandbox, testCard } from './open-sandbox.ts';
import { faultLog, openSystem } from './open-system.ts';
import { originServer } from './origin-server.ts';
import { print } from './print.ts';
import { printReport } from './print-report.ts';
import type { Publisher } from './publisher.ts';
import { readOptions } from './read-options.ts';
import { eventsOption, mediaFolder, readEventCount } from './seed-demo.ts';
import { stopRequest } from './stop-request.ts';
import { watchCatalogue } from './watch-catalogue.ts';

const startOptions = {
  ...eventsOption,
  /** Without the demo's pictures, whose drawing takes minutes, the first start is done once it says so. */
  'no-pictures': { type: 'boolean' },
  /** Pages follow their code as it is written (`npm run dev`). */
  hot: { type: 'boolean' },
} as const;

/** Starts everything, waits until it is asked to end, and takes it down in the opposite order. */
export async function start(args: readonly string[]): Promise<number> {
  const options = readOptions(args, startOptions);
  const events = readEventCount(options.events);
  const config = readConfig();
  const stopped = stopRequest();
  await using undo = new AsyncDisposableStack();
  const logger = makeLogger(config.operations.logLevel);
  const onFault = faultLog(logger);
  const { requestMs } = config.operations;
  const server = originServer({ media: mediaFolder(config), onFault, requestMs });
  const address = await listen(server, config.host, config.port);
  undo.defer(() => server.close());

  const sandboxUrl = await openSandbox(config, undo);
  const system = await openSystem(config, undo, {
    events,
    address,
    sandboxUrl,
    logger,
    openHost: options.hot ? hotPages(server) : undefined,
  });
  const { app, feed, publisher, startSweepers, operations, drain } = system;
  startSweepers();
  const metricsAddress = await listen(
    operations,
    config.operations.metricsHost,
    config.operations.metricsPort,
  );
  const consoleNote = await openConsole(config, system);
  await server.serve({ app, pages: publisher.handle });
  const follow = async (keys: readonly string[]) => {
    // Before pages are read: what changes from here on is heard of.
    const version = keys.includes('everything') ? [versionKey(await readCatalogueVersion(system.db))] : [];
    printReport(await publisher.publish(keys));
    await markLive(system.db, [...keys, ...version], new Date());
  };
  undo.defer(watchCatalogue(feed, { onChange: follow, onFault }));
  const built = buildConsole(consolePagesFolder(config));
  const published = Promise.all([follow(['everything']), built]);
  if (await isFirst(stopped, published)) return 0;
  if (!options.hot) undo.defer(await followCode(publisher));
  if (!options['no-pictures']) undo.adopt(await drawPictures(config), (drawing) => drawing.close());
  const bank = sandboxUrl && `The pretend bank is at ${sandboxUrl}; it takes the card ${testCard}.\n`;
  print(
    `\nParterre is running at ${address}\n${bank ?? ''}${consoleNote}\nMetrics are at ${metricsAddress}/metrics. Ctrl-C stops it.`,
  );

  await stopped;
  print('\nStopping …');
  await drain();
  return 0;
}

/** A text or a template that is changed reaches the published pages, as a change of the catalogue does. */
const followCode = ({ publishAll, codeFolders }: Publisher) =>
  watchCode({ build: publishAll, codeFolders }, { onBuilt: printReport, onFailed: print });

/** Whether a request to stop comes before the work is done, which is then given up. */
async function isFirst(stopped: Promise<unknown>, work: Promise<unknown>): Promise<boolean> {
  const isStopped = await Promise.race([stopped.then(() => true), work.then(() => false)]);
  if (isStopped) work.catch(() => undefined);
  return isStopped;
}
