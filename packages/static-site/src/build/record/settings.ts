import type { DatabaseSync } from 'node:sqlite';
import { query } from './open-record.ts';

/** What is recorded of the published site as a whole. */
export type SettingName =
  /** Build id in the published app data. */
  | 'build'
  /** Sum of the digests of all pages. */
  | 'content'
  /** Code of the last complete build. */
  | 'code'
  /** Compressed forms beside the published files. */
  | 'encodings'
  /** What all of it was made of; empty when that is not known. */
  | 'origin'
  /** Keys, as JSON, of updates that were interrupted: the next one is called with them as well. */
  | 'unfinished'
  /** Sitemap files, as JSON, that are still to list what updates changed for which somebody waited. */
  | 'late_shards';

export type Settings = ReturnType<typeof settings>;

export function settings(db: DatabaseSync) {
  const read = query<{ value: string }>(db, 'select value from setting where name = ?');
  const write = query(db, 'insert or replace into setting (name, value) values (?, ?)');
  return {
    read: (name: SettingName) => read.first(name)?.value,
    write: (name: SettingName, value: string) => void write.run(name, value),
  };
}
