import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { isAlive } from '../src/database/embedded/process-command.ts';
import { migrate } from '../src/database/migrate.ts';
import { combineChecksums, readScripts } from '../src/database/scripts.ts';
import type { OwnNode } from './cluster/own-node.ts';
import {
  closeToVisitors,
  createBareDatabase,
  databaseUrl,
  onEveryNode,
  openMortalCluster,
  openTestCluster,
  openTestServer,
  queryNode,
  type TestServer,
} from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    nodeUrls: readonly string[];
    /** Of a cluster that tests may kill; else none. */
    ownNodes: readonly OwnNode[];
    templateDatabase: string;
  }
}

let server: TestServer;

/** One server for all test files; each file copies a migrated template. */
export async function setup(project: TestProject): Promise<void> {
  server = await openServer(project.name, process.env.CLUSTER_URL ?? '');
  const { nodeUrls, ownNodes = [] } = server;
  const client = new pg.Client({ connectionString: nodeUrls[0] });
  await client.connect();
  // Runs that start together must not both make the template.
  await client.query('select pg_advisory_lock(1)');
  for (const url of nodeUrls) await dropAbandoned(url);
  const template = await ensureTemplate(nodeUrls);
  await client.query('select pg_advisory_unlock(1)');
  await client.end();
  project.provide('nodeUrls', nodeUrls);
  project.provide('ownNodes', ownNodes);
  project.provide('templateDatabase', template);
}

export const teardown = () => server.close();

function openServer(project: string, clusterUrl: string): Promise<TestServer> {
  switch (project) {
    case 'cluster':
      return openTestCluster(clusterUrl);
    case 'cluster-faults':
      return openMortalCluster(clusterUrl);
    default:
      return openTestServer();
  }
}

async function ensureTemplate(nodeUrls: readonly string[]): Promise<string> {
  const [first = ''] = nodeUrls;
  const { migrations, functions } = await readScripts();
  const version = combineChecksums([...migrations, ...functions]);
  const name = `template_${version.slice(0, 32)}`;
  const { rowCount } = await queryNode(first, `select 1 from pg_database where datname = '${name}'`);
  if (rowCount) return name;
  const unfinished = `test_${process.pid}_template`;
  await createBareDatabase(nodeUrls, unfinished);
  await migrate(databaseUrl(first, unfinished));
  await closeToVisitors(nodeUrls, unfinished);
  // The first one last: it says that the template is there.
  for (const url of nodeUrls.toReversed())
    await queryNode(url, `alter database ${unfinished} rename to ${name}`);
  return name;
}

/** Databases of runs that were killed: their names carry the process id. */
async function dropAbandoned(nodeUrl: string): Promise<void> {
  const { rows } = await queryNode<{ datname: string }>(
    nodeUrl,
    `select datname from pg_database where datname like 'test\\_%'`,
  );
  const abandoned = rows.filter(({ datname }) => !isAlive(Number(datname.split('_')[1])));
  for (const { datname } of abandoned)
    await onEveryNode([nodeUrl], `drop database if exists ${datname} with (force)`);
}
