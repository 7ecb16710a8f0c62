import type { DatabaseSync } from 'node:sqlite';
import { query } from './open-record.ts';

/** What a published page is made of. Maps are kept as JSON, which is how they are compared. */
export interface PageParts {
  readonly template: string;
  /** Hash of its data; null when it was never published. */
  readonly data: string | null;
  /** The code it was rendered with. */
  readonly code: string | null;
  /** Slot to published slice. */
  readonly slices: string;
  /** Name to hash. */
  readonly queries: string;
}

export interface PageRecord extends PageParts {
  readonly path: string;
  /** The data it depends on, as JSON. */
  readonly keys: string;
  /** Its entry in the sitemap, as JSON. */
  readonly sitemap: string | null;
  /** A number out of all parts but the code; the build id holds the sum over all pages. */
  readonly digest: number;
  /** The run that last wrote it, when, and why. */
  readonly run: number | null;
  readonly writtenAt: number | null;
  readonly reason: string | null;
  /** Why it could not be written when last tried. */
  readonly failure: string | null;
}

/** Of a page that has never been looked at. */
export const emptyRecord = (path: string): PageRecord => ({
  path,
  template: '',
  data: null,
  code: null,
  slices: '{}',
  queries: '{}',
  keys: '[]',
  sitemap: null,
  digest: 0,
  run: null,
  writtenAt: null,
  reason: null,
  failure: null,
});

const columns = [
  'path',
  'template',
  'data',
  'code',
  'slices',
  'queries',
  'keys',
  'sitemap',
  'digest',
  'run',
  'writtenAt',
  'reason',
  'failure',
] as const satisfies (keyof PageRecord)[];

const selected = `select ${columns.join(', ')} from page`;

const upsert = `
  insert into page (${columns.join(', ')})
  values (${columns.map(() => '?').join(', ')})
  on conflict (path) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
  returning id`;

export const isSamePage = (a: PageRecord, b: PageRecord) =>
  columns.every((column) => a[column] === b[column]);

export type PageRecords = ReturnType<typeof pageRecords>;

export function pageRecords(db: DatabaseSync) {
  const find = query<PageRecord>(db, `${selected} where path = ?`);
  const save = query<{ id: number }>(db, upsert);
  const remove = query<{ id: number }>(db, 'delete from page where path = ? returning id');
  const batch = query<{ path: string }>(db, 'select path from page where path > ? order by path limit 1000');
  const count = query<{ pages: number }>(db, 'select count(*) as pages from page');
  const failed = query<{ path: string }>(db, 'select path from page where failure is not null');

  return {
    find: (path: string) => find.first(path),
    /** Answers with the page's number. */
    save: (page: PageRecord) => save.first(...columns.map((column) => page[column]))?.id ?? 0,
    remove: (path: string) => remove.first(path)?.id ?? 0,
    count: () => count.first()?.pages ?? 0,
    failedPaths: () => new Set(failed.all().map(({ path }) => path)),
    /** In batches, so that pages may be removed on the way. */
    *allPaths(): Generator<string> {
      for (let last: string | undefined = ''; last !== undefined; ) {
        const paths: string[] = batch.all(last).map(({ path }) => path);
        yield* paths;
        last = paths.at(-1);
      }
    },
  };
}
