import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { fillPerformances } from './fixtures/many-performances.ts';
import { openOrders } from './fixtures/million-orders.ts';
import { openConsole, p95 } from './fixtures/open-console.ts';

const [orders, performances] = [1_000_000, 20_000];
const rounds = 60;
/** Of today and of the same day a week ago. */
const paymentsADay = 5000;

await using undo = new AsyncDisposableStack();
const database = await openOrders(orders);
undo.defer(() => database.close());
const { client } = database;
await fillPerformances(client, performances);
await fillJournal();
const operators = await openConsole(database);
undo.defer(() => operators.stop());

const ask = () => operators.timed(consolePaths.readToday);
await ask();
const [measured, bare]: [number[], number[]] = [[], []];
for (let turn = 0; turn < rounds; turn += 1) {
  measured.push(await ask());
  bare.push(await timedBare());
}
console.log(
  `today: ${median(measured).toFixed(1)} ms, slowest ${Math.max(...measured).toFixed(1)} ms of ${rounds}`,
);
judge(
  'today in a house of a million orders and 20,000 performances: milliseconds of the slowest twentieth',
  p95(measured),
  250,
  `${p95(bare).toFixed(1)} for the bare statement that counts what is sold of the same week`,
);

/** Payments of every order in the past, and many of today and a week ago. */
async function fillJournal(): Promise<void> {
  const entries = (among: string) => `
    insert into journal (at, order_id, payment_id, entry, amount_minor, currency)
    select ${among}, order_id, id, 'payment.succeeded', 110000, 'RUB' from payments`;
  await client.query(`${entries("timestamptz '2023-01-01' + sequence * interval '100 seconds'")}`);
  for (const days of [0, 7])
    await client.query(
      `${entries(`now() - interval '${days} days' - random() * interval '10 hours'`)} limit ${paymentsADay}`,
    );
  await client.query('vacuum analyze journal');
}

async function timedBare(): Promise<number> {
  const startedAt = performance.now();
  await client.query(`
    select count(*) from stock_seats
    where state = 'sold' and (event_id, performance_id) in (
      select event_id, performance_id from listed_performances where day between current_date and current_date + 6)`);
  return performance.now() - startedAt;
}
