import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A reader sees the whole file or none. */
export async function writeFileAtOnce(path: string, content: Uint8Array | string): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}
