import { updateMessageArguments } from '@parterre/storefront/site/messages/write-message-arguments';
import { runBackup } from './commands/run-backup.ts';
import { runCertificate } from './commands/run-certificate.ts';
import { runDoctor } from './commands/run-doctor.ts';
import { runExport } from './commands/run-export.ts';
import { runForget } from './commands/run-forget.ts';
import { runImport } from './commands/run-import.ts';
import { runKeys } from './commands/run-keys.ts';
import { runOrder } from './commands/run-order.ts';
import { runOrders } from './commands/run-orders.ts';
import { runRefund } from './commands/run-refund.ts';
import { runRestore } from './commands/run-restore.ts';
import { runSeed } from './commands/run-seed.ts';
import { runVerify } from './commands/run-verify.ts';
import { dev } from './dev.ts';
import { print } from './print.ts';
import { publish } from './publish.ts';
import { start } from './start.ts';

interface Command {
  readonly summary: string;
  /** Answers the exit code. */
  run(args: readonly string[]): Promise<number>;
}

export const commands: Readonly<Record<string, Command>> = {
  start: { summary: 'start everything and print the addresses', run: start },
  dev: { summary: 'the same, with pages that follow their code as it is written', run: dev },
  publish: {
    summary: 'make the pages that changed; --explain PATH says what a page is made of',
    run: publish,
  },
  import: { summary: 'store catalogues: JSON, CSV tables, seating plans of pretix', run: runImport },
  export: { summary: 'write the catalogue into a file, or print it', run: runExport },
  doctor: {
    summary: 'look whether all that should be true of the data is; --provider: and whether providers agree',
    run: runDoctor,
  },
  seed: { summary: 'fill an empty database with the demo, or with --events N', run: runSeed },
  orders: {
    summary: 'list orders; --attention: what needs a person, --resolve SUBJECT: that is done',
    run: runOrders,
  },
  order: {
    summary:
      'show one order by its number; --received SUM: its invoice was paid, --correct REASON: it was not',
    run: runOrder,
  },
  refund: {
    summary: 'give an order back; --tickets A,B or --sum X for a part, --payment ID for stray money',
    run: runRefund,
  },
  certificate: {
    summary: 'issue a gift certificate over SUM CURRENCY, or check one by its code',
    run: runCertificate,
  },
  backup: { summary: 'write all that is stored into FILE, while the system goes on', run: runBackup },
  restore: { summary: 'fill an empty database from FILE, and call the doctor', run: runRestore },
  forget: { summary: 'erase the buyer of an address; what was bought stays in the books', run: runForget },
  verify: { summary: 'tell whether the code of a ticket is ours and good now', run: runVerify },
  keys: { summary: 'list the keys that tickets are signed with; --rotate adds a new one', run: runKeys },
  messages: { summary: 'bring the types of messages in line with the Russian texts', run: messages },
  help: { summary: 'list the commands', run: help },
};

async function messages(): Promise<number> {
  updateMessageArguments();
  return 0;
}

async function help(): Promise<number> {
  print('npm run parterre -- COMMAND');
  for (const [name, { summary }] of Object.entries(commands)) print(`  ${name.padEnd(11)} ${summary}`);
  return 0;
}
