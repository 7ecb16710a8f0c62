import type { KyselyPlugin } from 'kysely';
import type { Db } from '../database/connect.ts';

/** The same database, and how many statements went through it. */
export function countStatements(db: Db): { readonly db: Db; readonly count: () => number } {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(counter), count: () => statements };
}
