import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { readConfig } from '@parterre/api/config';
import { writeBackup } from '@parterre/api/database/backup/write-backup';
import { StartFault } from '@parterre/api/start-fault';
import { openDatabase } from '../open-database.ts';
import { print } from '../print.ts';

/** `backup FILE`: all that is stored, as it is at this moment; the system goes on meanwhile. */
export async function runBackup([path, ...more]: readonly string[]): Promise<number> {
  if (path === undefined || more.length > 0)
    throw new StartFault('Name one file: npm run parterre -- backup parterre-2026-11-15.backup');
  const database = await openDatabase(readConfig());
  const unfinished = `${path}.unfinished`;
  try {
    // Readable by its owner alone: it holds names and addresses.
    const tables = await writeBackup(database.url, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, path);
    print(`${tables} tables are in ${path}.`);
    return 0;
  } finally {
    await rm(unfinished, { force: true });
    await database.close();
  }
}
