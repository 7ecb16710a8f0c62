import type { Db } from './database/connect.ts';

/** A row that says, in one sentence, where an invariant is broken. */
export interface Breach {
  readonly breach: string;
}

export const breachMessages = ({ rows }: { readonly rows: readonly Breach[] }): string[] =>
  rows.map(({ breach }) => breach);

/** Something that is true of the data at any moment; `doctor` looks whether it is. */
export interface Invariant {
  readonly says: string;
  /** Where it is broken, one sentence each. */
  readonly breaches: (db: Db, at: Date) => Promise<readonly string[]>;
}
