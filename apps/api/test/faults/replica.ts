import { execFile } from 'node:child_process';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../../src/database/embedded/binaries.ts';
import {
  clusterUrl,
  type ServerSettings,
  startCluster,
  stopCluster,
} from '../../src/database/embedded/cluster.ts';
import { runServerTool } from '../../src/database/embedded/run-server-tool.ts';

const run = promisify(execFile);
const name = 'replica';

/** What a primary needs so that nobody hears of a commit before its replica has it. */
export const primarySettings: ServerSettings = { synchronous_standby_names: name };

export interface Replica {
  /** Its server makes itself the primary; answers its port. */
  promote(): Promise<number>;
  close(): Promise<void>;
}

/** Copies the folder of a server that stands still, and starts a replica of it once `startPrimary` has answered its port. */
export async function openReplica(
  primary: string,
  settings: ServerSettings,
  startPrimary: () => Promise<number>,
): Promise<Replica> {
  const folder = `${primary}-replica`;
  const data = join(folder, 'data');
  // With owners and rights, about which PostgreSQL is particular.
  await run('cp', ['-a', primary, folder]);
  const source = new URL(await clusterUrl(primary, await startPrimary(), 'postgres'));
  const following = `host=${source.hostname} port=${source.port} user=${source.username} password=${source.password}`;
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = '${following} application_name=${name}'\n`,
  );
  await writeFile(join(data, 'standby.signal'), '');
  const port = await startCluster(folder, settings);
  const { pg_ctl } = await findBinaries();
  return {
    promote: async () => {
      await runServerTool(pg_ctl, ['promote', '-D', data, '-w'], folder);
      return port;
    },
    close: async () => {
      await stopCluster(folder);
      await rm(folder, { recursive: true });
    },
  };
}
