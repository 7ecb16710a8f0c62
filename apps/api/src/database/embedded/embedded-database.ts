import { clusterUrl, type ServerSettings, startCluster, stopCluster } from './cluster.ts';
import { inTurn, returnLease, takeLease } from './leases.ts';

export interface EmbeddedDatabase {
  /** The address of a database of this server; `postgres` always exists. */
  url(database: string): Promise<string>;
  /** Stops the server, unless another process still uses it. */
  close(): Promise<void>;
}

/**
 * A PostgreSQL of our own in `folder`. Several processes may open the same folder: the first starts the server, the last
 * one to close it stops it. A process that was killed holds nothing up.
 */
export async function openEmbedded(folder: string, settings: ServerSettings = {}): Promise<EmbeddedDatabase> {
  const { port, lease } = await inTurn(folder, async () => ({
    port: await startCluster(folder, settings),
    lease: await takeLease(folder),
  }));
  return {
    url: (database) => clusterUrl(folder, port, database),
    close: () =>
      inTurn(folder, async () => {
        if (await returnLease(folder, lease)) await stopCluster(folder);
      }),
  };
}
