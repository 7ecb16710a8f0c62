import { print } from './print.ts';

interface Command {
  readonly summary: string;
  /** Answers the exit code. */
  run(args: readonly string[]): Promise<number>;
}

/** Each loads what it needs when it is run: all of them together take seconds to load. */
export const commands: Readonly<Record<string, Command>> = {
  start: {
    summary: 'start everything and print the addresses',
    run: async (args) => (await import('./start.ts')).start(args),
  },
  dev: {
    summary: 'the same, with pages that follow their code as it is written',
    run: async (args) => (await import('./dev.ts')).dev(args),
  },
  publish: {
    summary:
      'make the pages that changed; --explain PATH: what a page is made of, --compare: ask their storage what it has',
    run: async (args) => (await import('./publish.ts')).publish(args),
  },
  import: {
    summary: 'store catalogues: JSON, CSV tables, seating plans of pretix',
    run: async (args) => (await import('./commands/run-import.ts')).runImport(args),
  },
  export: {
    summary: 'write the catalogue into a file, or print it',
    run: async (args) => (await import('./commands/run-export.ts')).runExport(args),
  },
  doctor: {
    summary: 'look whether all that should be true of the data is; --provider: and whether providers agree',
    run: async (args) => (await import('./commands/run-doctor.ts')).runDoctor(args),
  },
  seed: {
    summary: 'fill an empty database with the demo, or with --events N',
    run: async (args) => (await import('./commands/run-seed.ts')).runSeed(args),
  },
  orders: {
    summary: 'list orders; --attention: what needs a person, --resolve SUBJECT: that is done',
    run: async (args) => (await import('./commands/run-orders.ts')).runOrders(args),
  },
  order: {
    summary:
      'show one order by its number; --received SUM: its invoice was paid, --correct REASON: it was not',
    run: async (args) => (await import('./commands/run-order.ts')).runOrder(args),
  },
  refund: {
    summary: 'give an order back; --tickets A,B or --sum X for a part, --payment ID for stray money',
    run: async (args) => (await import('./commands/run-refund.ts')).runRefund(args),
  },
  'call-off': {
    summary: 'cancel a performance, postpone it or move it: says what that does, and with --yes does it',
    run: async (args) => (await import('./commands/run-call-off.ts')).runCallOff(args),
  },
  'waiting-room': {
    summary: 'on PERFORMANCE or off PERFORMANCE: whether people wait for their turn in its sale',
    run: async (args) => (await import('./commands/run-waiting-room.ts')).runWaitingRoom(args),
  },
  certificate: {
    summary: 'issue a gift certificate over SUM CURRENCY, or check one by its code',
    run: async (args) => (await import('./commands/run-certificate.ts')).runCertificate(args),
  },
  console: {
    summary: 'invite EMAIL --role ROLE: print a link by which somebody of the house signs in',
    run: async (args) => (await import('./commands/run-console.ts')).runConsole(args),
  },
  backup: {
    summary: 'write all that is stored into FILE, while the system goes on',
    run: async (args) => (await import('./commands/run-backup.ts')).runBackup(args),
  },
  restore: {
    summary: 'fill an empty database from FILE, and call the doctor',
    run: async (args) => (await import('./commands/run-restore.ts')).runRestore(args),
  },
  forget: {
    summary: 'erase the buyer of an address; what was bought stays in the books',
    run: async (args) => (await import('./commands/run-forget.ts')).runForget(args),
  },
  verify: {
    summary: 'tell whether the code of a ticket is ours and good now',
    run: async (args) => (await import('./commands/run-verify.ts')).runVerify(args),
  },
  keys: {
    summary: 'list the keys that tickets are signed with; --rotate adds a new one',
    run: async (args) => (await import('./commands/run-keys.ts')).runKeys(args),
  },
  messages: { summary: 'bring the types of messages in line with the Russian texts', run: messages },
  help: { summary: 'list the commands', run: help },
};

async function messages(): Promise<number> {
  const { updateMessageArguments } = await import(
    '@parterre/storefront/site/messages/write-message-arguments'
  );
  updateMessageArguments();
  return 0;
}

async function help(): Promise<number> {
  print('npm run parterre -- COMMAND');
  for (const [name, { summary }] of Object.entries(commands)) print(`  ${name.padEnd(11)} ${summary}`);
  return 0;
}
