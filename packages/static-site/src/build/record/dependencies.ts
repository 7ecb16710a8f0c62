import type { DatabaseSync } from 'node:sqlite';
import { query } from './open-record.ts';

/** Slices and queries are data too: a page depends on them under keys that no data source uses. */
export const sliceKey = (name: string) => `@slice/${name}`;
export const queryKey = (name: string) => `@query/${name}`;

export type Dependencies = ReturnType<typeof dependencies>;

/** The index from data to pages: what makes the cost of a change grow with the change. */
export function dependencies(db: DatabaseSync) {
  const add = query(db, 'insert into dependency (key, page) values (?, ?)');
  const remove = query(db, 'delete from dependency where key = ? and page = ?');
  const dependents = query<{ path: string }>(
    db,
    'select path from dependency join page on page.id = dependency.page where key = ?',
  );

  return {
    replace(page: number, before: readonly string[], after: readonly string[]): void {
      const [old, fresh] = [new Set(before), new Set(after)];
      for (const key of old.difference(fresh)) remove.run(key, page);
      for (const key of fresh.difference(old)) add.run(key, page);
    },
    pathsOf(keys: Iterable<string>): Set<string> {
      const paths = new Set<string>();
      for (const key of keys) for (const { path } of dependents.each(key)) paths.add(path);
      return paths;
    },
  };
}
