import type { Db } from '../database/connect.ts';
import { beforeStatements } from './before-statements.ts';

/** What a process that dies leaves to those who come after it. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** A life that ends after so many statements: from then on the process is dead, until another is begun. */
export interface Life {
  /** The same database, as long as the process lives. */
  readonly sees: (db: Db) => Db;
  endAfter(statements: number): void;
  hasEnded(): boolean;
}

export function makeLife(): Life {
  let left = Number.POSITIVE_INFINITY;
  let hasEnded = false;
  const live = () => {
    hasEnded ||= left <= 0;
    if (hasEnded) throw new Crash();
    left -= 1;
  };
  return {
    sees: (db) => beforeStatements(db, live),
    endAfter: (statements) => {
      left = statements;
      hasEnded = false;
    },
    hasEnded: () => hasEnded,
  };
}
