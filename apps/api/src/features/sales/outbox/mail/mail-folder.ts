import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { canonicalAddress } from '../../order/canonical-address.ts';

/** Mails stand here while no mail server is named. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** The mails to one address, and to no other. */
async function findMailsTo(folder: string, email: string): Promise<readonly string[]> {
  const wanted = canonicalAddress(email);
  const names = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const name of names) {
    const path = join(folder, name);
    if (!(await readRecipients(path)).includes(wanted)) continue;
    found.push(path);
  }
  return found;
}

/** Mails that stand in a folder, by whom they are to. */
export interface KeptMails {
  count(email: string): Promise<number>;
  /** Answers how many those were. */
  remove(email: string): Promise<number>;
}

export const keptMails = (folder: string): KeptMails => ({
  count: async (email) => (await findMailsTo(folder, email)).length,
  remove: async (email) => {
    const found = await findMailsTo(folder, email);
    for (const path of found) await rm(path, { force: true });
    return found.length;
  },
});

/** Headers fold, quote and encode addresses in more ways than a pattern knows. */
async function readRecipients(path: string): Promise<readonly string[]> {
  const { to = [], cc = [], bcc = [] } = await PostalMime.parse(await readFile(path));
  return [...to, ...cc, ...bcc].flatMap(mailboxes).map(canonicalAddress);
}

const mailboxes = ({ address, group = [] }: Address): readonly string[] =>
  address === undefined ? group.flatMap(mailboxes) : [address];
