import type { Controls } from '../control.ts';

const killed = ['apps/api/test/faults/killed.test.ts'];
const crash = ['apps/api/src/features/sales/payments/crash.test.ts'];
const interrupted = ['packages/static-site/src/build/interrupted-publishing.test.ts'];

const placing = 'apps/api/src/features/sales/checkout/place-order.service.ts';
const callingOff = 'apps/api/src/features/sales/calling-off';
const callingOffTest = [`${callingOff}/calling-off.test.ts`];
/** The same statements, each of them by itself. */
const withoutTransaction = (db: string) => ({
  text: `await ${db}.transaction(`,
  without: `await ((run: Parameters<typeof ${db}.transaction>[0]) => ${db}.connection((one) => run({ ...one, isTransaction: true, queue: (each) => void one.query(each) })))(`,
});
const changing = {
  file: 'apps/api/src/features/sales/order/order.service.ts',
  ...withoutTransaction('db'),
};

/** Processes that are killed: what they had begun is rolled back, or recognised. */
export const dyingControls: Controls = {
  'A process is killed while it moves a waiting room on, or all of them are': [
    {
      defence: 'a step of a waiting room moves its clock with what it did',
      file: 'apps/api/src/features/waiting-room/move-rooms.service.ts',
      text: 'stepped_at: at,',
      without: 'stepped_at: room.stepped_at ?? at,',
      tests: ['apps/api/src/features/waiting-room/waiting-room.test.ts'],
      only: 'may be killed at any statement',
    },
  ],
  'The database is away while people wait for their turn': [
    {
      defence: 'a file that nobody writes means a pause',
      file: 'packages/domain/src/waiting-room/describe-wait.ts',
      text: "if (nowMs - status.writtenAtMs > staleMs) return { kind: 'paused' };",
      without: '',
      tests: ['packages/domain/src/waiting-room/describe-wait.test.ts'],
    },
  ],
  'A process is killed while it takes a hold, places an order, begins a payment or settles one': [
    {
      defence: 'a first hold is found by its key although nobody was told of it',
      file: 'apps/api/src/features/basket/basket-cookie.ts',
      text: 'if (key.length < minSecretKeyLength) return randomUUID();',
      without: 'if (key !== secret) return randomUUID();',
      tests: killed,
      only: 'taking a hold',
    },
    {
      defence: 'a change of a basket is recognised by its key',
      file: 'apps/api/src/features/basket/change-basket.service.ts',
      text: 'findReplay(before, visit.key) ?? (await decide(before))',
      without: 'await decide(before)',
      tests: killed,
      only: 'taking a hold',
    },
    {
      defence: 'an order is recognised by its key',
      file: placing,
      text: 'if (earlier) return earlier;',
      without: '',
      tests: killed,
      only: 'placing an order',
    },
    {
      defence: 'an order is placed in one transaction',
      file: placing,
      ...withoutTransaction('deps.db'),
      tests: killed,
      only: 'placing an order.*after',
      env: { FAULTS: 'all' },
    },
    {
      defence: 'an order is placed in one transaction, between statements',
      file: placing,
      ...withoutTransaction('deps.db'),
      tests: crash,
      only: 'placing an order',
    },
    {
      defence: 'an attempt to pay is one payment at the bank, however often it is asked for',
      file: 'apps/api/src/features/sales/payments/refresh-payments.service.ts',
      text: 'idempotencyKey: payment.id,',
      without: 'idempotencyKey: crypto.randomUUID(),',
      tests: killed,
      only: 'beginning to pay.*before',
    },
    {
      defence: 'an attempt to pay is written down in one transaction',
      ...changing,
      tests: crash,
      only: 'beginning to pay',
    },
    {
      defence: 'a payment is settled in one transaction',
      ...changing,
      tests: killed,
      only: 'settling what was paid.*after',
      env: { FAULTS: 'all' },
    },
    {
      defence: 'a payment is settled in one transaction, between statements',
      ...changing,
      tests: crash,
      only: 'hearing of money',
    },
    {
      defence: 'money that was settled before is not settled again',
      file: 'apps/api/src/features/sales/payments/settle.service.ts',
      text: "if (!received || apply(paymentTransitions, payment.state, event).kind !== 'applied') return [];",
      without: 'if (!received) return [];',
      tests: killed,
      only: 'settling what was paid',
    },
  ],
  'A process is killed while it gives back what was paid for a performance that is called off': [
    {
      defence: 'an order is given back whole, and said to be, or not at all',
      ...changing,
      tests: callingOffTest,
      only: 'stopped in the middle',
    },
    {
      defence: 'whoever was just paying is found before it counts as done',
      file: `${callingOff}/sweep-call-offs.service.ts`,
      text: 'await insertCallOffOrders(db, id, holders, at);',
      without: '',
      tests: callingOffTest,
    },
    {
      defence: 'whoever was done and has tickets again is given back before the work ends',
      file: `${callingOff}/sweep-call-offs.service.ts`,
      text: '    await awaitAgain(db, id, holders, at);\n',
      without: '',
      tests: [`${callingOff}/played-again.test.ts`],
    },
    {
      defence: 'nothing goes back of a performance that is played after all',
      file: `${callingOff}/sweep-call-offs.service.ts`,
      text: "if (today?.status !== 'cancelled') return 'withdrawn';",
      without: '',
      tests: callingOffTest,
    },
  ],
  'A process is killed while it migrates': [
    {
      defence: 'a migration is one transaction',
      file: 'apps/api/src/database/migrate.ts',
      text: 'await inTransaction(client, async () => {',
      without: 'await (async (act: () => Promise<void>) => act())(async () => {',
      tests: ['apps/api/test/faults/killed-migrating.test.ts'],
    },
    {
      defence: 'functions are replaced in one transaction',
      file: 'apps/api/src/database/apply-functions.ts',
      text: '    await validate(client, functions);\n    return [',
      without: "    await client.query('commit');\n    await validate(client, functions);\n    return [",
      tests: ['apps/api/src/database/apply-functions.test.ts'],
      only: 'all stay as they were',
    },
  ],
  'A process of the old version is started again while the new one is rolled out': [
    {
      defence: 'functions that were replaced are not put back',
      file: 'apps/api/src/database/migrate.ts',
      text: 'await refuseReplacedFunctions(client, functions);',
      without: '',
      tests: ['apps/api/src/database/apply-functions.test.ts'],
      only: 'does not put its functions back',
    },
    {
      defence: 'a function that the new version lacks stays until the next change',
      file: 'apps/api/src/database/apply-functions.ts',
      text: 'is_retired && !names.has(name)',
      without: '!names.has(name)',
      tests: ['apps/api/src/database/apply-functions.test.ts'],
      only: 'serves the version before',
    },
  ],
  'The generator is killed while it publishes': [
    {
      defence: 'pages are written aside before they are put in place',
      file: 'packages/static-site/src/build/run/write-page.ts',
      text: 'const html = pending.next();',
      without: 'const html = `../../public/${files.html}`;',
      tests: interrupted,
      only: 'killed',
      env: { FAULTS: 'all' },
    },
    {
      defence: 'other files are written aside before they are put in place',
      file: 'packages/static-site/src/build/publish/pending-files.ts',
      text: 'const name = pending.next();',
      without: 'const name = `../../public/${target}`;',
      tests: interrupted,
      only: 'killed',
      env: { FAULTS: 'all' },
    },
    {
      defence: 'the list of renames is kept until it is carried out',
      file: 'packages/static-site/src/build/run/run-site.ts',
      text: '  publishJournal(db, writer.files, folders);\n  if (isTakenAway',
      without: "  db.exec('delete from journal');\n  if (isTakenAway",
      tests: interrupted,
      only: 'killed',
    },
    {
      defence: 'the list of renames is committed with what is remembered of the pages',
      file: 'packages/static-site/src/build/run/run-site.ts',
      text: 'await inTransaction(db, () => writeAll(run, { before, after }, currentFiles, origin));',
      without: 'await writeAll(run, { before, after }, currentFiles, origin);',
      tests: interrupted,
      only: 'killed',
    },
    {
      defence: 'what a page names is there before the page',
      file: 'packages/static-site/src/build/publish/journal.ts',
      text: 'pageData: 1,\n  html: 2,',
      without: 'html: 1,\n  pageData: 2,',
      tests: interrupted,
      only: 'killed',
      env: { FAULTS: 'all' },
    },
  ],
  'Everything is killed, PostgreSQL too': [
    {
      defence: 'the lock of a server that is gone is not believed',
      file: 'apps/api/src/database/embedded/cluster.ts',
      text: "return lock && (await readCommand(lock.pid)).includes('postgres') ? lock : undefined;",
      without: 'return lock;',
      tests: ['apps/parterre/src/start.test.ts'],
      only: 'after kill -9',
    },
  ],
};
