import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from '../../stage/server-process.ts';
import { openSaleDatabase, type SaleDatabase } from './database.ts';

/** A database with tickets to sell, and what serves it until the measurement is over. */
export interface Sale extends AsyncDisposable {
  readonly database: SaleDatabase;
  readonly secret: string;
  serve(program: URL, settings?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  /** Leaves something else to be ended with it. */
  defer(end: () => Promise<void>): void;
}

export const apiProgram = new URL('../../../apps/api/src/server.ts', import.meta.url);

export async function openSale(): Promise<Sale> {
  const undo = new AsyncDisposableStack();
  const database = await openSaleDatabase();
  undo.defer(() => database.close());
  const secret = 'a secret for the benchmark, long enough';
  const env = { DATABASE_URL: database.url, DATA_DIR: database.folder, SECRET: secret };
  return {
    ...{ database, secret },
    serve: async (program, settings = {}) => {
      const server = await startServer(fileURLToPath(program), { ...env, ...settings });
      undo.defer(() => server.stop());
      return server;
    },
    defer: (end) => undo.defer(end),
    [Symbol.asyncDispose]: () => undo.disposeAsync(),
  };
}
