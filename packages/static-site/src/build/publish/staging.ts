import type { Files } from './files.ts';

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
