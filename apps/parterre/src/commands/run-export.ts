import { once } from 'node:events';
import {
  exportCatalogue,
  type Write,
} from '@parterre/api/features/catalogue/export/export-catalogue.service';
import { StartFault } from '@parterre/api/start-fault';
import { readArguments } from '../read-options.ts';
import { withDatabase } from './with-database.ts';
import { writeWholeFile } from './write-whole-file.ts';

/** `export [FILE]`: the catalogue as JSON, printed when no file is named. */
export async function runExport(args: readonly string[]): Promise<number> {
  const [path, ...more] = readArguments(args, {}).words;
  if (more.length > 0) throw new StartFault('One file is enough: npm run parterre -- export catalogue.json');
  await withDatabase((db) =>
    path === undefined
      ? exportCatalogue(db, writeTo(process.stdout))
      : writeWholeFile(path, (stream) => exportCatalogue(db, writeTo(stream))),
  );
  return 0;
}

const writeTo =
  (stream: NodeJS.WritableStream): Write =>
  async (text) => {
    if (!stream.write(text)) await once(stream, 'drain');
  };
