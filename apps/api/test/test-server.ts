import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openEmbedded } from '../src/database/embedded/embedded-database.ts';
import { openOwnCluster } from './cluster/own-cluster.ts';
import type { OwnNode } from './cluster/own-node.ts';

/** Where tests have their databases: one server, or every node of a cluster, its coordinator first. */
export interface TestServer {
  /** Of the database `postgres` of each node. */
  readonly nodeUrls: readonly string[];
  /** The same, where tests may kill them. */
  readonly ownNodes?: readonly OwnNode[];
  close(): Promise<unknown>;
}

/** Tests lose nothing worth keeping, so the server need not wait for the disk. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/** A cluster that is there already, by its coordinator. */
export const openTestCluster = async (url: string): Promise<TestServer> => ({
  nodeUrls: await readNodes(url),
  close: async () => undefined,
});

/** A cluster to kill, made of the programs of one that is there on this machine. */
export async function openMortalCluster(url: string): Promise<TestServer> {
  const { nodes, close } = await openOwnCluster(await findPrograms(url), 2);
  return { nodeUrls: nodes.map((node) => node.url), ownNodes: nodes, close };
}

/** Where the programs of a server are that runs on this machine. */
async function findPrograms(url: string): Promise<string> {
  const { rows } = await queryNode<{ folder: string }>(
    url,
    `select setting as folder from pg_config where name = 'BINDIR'`,
  );
  return rows[0]?.folder ?? '';
}

/** One embedded server for all test files, kept between runs. */
export async function openTestServer(): Promise<TestServer> {
  const folder = fileURLToPath(new URL('../../../.cache/test-postgres', import.meta.url));
  const server = await openEmbedded(folder, settings);
  return { nodeUrls: [await server.url('postgres')], close: () => server.close() };
}

async function readNodes(clusterUrl: string): Promise<string[]> {
  const { rows } = await queryNode<{ host: string; port: number }>(
    clusterUrl,
    'select nodename as host, nodeport as port from pg_dist_node where isactive order by groupid',
  );
  return rows.map(({ host, port }) => {
    const url = new URL(clusterUrl);
    url.host = `${host}:${port}`;
    url.pathname = 'postgres';
    return url.href;
  });
}

export function databaseUrl(nodeUrl: string, name: string): string {
  const url = new URL(nodeUrl);
  url.pathname = name;
  return url.href;
}

export async function queryNode<Row extends pg.QueryResultRow>(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query<Row>(text);
  } finally {
    await client.end();
  }
}

export async function onEveryNode(nodeUrls: readonly string[], text: string): Promise<void> {
  await Promise.all(nodeUrls.map((url) => queryNode(url, text)));
}

/** A database of this name on every node, in which nothing is yet; on a cluster its nodes know each other. */
export async function createBareDatabase(nodeUrls: readonly string[], name: string): Promise<void> {
  await onEveryNode(nodeUrls, `create database ${name}`);
  const urls = nodeUrls.map((url) => new URL(databaseUrl(url, name)));
  const [coordinator, ...workers] = urls;
  if (!coordinator || workers.length === 0) return;
  await onEveryNode(
    urls.map(({ href }) => href),
    'create extension citus',
  );
  await queryNode(
    coordinator.href,
    `select citus_set_coordinator_host('${coordinator.hostname}', ${coordinator.port})`,
  );
  for (const { hostname, port } of workers)
    await queryNode(coordinator.href, `select citus_add_node('${hostname}', ${port})`);
}

/** Nobody is in it any more, and nobody can enter it: neither visitors nor the servants that Citus has in each database. */
export async function closeToVisitors(nodeUrls: readonly string[], name: string): Promise<void> {
  await onEveryNode(nodeUrls, `alter database ${name} allow_connections false`);
  await onEveryNode(
    nodeUrls,
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`,
  );
}
