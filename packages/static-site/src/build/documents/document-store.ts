import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Content } from '../publish/encodings.ts';
import { type Journal, phases } from '../publish/journal.ts';
import type { WritePending } from '../publish/pending-files.ts';
import { query } from '../record/open-record.ts';

export interface DocumentSettings {
  readonly journal: Journal;
  readonly writePending: WritePending;
  /** Write even what has not changed. */
  readonly rewriteAll: boolean;
}

export type DocumentStore = ReturnType<typeof documentStore>;

/** Published files that are no pages: sitemaps, feeds, robots.txt, the site's static files. */
export function documentStore(db: DatabaseSync, { journal, writePending, rewriteAll }: DocumentSettings) {
  const find = query<{ hash: string }>(db, 'select hash from document where path = ?');
  const save = query(db, 'insert or replace into document (path, hash) values (?, ?)');
  const forget = query(db, 'delete from document where path = ?');
  const all = query<{ path: string }>(db, 'select path from document');

  return {
    write(path: string, content: Content): void {
      const digest = hash('sha256', content);
      if (find.first(path)?.hash === digest && !rewriteAll) return;
      writePending(phases.documents, path, content);
      save.run(path, digest);
    },
    remove(path: string): void {
      journal.remove(phases.documents, path);
      forget.run(path);
    },
    paths: () => all.all().map(({ path }) => path),
  };
}
