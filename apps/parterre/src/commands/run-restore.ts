import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { readConfig } from '@parterre/api/config';
import { readBackup } from '@parterre/api/database/backup/read-backup';
import { StartFault } from '@parterre/api/start-fault';
import { openDatabase } from '../open-database.ts';
import { print } from '../print.ts';
import { readArguments } from '../read-options.ts';
import { runDoctor } from './run-doctor.ts';

/** `restore FILE`: into an empty database, then looks whether all is well with it. */
export async function runRestore(args: readonly string[]): Promise<number> {
  const [path, ...more] = readArguments(args, {}).words;
  if (path === undefined || more.length > 0)
    throw new StartFault('Name one file: npm run parterre -- restore parterre-2026-11-15.backup');
  await access(path).catch((cause) => {
    throw new StartFault(`${path} cannot be read.`, { cause });
  });
  const database = await openDatabase(readConfig());
  try {
    print(
      `Restored as it was at ${await readBackup(database.url, createReadStream(path))}. The doctor says:`,
    );
    return await runDoctor([]);
  } finally {
    await database.close();
  }
}
