import type { DatabaseSync } from 'node:sqlite';
import { query } from './open-record.ts';

export interface RunRecord {
  readonly id: number;
  readonly kind: 'build' | 'update';
  /** The changed keys it was started with, as JSON. */
  readonly keys: string;
  readonly startedAt: number;
}

/** A site in watch mode runs every few seconds for months. */
const maxRuns = 100;

const columns = 'id, kind, keys, started_at as startedAt';

export type RunRecords = ReturnType<typeof runRecords>;

export function runRecords(db: DatabaseSync) {
  const last = query<RunRecord>(db, `select ${columns} from run order by id desc limit 1`);
  const add = query(db, 'insert into run (id, kind, keys, started_at) values (?, ?, ?, ?)');
  const forget = query(db, 'delete from run where id <= ?');
  return {
    last: () => last.first(),
    add({ id, kind, keys, startedAt }: RunRecord): void {
      add.run(id, kind, keys, startedAt);
      forget.run(id - maxRuns);
    },
  };
}
