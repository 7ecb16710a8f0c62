import type { DatabaseSync } from 'node:sqlite';
import { query } from './open-record.ts';

/** A slice or the data of a shared query, as last published. */
export interface SharedPart {
  readonly kind: 'slice' | 'query';
  readonly name: string;
  /** Name of its file; ends in a hash of the content. */
  readonly published: string;
  readonly json: string;
}

export type SharedPartRecords = ReturnType<typeof sharedPartRecords>;

export function sharedPartRecords(db: DatabaseSync) {
  const all = query<SharedPart>(db, 'select kind, name, published, json from shared_part');
  const insert = query(db, 'insert into shared_part (kind, name, published, json) values (?, ?, ?, ?)');
  return {
    all: () => all.all(),
    replaceAll(parts: readonly SharedPart[]): void {
      db.exec('delete from shared_part');
      for (const { kind, name, published, json } of parts) insert.run(kind, name, published, json);
    },
  };
}
