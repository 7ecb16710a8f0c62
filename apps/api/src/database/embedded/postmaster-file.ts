import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The lock file of a PostgreSQL server: it stays behind when the machine or the process dies. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
}

export const postmasterPath = (dataDir: string) => join(dataDir, 'postmaster.pid');

/** Lines as the server writes them: pid, data directory, start time, port, … */
export async function readPostmasterFile(dataDir: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(postmasterPath(dataDir), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 ? { pid, port } : undefined;
}
