import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtOnce } from './write-file-at-once.ts';

/** Which recipe each picture in a folder was made by. */
export interface Manifest {
  readonly findRecipe: (name: string) => string | undefined;
  /** Resolves when the note is on disk. */
  readonly note: (name: string, recipe: string) => Promise<void>;
}

const isRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readNotes(path: string): Promise<Map<string, string>> {
  try {
    const notes: unknown = JSON.parse(await readFile(path, 'utf8'));
    return new Map(isRecord(notes) ? Object.entries(notes) : []);
  } catch {
    // No manifest, or one that cannot be read: all pictures are made.
    return new Map();
  }
}

export async function openManifest(folder: string): Promise<Manifest> {
  const path = join(folder, 'pictures.json');
  const notes = await readNotes(path);
  let written = Promise.resolve();
  return {
    findRecipe: (name) => notes.get(name),
    note: (name, recipe) => {
      notes.set(name, recipe);
      written = written.then(() => writeFileAtOnce(path, JSON.stringify(Object.fromEntries(notes))));
      return written;
    },
  };
}
