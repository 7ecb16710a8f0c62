import { appendFile, chmod, chown, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runServerTool } from '../../src/database/embedded/run-server-tool.ts';
import { serverAccount } from '../../src/database/embedded/server-account.ts';
import { freePort, type OwnNode, startNode, stopNode } from './own-node.ts';

/** A cluster to ill-treat, made of the programs that another one runs from. */
export interface OwnCluster {
  /** The coordinator first. */
  readonly nodes: readonly OwnNode[];
  close(): Promise<void>;
}

const clusterSettings = fileURLToPath(new URL('../../../../deploy/citus/citus.conf', import.meta.url));

/** What was committed survives, unless the whole machine goes; what a crash left is looked for every second, and not every minute. */
const settings = (port: number) => `
include 'citus.conf'
include_if_exists 'held.conf'
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
full_page_writes = off
citus.node_conninfo = 'sslmode=disable'
citus.recover_2pc_interval = '1s'
`;

export async function openOwnCluster(programs: string, workers: number): Promise<OwnCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'parterre-cluster-'));
  await chmod(folder, 0o755);
  const account = serverAccount();
  if (account) await chown(folder, account.uid, account.gid);
  const nodes: OwnNode[] = [];
  for (let index = 0; index <= workers; index += 1) {
    const node = await createNode(programs, join(folder, `node-${index}`));
    await startNode(node);
    nodes.push(node);
  }
  return {
    nodes,
    close: async () => {
      await Promise.all(nodes.map(stopNode));
      await rm(folder, { recursive: true });
    },
  };
}

async function createNode(programs: string, data: string): Promise<OwnNode> {
  await runServerTool(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    tmpdir(),
  );
  const port = await freePort();
  await copyFile(clusterSettings, join(data, 'citus.conf'));
  await writeFile(join(data, 'held.conf'), '');
  await appendFile(join(data, 'postgresql.conf'), settings(port));
  return { programs, data, url: `postgres://postgres@127.0.0.1:${port}/postgres` };
}
