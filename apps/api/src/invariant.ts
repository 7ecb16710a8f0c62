import type { Db } from './database/connect.ts';

/** Something that is true of the data at any moment; `doctor` looks whether it is. */
export interface Invariant {
  readonly says: string;
  /** Where it is broken, one sentence each. */
  readonly breaches: (db: Db, at: Date) => Promise<readonly string[]>;
}
