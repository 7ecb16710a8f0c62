import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type FilesOutcome,
  importFiles,
} from '@parterre/api/features/catalogue/import/csv/import-files.service';
import { StartFault } from '@parterre/api/start-fault';
import { print } from '../print.ts';
import { readArguments } from '../read-options.ts';
import { withDatabase } from './with-database.ts';

/** `import FILE …`: all files together or none of them. `--overwrite-console` lets them count where operators have changed something since. */
export async function runImport(args: readonly string[]): Promise<number> {
  const { words: paths, options } = readArguments(args, { 'overwrite-console': { type: 'boolean' } });
  if (paths.length === 0)
    throw new StartFault(
      'Which file? npm run parterre -- import catalogue.json, or events.csv dates.csv tickets.csv',
    );
  const files = await Promise.all(paths.map(readNamed));
  const outcome = await withDatabase((db) =>
    importFiles(db, files, { overwritesConsole: options['overwrite-console'] ?? false }),
  );
  for (const line of outcome.kind === 'imported' ? describeCounts(outcome) : describeFaults(outcome))
    print(line);
  return outcome.kind === 'imported' ? 0 : 1;
}

async function readNamed(path: string) {
  try {
    return { name: basename(path), text: await readFile(path, 'utf8') };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartFault(`${path} cannot be read: ${reason}`, { cause });
  }
}

function* describeCounts({ counts }: Extract<FilesOutcome, { kind: 'imported' }>) {
  for (const [kind, { created, updated, unchanged, removed }] of Object.entries(counts))
    if (created + updated + unchanged + removed > 0)
      yield `${kind}: ${created} new, ${updated} changed, ${unchanged} as before${removed > 0 ? `, ${removed} removed` : ''}`;
}

function* describeFaults({ faults }: Extract<FilesOutcome, { kind: 'refused' }>) {
  for (const { file, line, field, reason } of faults)
    yield [[file, line].filter(Boolean).join(':'), field, reason].filter(Boolean).join(' ');
  yield `Nothing was imported: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`;
}
