import { type ServerProcess, startServer } from '../../stage/server-process.ts';

/** A process of the API on this database that has kept nothing yet. */
export const startApi = (databaseUrl: string): Promise<ServerProcess> =>
  startServer('apps/api/src/server.ts', {
    DATABASE_URL: databaseUrl,
    SECRET: 'a secret for the benchmark, long enough',
  });
