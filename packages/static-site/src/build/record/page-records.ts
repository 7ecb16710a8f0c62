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
  readonly id: number;
  readonly path: string;
  /** The data it depends on, as JSON. */
  readonly keys: string;
  /** Its entry in the sitemap, as JSON. */
  readonly sitemap: string | null;
  /** A number out of all parts but the code; the build id holds the sum over all pages. */
  readonly digest: number;
  /** The run that last wrote it, and why. */
  readonly run: number | null;
  readonly writtenAt: number | null;
  readonly reason: string | null;
  /** Why it could not be written when last tried. */
  readonly failure: string | null;
}

export interface WrittenPage extends PageParts {
  readonly id: number;
  readonly digest: number;
  readonly run: number;
  readonly writtenAt: number;
  readonly reason: string;
}

const columns =
  'id, path, template, data, code, slices, queries, keys, sitemap, digest, run, reason, failure';

const addPage = `
  insert into page (path, template, slices, queries, keys, digest)
  values (?, ?, '{}', '{}', '[]', 0)
  returning ${columns}`;

const writePage = `
  update page
  set template = ?, data = ?, code = ?, slices = ?, queries = ?, digest = ?,
    run = ?, written_at = ?, reason = ?, failure = null
  where id = ?`;

export type PageRecords = ReturnType<typeof pageRecords>;

export function pageRecords(db: DatabaseSync) {
  const findPage = query<PageRecord>(db, `select ${columns} from page where path = ?`);
  const add = query<PageRecord>(db, addPage);
  const write = query(db, writePage);
  const list = query(db, 'update page set keys = ?, sitemap = ? where id = ?');
  const fail = query(db, 'update page set failure = ? where id = ?');
  const remove = query(db, 'delete from page where id = ?');
  const batch = query<PageRecord>(db, `select ${columns} from page where id > ? order by id limit 1000`);
  const count = query<{ pages: number }>(db, 'select count(*) as pages from page');
  const failed = query<{ pages: number }>(db, 'select count(*) as pages from page where failure is not null');

  return {
    find: (path: string) => findPage.first(path),
    findOrAdd(path: string, template: string): PageRecord {
      const page = findPage.first(path) ?? add.first(path, template);
      if (!page) throw new Error(`The page ${path} cannot be recorded.`);
      return page;
    },
    saveWritten: (page: WrittenPage) =>
      void write.run(
        ...[page.template, page.data, page.code, page.slices, page.queries, page.digest],
        ...[page.run, page.writtenAt, page.reason, page.id],
      ),
    saveListing: (id: number, keys: string, sitemap: string | null) => void list.run(keys, sitemap, id),
    saveFailure: (id: number, cause: string | null) => void fail.run(cause, id),
    remove: (id: number) => void remove.run(id),
    count: () => count.first()?.pages ?? 0,
    countFailed: () => failed.first()?.pages ?? 0,
    /** In batches, so that pages may be removed on the way. */
    *all(): Generator<PageRecord> {
      for (let page: PageRecord | undefined, last = 0; ; last = page.id) {
        const pages = batch.all(last);
        yield* pages;
        page = pages.at(-1);
        if (!page) return;
      }
    },
  };
}
