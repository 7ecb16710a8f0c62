import { dirname, join } from 'node:path';
import { type Content, type Writer, writeContent } from './encodings.ts';
import type { Files } from './files.ts';
import type { Journal, Phase } from './journal.ts';

export interface PendingFolder {
  readonly folder: string;
  /** A name for the next file written aside. */
  next(): string;
  clear(): void;
}

/** The folder files wait in until they are all there. On the same disk as the published folder: renames are atomic. */
export function openPendingFolder(files: Files, folder: string): PendingFolder {
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

interface PendingWriterDeps {
  readonly writer: Writer;
  readonly pending: PendingFolder;
  readonly journal: Journal;
  readonly published: string;
}

/** Writes a file aside and plans its publication. */
export type WritePending = (phase: Phase, target: string, content: Content) => void;

export const createPendingWriter =
  ({ writer, pending, journal, published }: PendingWriterDeps): WritePending =>
  (phase, target, content) => {
    const name = pending.next();
    writer.files.makeFolder(dirname(join(published, target)));
    const encodings = writeContent(writer, join(pending.folder, name), content);
    journal.put(phase, target, name, encodings);
  };
