import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { query } from '../record/open-record.ts';
import {
  allEncodings,
  type Content,
  type EncodedContent,
  encodeImmutable,
  type Writer,
} from './encodings.ts';

/** How long files stay that no page names any more. */
export const retentionMs = 30 * 24 * 60 * 60 * 1000;

export interface ImmutableFile {
  /** Below the published folder; holds a hash of the content. */
  readonly path: string;
  readonly read: () => Content;
}

export interface ImmutableSettings {
  readonly writer: Writer;
  readonly published: string;
  readonly pendingFolder: string;
  readonly now: number;
}

export type ImmutableFiles = ReturnType<typeof immutableFiles>;

/**
 * Files whose name changes with their content. They are published before anything refers to them, and stay for a time
 * after nothing does, for the tabs that were opened before. A file counts as retired from before it is written until
 * its run is committed, so what a stopped run leaves behind is swept like any other.
 */
export function immutableFiles(
  db: DatabaseSync,
  { writer, published, pendingFolder, now }: ImmutableSettings,
) {
  const find = query<{ path: string }>(db, 'select path from immutable_file where path = ?');
  const insert = query(db, 'insert or replace into immutable_file (path, retired_at) values (?, ?)');
  const unretire = query(db, 'update immutable_file set retired_at = null where path = ?');
  const current = query<{ path: string }>(db, 'select path from immutable_file where retired_at is null');
  const retire = query(db, 'update immutable_file set retired_at = ? where path = ?');
  const expired = query<{ path: string }>(db, 'select path from immutable_file where retired_at < ?');
  const remove = query(db, 'delete from immutable_file where path = ?');

  const write = (path: string, { content, forms }: EncodedContent) => {
    const [pending, target] = [join(pendingFolder, 'immutable'), join(published, path)];
    const { files } = writer;
    files.makeFolder(dirname(target));
    for (const [encoding, bytes] of forms) {
      files.write(`${pending}.${encoding}`, bytes);
      files.rename(`${pending}.${encoding}`, `${target}.${encoding}`);
    }
    // The plain form comes last: where it is, the others are.
    files.write(pending, content);
    files.rename(pending, target);
  };

  const isThere = (path: string) => find.first(path) !== undefined && existsSync(join(published, path));

  return {
    /** Before the transaction: what is written must be recorded even if the run never ends. */
    async publish(files: readonly ImmutableFile[], rewriteAll: boolean): Promise<void> {
      const missing = files.filter(({ path }) => rewriteAll || !isThere(path));
      const encode = async ({ path, read }: ImmutableFile) =>
        [path, await encodeImmutable(writer.encodings, read())] as const;
      for (const [path, content] of await Promise.all(missing.map(encode))) {
        insert.run(path, now);
        write(path, content);
      }
    },
    /** Inside the transaction: these and no others are current. */
    setCurrent(paths: ReadonlySet<string>): void {
      for (const { path } of current.all()) if (!paths.has(path)) retire.run(now, path);
      for (const path of paths) unretire.run(path);
    },
    sweep(retiredBefore: number): void {
      for (const { path } of expired.all(retiredBefore)) {
        const target = join(published, path);
        for (const file of [target, ...allEncodings.map((encoding) => `${target}.${encoding}`)]) {
          writer.files.remove(file);
        }
        remove.run(path);
      }
    },
  };
}
