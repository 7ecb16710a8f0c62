import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TicketKeys } from '@parterre/contracts/tickets/ticket-keys';
import { openPrivateFolder } from '../../../../private-files.ts';
import { makeTicketJwk, parseTicketKey, type TicketKey } from './ticket-key.ts';

/** The newest key signs; every key that ever signed verifies. */
export interface KeyRing {
  readonly signing: TicketKey;
  readonly public: TicketKeys;
}

export const keyFolder = (dataDir: string): string => join(dataDir, 'ticket-keys');

/** Keys lie in a folder, one file each, numbered by age. The first is made on the first start. */
export async function openKeyRing(folder: string): Promise<KeyRing> {
  // The folder around it is for others too: the database, which runs under an account of its own, lies beside it.
  await mkdir(dirname(folder), { recursive: true });
  await openPrivateFolder(folder);
  if ((await keyFiles(folder)).length === 0) await addKey(folder, 1);
  const files = await keyFiles(folder);
  const keys = await Promise.all(files.map((file) => readKey(join(folder, file))));
  const signing = keys.at(-1);
  if (!signing) throw new Error(`There is no key in ${folder}`);
  return { signing, public: { keys: keys.map((key) => key.public) } };
}

/** From now on another key signs; tickets signed before stay good. */
export async function rotateKeys(folder: string): Promise<KeyRing> {
  await openKeyRing(folder);
  const last = (await keyFiles(folder)).at(-1) ?? '';
  await addKey(folder, Number.parseInt(last, 10) + 1);
  return openKeyRing(folder);
}

const keyFiles = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^\d{4}\.json$/.test(name)).sort();

/** Written aside, so that nobody reads half a key. When another process was quicker, its key is as good. */
async function addKey(folder: string, number: number): Promise<void> {
  const unfinished = join(folder, `${randomUUID()}.unfinished`);
  await writeFile(unfinished, JSON.stringify(makeTicketJwk()), { mode: 0o600 });
  try {
    await link(unfinished, join(folder, `${String(number).padStart(4, '0')}.json`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished);
  }
}

async function readKey(path: string): Promise<TicketKey> {
  try {
    return parseTicketKey(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new Error(`This is not a key for tickets: ${path}`, { cause });
  }
}
