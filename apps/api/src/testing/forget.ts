import { runCommand } from '../commands/run-command.service.ts';
import type { Db } from '../database/connect.ts';
import { forgetBuyer } from '../features/privacy/forget-buyer.service.ts';
import type { KeptMails } from '../features/sales/outbox/mail/mail-folder.ts';

export const noMails: KeptMails = { count: async () => 0, remove: async () => 0 };

/** As it is done from the command line. */
export const forget = (db: Db, email: string) =>
  runCommand(
    { db, now: () => new Date(), verifyStepUp: async () => false },
    forgetBuyer({ mails: noMails }),
    { actor: { kind: 'command_line', name: 'anna@machine' }, input: { email }, reason: 'asked for it' },
  );
