import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { query } from '../record/open-record.ts';
import { allEncodings, type Encoding } from './encodings.ts';
import type { Files } from './files.ts';

/** The order of publishing. What a file refers to is there before it, and goes after it. */
export const phases = {
  pageData: 1,
  html: 2,
  removedHtml: 3,
  removedPageData: 4,
  documents: 5,
  appData: 6,
} as const;

export type Phase = (typeof phases)[keyof typeof phases];

export type Journal = ReturnType<typeof journal>;

/**
 * Files are first written aside, then put in place by renames alone, which need no space. The list of renames is
 * committed together with the records of the pages: from then on it is carried out, by the next run if need be.
 */
export function journal(db: DatabaseSync, { formsChanged }: { readonly formsChanged: boolean }) {
  const add = query(db, 'insert into journal (phase, target, pending) values (?, ?, ?)');

  /** Takes away a file with all its compressed forms. */
  const remove = (phase: Phase, target: string) => {
    add.run(phase, target, null);
    for (const encoding of allEncodings) add.run(phase, `${target}.${encoding}`, null);
  };

  /** Puts a file in place with its compressed forms; other forms go if they may be there. */
  const put = (phase: Phase, target: string, pending: string, encodings: readonly Encoding[]) => {
    add.run(phase, target, pending);
    for (const encoding of encodings) add.run(phase, `${target}.${encoding}`, `${pending}.${encoding}`);
    if (!formsChanged) return;
    const others = allEncodings.filter((encoding) => !encodings.includes(encoding));
    for (const encoding of others) add.run(phase, `${target}.${encoding}`, null);
  };

  return { put, remove };
}

export interface PublishFolders {
  readonly published: string;
  readonly pending: string;
}

function removeWithEmptyFolders(files: Files, root: string, target: string): void {
  files.remove(join(root, target));
  for (let folder = dirname(target); folder !== '.'; folder = dirname(folder)) {
    if (!files.removeFolderIfEmpty(join(root, folder))) return;
  }
}

/** Where a run was stopped half-way, the first files have been renamed before. */
function renameOnce(files: Files, pending: string, target: string): void {
  try {
    files.rename(pending, target);
  } catch {
    if (!existsSync(pending)) return;
    // Somebody has taken the folder away.
    files.makeFolder(dirname(target));
    files.rename(pending, target);
  }
}

/** Carries out the journal, whether it was just written or left behind by a run that was stopped. */
export function publishJournal(db: DatabaseSync, files: Files, { published, pending }: PublishFolders): void {
  const entries = query<{ target: string; pending: string | null }>(
    db,
    'select target, pending from journal where phase = ? order by rowid',
  );
  for (const phase of Object.values(phases)) {
    for (const { target, pending: name } of entries.each(phase)) {
      if (name === null) removeWithEmptyFolders(files, published, target);
      else renameOnce(files, `${pending}/${name}`, `${published}/${target}`);
    }
  }
  db.exec('delete from journal');
}
