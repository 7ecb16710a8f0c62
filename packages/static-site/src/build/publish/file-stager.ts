import { dirname, join } from 'node:path';
import { type Content, type Writer, writeContent } from './encodings.ts';
import type { Journal, Phase } from './journal.ts';
import type { Staging } from './staging.ts';

export interface StagerTools {
  readonly writer: Writer;
  readonly staging: Staging;
  readonly journal: Journal;
  readonly published: string;
}

/** Writes a file aside and plans its publication. */
export type FileStager = (phase: Phase, target: string, content: Content) => void;

export const fileStager =
  ({ writer, staging, journal, published }: StagerTools): FileStager =>
  (phase, target, content) => {
    const staged = staging.next();
    writer.files.makeFolder(dirname(join(published, target)));
    const encodings = writeContent(writer, join(staging.folder, staged), content, 'page');
    journal.put(phase, target, staged, encodings);
  };
