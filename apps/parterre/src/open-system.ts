import { composeApi } from '@parterre/api/compose-api';
import type { Config } from '@parterre/api/config';
import { connect } from '@parterre/api/database/connect';
import { migrate } from '@parterre/api/database/migrate';
import type { CatalogueFeed } from '@parterre/api/features/catalogue/catalogue-feed';
import { makeErrorReporter } from '@parterre/api/reporting/error-reporter';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from './open-database.ts';
import { createPublisher, type HostOpener, type Publisher } from './publisher.ts';
import { reportingPublisher } from './reporting-publisher.ts';
import { retirePastDates } from './retire-past-dates.ts';
import { say, step } from './say.ts';
import { readSecret } from './secret.ts';
import { type SeedOptions, seedDemo } from './seed-demo.ts';
import { showProgress } from './tell-pages.ts';

export interface System {
  readonly app: FastifyInstance;
  readonly feed: CatalogueFeed;
  readonly publisher: Publisher;
  /** Tidies up from now on. */
  startSweepers(): void;
}

export interface SystemOptions extends SeedOptions {
  /** Where it is reached, and where its pretend bank is. */
  readonly address?: string | undefined;
  readonly sandboxUrl?: string | undefined;
  readonly openHost?: HostOpener | undefined;
}

/** Everything but the network: the database with a catalogue in it, the API, and what makes pages of them. */
export async function openSystem(
  config: Config,
  undo: AsyncDisposableStack,
  { openHost, address, sandboxUrl, ...seed }: SystemOptions = {},
): Promise<System> {
  const database = await step('database', () => openDatabase(config));
  undo.defer(() => database.close());
  const db = connect(database.url);
  undo.defer(() => db.destroy());
  await step('migrations', () => migrate(db));
  await seedDemo(db, config, seed);
  undo.defer(await retirePastDates(db, say));

  const secret = await readSecret(config);
  const { app, feed, startSweepers } = await composeApi(
    { config, secret, db, databaseUrl: database.url, onFault: say, address, sandboxUrl },
    undo,
  );
  const publisher = createPublisher({
    ...{ config, app, report: showProgress, onFault: say },
    ...(openHost && { openHost }),
  });
  undo.defer(() => publisher.close());
  const reporter = makeErrorReporter({ ...config.errorReporting, program: 'generator' });
  undo.defer(() => reporter.close());
  return { app, feed, startSweepers, publisher: reportingPublisher(publisher, reporter) };
}
