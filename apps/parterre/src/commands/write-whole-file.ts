import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { StartFault } from '@parterre/api/start-fault';

/**
 * Written aside and renamed when complete: whoever reads the file never sees half of it. What is no file, as a pipe or a
 * device, is written to and stays what it is.
 */
export async function writeWholeFile<Result>(
  path: string,
  act: (stream: WriteStream) => Promise<Result>,
  mode = 0o666,
): Promise<Result> {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => true,
  );
  const target = isFile ? `${path}.unfinished` : path;
  const stream = createWriteStream(target, { mode });
  try {
    await once(stream, 'open');
    const result = await act(stream);
    await finished(stream.end());
    if (isFile) await rename(target, path);
    return result;
  } catch (cause) {
    if (isFile) await rm(target, { force: true });
    if ((cause as NodeJS.ErrnoException).syscall === undefined) throw cause;
    throw new StartFault(`${path} cannot be written: ${(cause as Error).message}`, { cause });
  }
}
