import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** A file of SQL. */
export interface Script {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** Tables are made by migrations, each once and in order; functions are replaced whenever their file has changed. */
export interface Scripts {
  readonly migrations: readonly Script[];
  readonly functions: readonly Script[];
}

export async function readScripts(): Promise<Scripts> {
  const [migrations, functions] = await Promise.all([readFolder('migrations/'), readFolder('functions/')]);
  return { migrations, functions };
}

async function readFolder(path: string): Promise<Script[]> {
  const folder = new URL(path, import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: hash('sha256', text) };
    }),
  );
}

/** The same for the same files with the same texts. */
export const combineChecksums = (scripts: readonly Pick<Script, 'name' | 'checksum'>[]): string =>
  hash('sha256', JSON.stringify(scripts.map(({ name, checksum }) => `${name} ${checksum}`).sort()));
