import type { KyselyPlugin } from 'kysely';
import type { Db } from '../database/connect.ts';

/** What a process that dies leaves to those who come after it. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** The same database, until that many statements have gone through it: from then on the process is dead. */
export function crashAfter(
  db: Db,
  statements: number,
): { readonly db: Db; readonly hasCrashed: () => boolean } {
  let left = statements;
  let hasCrashed = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (left <= 0) {
        hasCrashed = true;
        throw new Crash();
      }
      left -= 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), hasCrashed: () => hasCrashed };
}
