import { forgetBuyer } from '@parterre/api/features/privacy/forget-buyer.service';
import { mailFolder, removeMailsTo } from '@parterre/api/features/sales/outbox/mail/mail-folder';
import { StartFault } from '@parterre/api/start-fault';
import { checkEmail } from '@parterre/domain/contact/check-email';
import { print } from '../print.ts';
import { withDatabase } from './with-database.ts';

/** `forget EMAIL`: erases a buyer; what they bought and paid stays in the books. */
export async function runForget([email = '', ...more]: readonly string[]): Promise<number> {
  if (checkEmail(email).kind === 'invalid' || more.length > 0)
    throw new StartFault('Name one address: npm run parterre -- forget anna@example.com');
  return withDatabase(async (db, { dataDir }) => {
    const result = await forgetBuyer(db, email);
    if (result.kind === 'open') {
      for (const { number, open_because } of result.orders) print(`order ${number}: ${open_because}`);
      print('Nothing was erased. Try again when this is over.');
      return 1;
    }
    const mails = await removeMailsTo(mailFolder(dataDir), email);
    print(
      `Erased from ${result.orders.length} orders and ${mails} mails. Backups hold them until they are deleted.`,
    );
    return 0;
  });
}
