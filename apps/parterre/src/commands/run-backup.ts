import { readConfig } from '@parterre/api/config';
import { writeBackup } from '@parterre/api/database/backup/write-backup';
import { StartFault } from '@parterre/api/start-fault';
import { openDatabase } from '../open-database.ts';
import { print } from '../print.ts';
import { readArguments } from '../read-options.ts';
import { writeWholeFile } from './write-whole-file.ts';

/** `backup FILE`: all that is stored, as it is at this moment; the system goes on meanwhile. */
export async function runBackup(args: readonly string[]): Promise<number> {
  const [path, ...more] = readArguments(args, {}).words;
  if (path === undefined || more.length > 0)
    throw new StartFault('Name one file: npm run parterre -- backup parterre-2026-11-15.backup');
  const database = await openDatabase(readConfig());
  try {
    // Readable by its owner alone: it holds names and addresses.
    const tables = await writeWholeFile(path, (stream) => writeBackup(database.url, stream), 0o600);
    print(`${tables} tables are in ${path}.`);
    return 0;
  } finally {
    await database.close();
  }
}
