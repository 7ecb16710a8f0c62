import { readCatalogueVersion } from '@parterre/api/catalogue-reader/catalogue-changes.queries';
import { type ComposedApi, composeApi } from '@parterre/api/compose-api';
import type { Config } from '@parterre/api/config';
import { type ConnectOptions, connect, type Db } from '@parterre/api/database/connect';
import { migrate } from '@parterre/api/database/migrate';
import { type Logger, makeLogger } from '@parterre/api/logging/logger';
import { makeErrorReporter } from '@parterre/api/reporting/error-reporter';
import { openDatabase } from './open-database.ts';
import { makePreviews, type Previews } from './preview/draw-preview.ts';
import { timedStep } from './print.ts';
import { showProgress } from './print-report.ts';
import { createPublisher, type HostOpener, type Publisher } from './publisher.ts';
import { reportingPublisher } from './reporting-publisher.ts';
import { retirePastPerformances } from './retire-past-performances.ts';
import { readSecret } from './secret.ts';
import { type SeedOptions, seedDemo } from './seed-demo.ts';

/** Apart from all others: whoever looks at a draft keeps a connection for as long as it is read. */
const previewPool: ConnectOptions = {
  maxConnections: 2,
  applicationName: 'parterre previews',
  timeoutMs: 10_000,
};

export interface System extends ComposedApi {
  readonly publisher: Publisher;
  /** For what no visitor waits for. */
  readonly db: Db;
}

export interface SystemOptions extends SeedOptions {
  /** Where it is reached, and where its pretend bank is. */
  readonly address?: string | undefined;
  readonly sandboxUrl?: string | undefined;
  readonly openHost?: HostOpener | undefined;
  readonly logger?: Logger | undefined;
  /** For how long pages have waited to be sent to storage. */
  readonly unsentPagesSeconds?: (() => number) | undefined;
  /** Also when they were made of the same catalogue by the same code. */
  readonly isEveryPageChecked?: boolean;
}

/** Everything but the network: the database with a catalogue in it, the API, and what makes pages of them. */
export async function openSystem(
  config: Config,
  undo: AsyncDisposableStack,
  {
    openHost,
    address,
    sandboxUrl,
    logger = makeLogger(config.operations.logLevel),
    isEveryPageChecked = false,
    unsentPagesSeconds,
    ...seed
  }: SystemOptions = {},
): Promise<System> {
  const database = await timedStep('database', () => openDatabase(config));
  undo.defer(() => database.close());
  await timedStep('migrations', () => migrate(database.url));
  // No visitor waits for these.
  const patient = connect(database.url, { maxConnections: 2 });
  undo.defer(() => patient.destroy());
  await seedDemo(patient, config, seed);
  undo.defer(await retirePastPerformances(patient, faultLog(logger)));
  const db = connect(database.url, config.operations.pool);
  undo.defer(() => db.destroy());

  const secret = await readSecret(config);
  // Drawn by the publisher, which reads the API.
  const drawn = Promise.withResolvers<Previews>();
  const drawPreview: Previews['draw'] = async (request) => (await drawn.promise).draw(request);
  const drawSitePage: Previews['drawSitePage'] = async (request) =>
    (await drawn.promise).drawSitePage(request);
  const readPageHeads: Previews['readPageHeads'] = async (...request) =>
    (await drawn.promise).readPageHeads(...request);
  const api = await composeApi(
    {
      config,
      secret,
      db,
      databaseUrl: database.url,
      logger,
      address,
      sandboxUrl,
      unsentPagesSeconds,
      drawPreview,
      drawSitePage,
      readPageHeads,
      doFirst: async (work) => (await drawn.promise).doFirst(work),
    },
    undo,
  );
  const publisher = createPublisher({
    config,
    app: api.app,
    catalogueVersion: isEveryPageChecked ? undefined : () => readCatalogueVersion(patient),
    report: showProgress,
    onFault: faultLog(logger),
    ...(openHost && { openHost }),
  });
  undo.defer(() => publisher.close());
  const previews = connect(database.url, previewPool);
  undo.defer(() => previews.destroy());
  drawn.resolve(makePreviews({ db: previews, rehearse: api.rehearse, publisher, now: () => new Date() }));
  const reporter = makeErrorReporter({ ...config.errorReporting, program: 'generator' });
  undo.defer(() => reporter.close());
  return { ...api, db: patient, publisher: reportingPublisher(publisher, reporter) };
}

/** What goes wrong beside the requests is written down; the rest goes on. */
export const faultLog = (logger: Logger) => (error: unknown) =>
  logger.error({ err: error }, 'work beside the requests failed');
