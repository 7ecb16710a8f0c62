import type { Db } from '../database/connect.ts';
import { beforeStatements } from './before-statements.ts';

/** The same database, and how many statements went through it. */
export function countStatements(db: Db): { readonly db: Db; readonly count: () => number } {
  let statements = 0;
  const counted = beforeStatements(db, () => {
    statements += 1;
  });
  return { db: counted, count: () => statements };
}
