import { events } from '../basket/fixtures/catalogue.ts';
import { apiProgram, openSale } from '../basket/fixtures/sale.ts';
import { type Connection, openConnection } from '../basket/load/connection.ts';
import { cpuTimeMs } from '../basket/load/cpu-time.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { atLeast } from '../measure/at-least.ts';
import { median } from '../measure/median.ts';
import { openBank } from './fixtures/bank.ts';
import { buyAtTheApi, buyBare, type Filled, fillBasket } from './load/buyers.ts';

const [buyers, ordersPerRound, rounds] = [100, 250, 11];

await using sale = await openSale();
// What is done later, such as mail, is measured nowhere.
await sale.database.query(`
  create function put_off() returns trigger language plpgsql as $$ begin new.due_at := 'infinity'; return new; end $$;
  create trigger put_off before insert on outbox for each row execute function put_off()`);
const bank = await openBank(sale.secret);
sale.defer(() => bank.close());
const api = await sale.serve(apiProgram, { SANDBOX_URL: `http://127.0.0.1:${bank.port}` });
const bare = await sale.serve(new URL('./fixtures/bare-server.ts', import.meta.url));

interface Course {
  readonly what: string;
  readonly server: ServerProcess;
  readonly buy: (connection: Connection, filled: Filled) => Promise<void>;
  readonly measured: Measured[];
}
interface Measured {
  readonly perSecond: number;
  /** Of the server and of the database, for each order. */
  readonly cpuMs: number;
}
// The reference is no goal to reach in full: it answers one request instead of three, asks no bank and is told by none. The buyers
// and the bank take their CPU from the same machine, for more requests in our course.
const courses: Course[] = [
  { what: 'one bare route with the same writes', server: bare, buy: buyBare, measured: [] },
  { what: 'placed, begun to pay and settled', server: api, buy: buyAtTheApi(bank), measured: [] },
];
const [reference, ours] = [...courses] as [Course, Course];

let taken = 0;
async function fillBaskets(count: number): Promise<Filled[]> {
  const filled: Filled[] = [];
  await eachBuyer(api.port, async (connection) => {
    while (filled.length < count) {
      const turn = taken++;
      filled.push(await fillBasket(connection, (turn % events) + 1, Math.floor(turn / events) * 2));
    }
  });
  return filled.slice(0, count);
}

async function eachBuyer(at: number, work: (connection: Connection) => Promise<void>): Promise<void> {
  const buyer = async () => {
    const connection = openConnection(at);
    await work(connection);
    connection.close();
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
}

const cpuSoFar = async ({ pid }: ServerProcess) =>
  new Map([pid, ...(await sale.database.backends())].map((each) => [each, cpuTimeMs([each]) ?? Number.NaN]));

async function run({ server, buy }: Course): Promise<Measured> {
  const waiting = (await fillBaskets(ordersPerRound)).values();
  const cpuBefore = await cpuSoFar(server);
  const startedAt = performance.now();
  await eachBuyer(server.port, async (connection) => {
    for (const filled of waiting) await buy(connection, filled);
  });
  const elapsedMs = performance.now() - startedAt;
  // Connections that nobody needs are closed meanwhile, and others are opened.
  const cpuMs = (await cpuSoFar(server))
    .entries()
    .reduce((sum, [pid, soFar]) => sum + soFar - (cpuBefore.get(pid) ?? 0), 0);
  return { perSecond: (ordersPerRound * 1000) / elapsedMs, cpuMs: cpuMs / ordersPerRound };
}

// They take turns in changing order, and each is held against the other of the same turn, so that whatever else the machine does
// disturbs both. The first turns warm up.
for (const each of [...courses, ...courses]) await run(each);
for (let round = 0; round < rounds; round += 1) {
  courses.reverse();
  for (const each of courses) each.measured.push(await run(each));
}

for (const { what, measured } of [reference, ours]) {
  const typical = (figure: keyof Measured) => median(measured.map((each) => each[figure]));
  console.log(
    `${what}: ${typical('perSecond').toFixed(0)} orders/s, ${typical('cpuMs').toFixed(2)} ms of CPU each`,
  );
}
const ratio = (of: (ours: Measured, reference: Measured) => number) =>
  median(
    ours.measured.flatMap((each, turn) => {
      const other = reference.measured[turn];
      return other ? [of(each, other)] : [];
    }),
  );
const cpuRatio = ratio((our, bareOne) => bareOne.cpuMs / our.cpuMs);
console.log(
  `orders: ratio of CPU to a bare route ${cpuRatio.toFixed(2)}, which other work on the machine cannot change`,
);
atLeast(
  'orders: ratio to a bare route',
  ratio((our, bareOne) => our.perSecond / bareOne.perSecond),
  0.75,
  `${median(reference.measured.map(({ perSecond }) => perSecond)).toFixed(0)} orders/s, bare`,
);
