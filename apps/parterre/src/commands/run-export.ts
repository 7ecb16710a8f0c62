import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import {
  exportCatalogue,
  type Write,
} from '@parterre/api/features/catalogue/export/export-catalogue.service';
import { StartFault } from '@parterre/api/start-fault';
import { withDatabase } from './with-database.ts';

/** `export [FILE]`: the catalogue as JSON, printed when no file is named. */
export async function runExport([path, ...more]: readonly string[]): Promise<number> {
  if (more.length > 0) throw new StartFault('One file is enough: npm run parterre -- export catalogue.json');
  await withDatabase((db) =>
    path === undefined
      ? exportCatalogue(db, writeTo(process.stdout))
      : exportTo(path, (write) => exportCatalogue(db, write)),
  );
  return 0;
}

/** Written aside and renamed when complete: whoever reads the file never sees half of it. */
async function exportTo(path: string, act: (write: Write) => Promise<void>): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const stream = createWriteStream(unfinished);
  try {
    await once(stream, 'open');
    await act(writeTo(stream));
    await finished(stream.end());
    await rename(unfinished, path);
  } catch (cause) {
    await rm(unfinished, { force: true });
    if ((cause as NodeJS.ErrnoException).syscall === undefined) throw cause;
    throw new StartFault(`${path} cannot be written: ${(cause as Error).message}`, { cause });
  }
}

const writeTo =
  (stream: NodeJS.WritableStream): Write =>
  async (text) => {
    if (!stream.write(text)) await once(stream, 'drain');
  };
