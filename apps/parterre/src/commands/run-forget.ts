import { forgetBuyer } from '@parterre/api/features/privacy/forget-buyer.service';
import { keptMails, mailFolder } from '@parterre/api/features/sales/outbox/mail/mail-folder';
import { StartFault } from '@parterre/api/start-fault';
import { checkEmail } from '@parterre/domain/contact/check-email';
import { print } from '../print.ts';
import { runAsOperator } from './run-as-operator.ts';
import { withDatabase } from './with-database.ts';

/** `forget EMAIL`: erases a buyer; what they bought and paid stays in the books. */
export async function runForget([email = '', ...more]: readonly string[]): Promise<number> {
  if (checkEmail(email).kind === 'invalid' || more.length > 0)
    throw new StartFault('Name one address: npm run parterre -- forget anna@example.com');
  return withDatabase(async (db, { dataDir }) => {
    const { orders, mails } = await runAsOperator(
      db,
      forgetBuyer({ mails: keptMails(mailFolder(dataDir)) }),
      { input: { email }, reason: 'forgotten from the command line' },
    );
    print(
      `Erased from ${orders.length} orders and ${mails} mails. Backups hold them until they are deleted.`,
    );
    return 0;
  });
}
