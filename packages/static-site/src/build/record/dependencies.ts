import type { DatabaseSync } from 'node:sqlite';
import { query } from './open-record.ts';

/** Slices and queries are data too: a page depends on them under keys that no data source uses. */
export const sliceKey = (name: string) => `@slice/${name}`;
export const queryKey = (name: string) => `@query/${name}`;

const addAll = `
  insert or ignore into dependency (key, page)
  select key.value, page.id
  from page, json_each(page.keys) as key
  where page.id in (select value from json_each(?))
  order by key.value, page.id`;

export type Dependencies = ReturnType<typeof dependencies>;

/** The index from data to pages: what makes the cost of a change grow with the change. */
export function dependencies(db: DatabaseSync) {
  const add = query(db, addAll);
  const remove = query(
    db,
    'delete from dependency where page = ? and key in (select value from json_each(?))',
  );
  const dependents = query<{ path: string }>(
    db,
    'select path from dependency join page on page.id = dependency.page where key = ?',
  );
  const changed: number[] = [];

  return {
    /** Forgets the keys a page had, as JSON; those it has are read from its record by `index`. */
    replace(page: number, before: string): void {
      if (before !== '[]') remove.run(page, before);
      changed.push(page);
    },
    /** All at once and in order, which is several times faster than page by page. */
    index: () => void add.run(JSON.stringify(changed.splice(0))),
    dependentPaths(keys: Iterable<string>): Set<string> {
      const paths = new Set<string>();
      for (const key of keys) for (const { path } of dependents.each(key)) paths.add(path);
      return paths;
    },
  };
}
