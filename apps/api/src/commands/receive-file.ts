import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that somebody sent, for as long as their request goes on. */
export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  /** SHA-256, in hexadecimal. */
  readonly digest: string;
}

/** More came than is taken. */
export class TooManyBytes extends Error {}

/** Writes a body to a file of its own, never more than so many bytes of it, and takes the file away when `use` is over. */
export async function receiveFile<Result>(
  body: Readable,
  maxBytes: number,
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'parterre-upload-'));
  try {
    const path = join(folder, 'file');
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw new TooManyBytes(`more than ${maxBytes} bytes came`);
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(body, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await use({ path, bytes, digest: hash.digest('hex') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
