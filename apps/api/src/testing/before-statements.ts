import type { Db, Tx } from '../database/connect.ts';

/** The same database, with something done before each statement that goes through it. */
export function beforeStatements(db: Db, act: () => void): Db {
  return { ...db, ...watched(db, act) };
}

function watched(db: Db, act: () => void): Pick<Db, 'query' | 'transaction' | 'connection'> {
  const inTransaction = (tx: Tx): Tx => ({
    ...tx,
    ...watched(tx, act),
    queue: (statement) => {
      act();
      tx.queue(statement);
    },
    copy: (statement, rows) => {
      act();
      return tx.copy(statement, rows);
    },
  });
  return {
    query: async (statement) => {
      act();
      return db.query(statement);
    },
    transaction: (run, isolation) => db.transaction((tx) => run(inTransaction(tx)), isolation),
    connection: (run) => db.connection((connection) => run(beforeStatements(connection, act))),
  };
}
