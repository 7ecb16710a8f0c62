import { DatabaseSync } from 'node:sqlite';
import { query } from '../build/record/open-record.ts';

/** Something that the generator has published, with all its files. */
export interface Item {
  readonly kind: 'immutable' | 'document' | 'page' | 'app data';
  /** Path of a page; of anything else the file. */
  readonly name: string;
  readonly version: string;
}

/** What is still to be taken away: an item that is published no more, or a file that nobody knows. */
export interface GoneItem {
  readonly kind: Item['kind'] | 'stray';
  readonly name: string;
  /** Of a stray file when it was found. */
  readonly version: string;
}

/** Raised whenever the tables change; the storage is then compared anew. */
const version = 1;

const schema = `
  drop table if exists object;
  drop table if exists item;
  drop table if exists setting;
  -- Files that are in the storage, or may be: the digest is null from before one is sent until that is confirmed.
  create table object (file text primary key, digest text, tag text) strict, without rowid;
  -- What they belong to; the version is empty until all its files are there.
  create table item (kind text, name text, version text not null, primary key (kind, name)) strict, without rowid;
  create table setting (name text primary key, value text not null) strict, without rowid;
  pragma user_version = ${version};
`;

/** As the generator's own record has it, which is changed as a whole before any file is. */
const published = `
  create temp view published as
    select 'immutable' as kind, path as name, '-' as version from site.immutable_file
    union all select 'document', path, hash from site.document
    union all select 'page', path, run || ' ' || writtenAt from site.page where data is not null
    union all select 'app data', 'page-data/app-data.json', value from site.setting where name = 'build'`;

function openTables(file: string, siteRecord: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('pragma journal_mode = wal; pragma synchronous = normal');
  const found = query<{ user_version: number }>(db, 'pragma user_version').first()?.user_version;
  if (found !== version) db.exec(`begin; ${schema} commit`);
  query(db, 'attach ? as site').run(siteRecord);
  db.exec(published);
  return db;
}

export type MirrorRecord = ReturnType<typeof openMirrorRecord>;

/** What a storage has of a site, beside what the site has. */
export function openMirrorRecord(file: string, siteRecord: string) {
  const db = openTables(file, siteRecord);
  // Sorted and merged: to look up each of a hundred thousand pages takes several times as long.
  const missing = query<Item>(
    db,
    'select kind, name, version from published except select kind, name, version from item',
  );
  const gone = query<GoneItem>(
    db,
    `select kind, name, version from
       (select kind, name from item except select kind, name from published) join item using (kind, name)`,
  );
  const all = query<Item>(db, 'select kind, name, version from published');
  const findVersion = query<{ version: string }>(
    db,
    'select version from published where kind = ? and name = ?',
  );
  // Renames that were decided upon are still to be done; or the record was dropped, and nothing is known.
  const unfinished = query<{ found: number }>(
    db,
    `select exists (select 1 from site.journal) or not exists (select 1 from published where kind = 'app data') as found`,
  );
  const retired = query<{ found: number }>(
    db,
    'select 1 as found from site.immutable_file where path = ? and retired_at is not null',
  );
  const findObject = query<{ digest: string | null; tag: string | null }>(
    db,
    'select digest, tag from object where file = ?',
  );
  const objects = query<{ file: string; tag: string | null }>(db, 'select file, tag from object');
  const saveObject = query(db, 'insert or replace into object (file, digest, tag) values (?, ?, ?)');
  const dropObject = query(db, 'delete from object where file = ?');
  const expectItem = query(db, 'insert or ignore into item (kind, name, version) values (?, ?, ?)');
  const saveItem = query(db, 'insert or replace into item (kind, name, version) values (?, ?, ?)');
  const dropItem = query(db, 'delete from item where kind = ? and name = ?');
  const readSetting = query<{ value: string }>(db, 'select value from setting where name = ?');
  const writeSetting = query(db, 'insert or replace into setting (name, value) values (?, ?)');

  const together = <Result>(work: () => Result): Result => {
    db.exec('begin');
    try {
      const result = work();
      db.exec('commit');
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  };

  return {
    /** What the storage lacks and what it has too much; undefined while the folder is not what its record says. */
    differences: () =>
      together(() => (unfinished.first()?.found ? undefined : { missing: missing.all(), gone: gone.all() })),
    publishedItems: () => all.all(),
    publishedVersion: ({ kind, name }: Item) => findVersion.first(kind, name)?.version,
    /** No page names it any more, or none does yet. */
    isRetired: (file: string) => retired.first(file) !== undefined,
    mayHave: (file: string) => findObject.first(file) !== undefined,
    digest: (file: string) => findObject.first(file)?.digest ?? undefined,
    /** Before a file is sent: whatever becomes of that, it may be there from now on. */
    expect: ({ kind, name }: Item, file: string) =>
      together(() => {
        saveObject.run(file, null, null);
        expectItem.run(kind, name, '');
      }),
    confirm: (file: string, digest: string, tag: string) =>
      together(() => {
        saveObject.run(file, digest, tag);
        dropItem.run('stray', file);
      }),
    saveItem: ({ kind, name, version }: Item) => void saveItem.run(kind, name, version),
    dropObject: (file: string) => void dropObject.run(file),
    dropItem: ({ kind, name }: GoneItem) => void dropItem.run(kind, name),
    /** The storage that was last compared. */
    address: () => readSetting.first('address')?.value,
    /** From now on only those files are known of which the storage has what it was sent; all items are looked at. */
    replace: (
      address: string,
      listed: ReadonlyMap<string, string>,
      { wanted, now }: { readonly wanted: ReadonlyMap<string, Item>; readonly now: number },
    ) =>
      together(() => {
        db.exec("update item set version = '' where kind <> 'stray'");
        for (const { file, tag } of objects.all()) if (listed.get(file) !== tag) dropObject.run(file);
        for (const [file, tag] of listed) {
          if (!findObject.first(file)) saveObject.run(file, null, tag);
          const item = wanted.get(file);
          if (item) expectItem.run(item.kind, item.name, '');
          else expectItem.run('stray', file, String(now));
        }
        writeSetting.run('address', address);
      }),
    close: () => db.close(),
  };
}
