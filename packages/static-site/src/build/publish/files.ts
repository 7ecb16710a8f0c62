import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** All that the generator does to the disk. Injected, so that a test can fill the disk at any moment. */
export interface Files {
  write(path: string, content: string | Uint8Array): void;
  rename(from: string, to: string): void;
  remove(path: string): void;
  makeFolder(path: string): void;
  removeFolderIfEmpty(path: string): boolean;
}

function removeFolderIfEmpty(path: string): boolean {
  try {
    rmdirSync(path);
    return true;
  } catch {
    // Not empty, or gone already: either way there is nothing to tidy here.
    return false;
  }
}

/** A rename is on disk when the folder that holds the name is. */
function flushFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/**
 * Every file is written aside and renamed into place, so a killed process never leaves half a file. Surviving a power
 * cut as well takes a flush before the rename and one after: `durable` does both, at the price of a slower disk.
 */
export const diskFiles = (durable: boolean): Files => ({
  write: (path, content) => writeFileSync(path, content, { flush: durable }),
  rename(from, to) {
    renameSync(from, to);
    if (durable) flushFolder(dirname(to));
  },
  remove: (path) => rmSync(path, { force: true, recursive: true }),
  makeFolder: (path) => void mkdirSync(path, { recursive: true }),
  removeFolderIfEmpty,
});
