import { composeSale, type Sale } from '@parterre/api/compose-sale';
import type { Db } from '@parterre/api/database/connect';
import { commandLineName } from '../command-line-name.ts';
import { readSecret } from '../secret.ts';
import { withDatabase } from './with-database.ts';

/** Opens orders and their money for as long as something is done with them; a system that runs need not be stopped. */
export const withSale = <Result>(act: (sale: Sale, db: Db) => Promise<Result>): Promise<Result> =>
  withDatabase(async (db, config) => {
    const secret = await readSecret(config);
    // Whoever watches a date looks by itself now and then.
    const sale = await composeSale({
      config,
      secret,
      db,
      announce: () => undefined,
      actor: commandLineName(),
    });
    try {
      return await act(sale, db);
    } finally {
      sale.close();
    }
  });
