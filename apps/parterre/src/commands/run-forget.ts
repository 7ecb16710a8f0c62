import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { forgetBuyer } from '@parterre/api/features/privacy/forget-buyer.service';
import { StartFault } from '@parterre/api/start-fault';
import { checkEmail } from '@parterre/domain/contact/check-email';
import { say } from '../say.ts';
import { withDatabase } from './with-database.ts';

/** `forget EMAIL`: erases a buyer; what they bought and paid stays in the books. */
export async function runForget([email = '', ...more]: readonly string[]): Promise<number> {
  if (checkEmail(email).kind === 'invalid' || more.length > 0)
    throw new StartFault('Name one address: npm run parterre -- forget anna@example.com');
  return withDatabase(async (db, { dataDir }) => {
    const result = await forgetBuyer(db, email);
    if (result.kind === 'open') {
      for (const { number, open_because } of result.orders) say(`order ${number}: ${open_because}`);
      say('Nothing was erased. Try again when this is over.');
      return 1;
    }
    const mails = await removeMails(join(dataDir, 'mail'), email);
    say(
      `Erased from ${result.orders.length} orders and ${mails} mails. Backups hold them until they are deleted.`,
    );
    return 0;
  });
}

/** Mails stand in a folder while no mail server is named. */
async function removeMails(folder: string, email: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const wanted = email.toLowerCase();
  let removed = 0;
  for (const name of names) {
    const [head = ''] = (await readFile(join(folder, name), 'utf8')).split(/\r?\n\r?\n/);
    const to = /^To: ?(.*)$/im.exec(head)?.[1]?.toLowerCase();
    if (!to?.includes(wanted)) continue;
    await rm(join(folder, name));
    removed += 1;
  }
  return removed;
}
