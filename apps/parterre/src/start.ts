import { consolePagesFolder, doorPagesFolder, queueFolder } from '@parterre/api/compose-api';
import { readConfig, readEnvironment } from '@parterre/api/config';
import { makeLogger } from '@parterre/api/logging/logger';
import { repeat } from '@parterre/api/repeat';
import { buildConsole } from '@parterre/console/build/build-console';
import { buildDoor } from '@parterre/door/build/build-door';
import { watchCode } from '@parterre/static-site/build/watch-code';
import { drawPictures } from './draw-pictures.ts';
import { followPages } from './follow-pages.ts';
import { hotPages } from './hot-pages.ts';
import { listen } from './listen.ts';
import { openConsole } from './open-console.ts';
import { openSandbox, testCard } from './open-sandbox.ts';
import { faultLog, openSystem } from './open-system.ts';
import { originServer } from './origin-server.ts';
import { openPageStorage } from './page-storage.ts';
import { print } from './print.ts';
import { printReport, showProgress } from './print-report.ts';
import type { Publisher } from './publisher.ts';
import { readOptions } from './read-options.ts';
import type { RehearsalDeps } from './rehearsal/run-rehearsal.ts';
import { sweepRehearsals } from './rehearsal/sweep-rehearsals.ts';
import { emptyOption, eventsOption, mediaFolder, readEmptyLanguage, readEventCount } from './seed-demo.ts';
import { createSites, type Sites } from './sites.ts';
import { stopRequest } from './stop-request.ts';
import { watchCatalogue } from './watch-catalogue.ts';

const startOptions = {
  ...eventsOption,
  /** Without the demo's pictures, whose drawing takes minutes, the first start is done once it says so. */
  'no-pictures': { type: 'boolean' },
  /** For whoever calls the API alone, as the crowd of a rehearsal does. */
  'no-pages': { type: 'boolean' },
  /** Without the demo: the first site is made in the console. */
  ...emptyOption,
  /** Pages follow their code as it is written (`npm run dev`). */
  hot: { type: 'boolean' },
} as const;

/** Starts everything, waits until it is asked to end, and takes it down in the opposite order. */
export async function start(args: readonly string[]): Promise<number> {
  const options = readOptions(args, startOptions);
  const events = readEventCount(options.events);
  const emptyIn = readEmptyLanguage(options.empty);
  const config = readConfig();
  const stopped = stopRequest();
  await using undo = new AsyncDisposableStack();
  const logger = makeLogger(config.operations.logLevel);
  const onFault = faultLog(logger);
  const { requestMs } = config.operations;
  const server = originServer({ media: mediaFolder(config), queue: queueFolder(config), onFault, requestMs });
  const address = await listen(server, config.host, config.port);
  undo.defer(() => server.close());

  const sandboxUrl = await openSandbox(config, undo);
  const storage = openPageStorage(config, { onFault });
  const system = await openSystem(config, undo, {
    events,
    emptyIn,
    address,
    sandboxUrl,
    logger,
    openHost: options.hot ? hotPages(server) : undefined,
    unsentPagesSeconds: storage?.unsentSeconds,
  });
  undo.defer(async () => storage?.close());
  const { app, feed, startSweepers, operations, drain } = system;
  const publisher = storage?.follow(system.publisher, config.site.landingId) ?? system.publisher;
  startSweepers();
  const rehearsals = { db: system.db, dataDir: config.dataDir, env: readEnvironment(), niceness, onFault };
  startRehearsals(rehearsals, undo);
  const metricsAddress = await listen(
    operations,
    config.operations.metricsHost,
    config.operations.metricsPort,
  );
  const consoleNote = await openConsole(config, system);
  const sites = createSites({
    config,
    url: config.site.url === `http://${config.host}:${config.port}` ? address : config.site.url,
    db: system.db,
    openSite: system.openSite,
    storage,
    report: showProgress,
    onFault,
  });
  undo.defer(() => sites.close());
  await server.serve({ app, pages: publisher.handle }, sites.find);
  const publishPages = async () => {
    const follow = followPages(publisher, sites, { db: system.db, landingId: config.site.landingId });
    undo.defer(watchCatalogue(feed, { ...follow, onFault }));
    const built = [buildConsole(consolePagesFolder(config)), buildDoor(doorPagesFolder(config))];
    await Promise.all([follow.onChange(['everything']), ...built]);
  };
  if (!options['no-pages']) {
    if (await isFirst(stopped, publishPages())) return 0;
    if (!options.hot) undo.defer(await followCode(publisher, sites));
  }
  if (!options['no-pictures']) undo.adopt(await drawPictures(config), (drawing) => drawing.close());
  const others = sites
    .list()
    .map(({ url, landingId }) => `The site of landing ${landingId} is at ${url}\n`)
    .join('');
  const bank = sandboxUrl && `The pretend bank is at ${sandboxUrl}; it takes the card ${testCard}.\n`;
  print(
    `\nParterre is running at ${address}\n${others}${bank ?? ''}${consoleNote}\nMetrics are at ${metricsAddress}/metrics. Ctrl-C stops it.`,
  );

  await stopped;
  print('\nStopping …');
  await drain();
  return 0;
}

const sweepEveryMs = 5000;
/** Real buyers share the processor with a rehearsal, and come first. */
const niceness = 10;

/** Holds those that operators ask for, in houses of their own beside this one. */
function startRehearsals(deps: RehearsalDeps, undo: AsyncDisposableStack): void {
  const closing = new AbortController();
  const sweep = () => sweepRehearsals(deps, closing.signal);
  const stop = repeat(sweep, { everyMs: sweepEveryMs, onFault: deps.onFault });
  undo.defer(() => {
    closing.abort();
    return stop();
  });
}

/** A text or a template that is changed reaches the published pages, as a change of the catalogue does. */
const followCode = ({ publishAll, codeFolders }: Publisher, sites: Sites) => {
  const build = async () => {
    const report = await publishAll();
    await sites.publish(['everything']);
    return report;
  };
  return watchCode({ build, codeFolders }, { onBuilt: printReport, onFailed: print });
};

/** Whether a request to stop comes before the work is done, which is then given up. */
async function isFirst(stopped: Promise<unknown>, work: Promise<unknown>): Promise<boolean> {
  const isStopped = await Promise.race([stopped.then(() => true), work.then(() => false)]);
  if (isStopped) work.catch(() => undefined);
  return isStopped;
}
