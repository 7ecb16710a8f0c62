import { composeApi } from './compose-api.ts';
import { readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { makeLogger } from './logging/logger.ts';
import { StartFault } from './start-fault.ts';

// One process of the API alone, for machines beside the first. Pages and commands are apps/parterre's.

/** Connections that wait to be taken in: when a sale opens, all come in one moment. */
const maxBacklog = 4096;

const print = (message: unknown) => process.stdout.write(`${message}\n`);

async function serve(): Promise<void> {
  const config = readConfig();
  const { databaseUrl, secret } = config;
  if (!databaseUrl) throw new StartFault('DATABASE_URL must name the database that all processes share.');
  if (!secret) throw new StartFault('SECRET must be the one that all processes share: it signs cookies.');
  const stopped = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopped.resolve());
  await using undo = new AsyncDisposableStack();
  const applied = await migrate(databaseUrl);
  if (applied.length > 0) print(`Applied to the database: ${applied.join(', ')}`);
  const { replicaUrl, pool } = config.operations;
  const db = connect(databaseUrl, pool);
  undo.defer(() => db.destroy());
  const replica = replicaUrl ? connect(replicaUrl, pool) : undefined;
  undo.defer(async () => replica?.destroy());
  const logger = makeLogger(config.operations.logLevel);
  const api = await composeApi({ config, secret, db, databaseUrl, replica, logger }, undo);
  api.startSweepers();
  const { host, port } = config;
  const { metricsHost, metricsPort } = config.operations;
  const metrics = await api.operations.listen({ host: metricsHost, port: metricsPort });
  const console = await api.console.listen({ host, port: config.console.port });
  // In one piece: whoever started it may listen no further than to the address.
  print(
    `The API is running at ${await api.app.listen({ host, port, backlog: maxBacklog })}\nMetrics are at ${metrics}/metrics, the console at ${config.console.url ?? console}`,
  );
  await stopped.promise;
  await api.drain();
}

try {
  await serve();
} catch (error) {
  print(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
}
