import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { canonicalAddress } from '../../order/canonical-address.ts';

/** Mails stand here while no mail server is named. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Deletes the mails to one address, and to no other; answers how many those were. */
export async function removeMailsTo(folder: string, email: string): Promise<number> {
  const wanted = canonicalAddress(email);
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    if (!(await readRecipients(path)).includes(wanted)) continue;
    await rm(path);
    removed += 1;
  }
  return removed;
}

/** Headers fold, quote and encode addresses in more ways than a pattern knows. */
async function readRecipients(path: string): Promise<readonly string[]> {
  const { to = [], cc = [], bcc = [] } = await PostalMime.parse(await readFile(path));
  return [...to, ...cc, ...bcc].flatMap(mailboxes).map(canonicalAddress);
}

const mailboxes = ({ address, group = [] }: Address): readonly string[] =>
  address === undefined ? group.flatMap(mailboxes) : [address];
