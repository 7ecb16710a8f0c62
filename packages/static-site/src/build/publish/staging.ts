import { dirname, join } from 'node:path';
import { type Content, type Writer, writeContent } from './encodings.ts';
import type { Files } from './files.ts';
import type { Journal, Phase } from './journal.ts';

export interface Staging {
  readonly folder: string;
  /** A name for the next file written aside. */
  next(): string;
  clear(): void;
}

/** The folder files wait in until they are all there. On the same disk as the published folder: renames are atomic. */
export function openStaging(files: Files, folder: string): Staging {
  let count = 0;
  return {
    folder,
    next: () => String(count++),
    clear() {
      count = 0;
      files.remove(folder);
      files.makeFolder(folder);
    },
  };
}

interface StagerDeps {
  readonly writer: Writer;
  readonly staging: Staging;
  readonly journal: Journal;
  readonly published: string;
}

/** Writes a file aside and plans its publication. */
export type FileStager = (phase: Phase, target: string, content: Content) => void;

export const createFileStager =
  ({ writer, staging, journal, published }: StagerDeps): FileStager =>
  (phase, target, content) => {
    const staged = staging.next();
    writer.files.makeFolder(dirname(join(published, target)));
    const encodings = writeContent(writer, join(staging.folder, staged), content, 'page');
    journal.put(phase, target, staged, encodings);
  };
