import { events } from '../basket/fixtures/catalogue.ts';
import { apiProgram, openSale } from '../basket/fixtures/sale.ts';
import { type Connection, openConnection } from '../basket/load/connection.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { atLeast } from '../measure/at-least.ts';
import { median } from '../measure/median.ts';
import { openBank } from './fixtures/bank.ts';
import { buyAtTheApi, buyBare, type Filled, fillBasket } from './load/buyers.ts';

const [buyers, ordersPerRound, rounds] = [100, 500, 5];

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
  readonly perSecond: number[];
}
const courses: Course[] = [
  { what: 'one bare route with the same writes', server: bare, buy: buyBare, perSecond: [] },
  { what: 'placed, begun to pay and settled', server: api, buy: buyAtTheApi(bank), perSecond: [] },
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

async function run({ server, buy }: Course): Promise<number> {
  const waiting = (await fillBaskets(ordersPerRound)).values();
  const startedAt = performance.now();
  await eachBuyer(server.port, async (connection) => {
    for (const filled of waiting) await buy(connection, filled);
  });
  return (ordersPerRound * 1000) / (performance.now() - startedAt);
}

// They take turns in changing order, so that whatever else the machine does disturbs both. The first round warms up.
for (const each of courses) await run(each);
for (let round = 0; round < rounds; round += 1) {
  courses.reverse();
  for (const each of courses) each.perSecond.push(await run(each));
}

const typical = ({ perSecond }: Course) => median(perSecond);
for (const each of [reference, ours]) console.log(`${each.what}: ${typical(each).toFixed(0)} orders/s`);
atLeast('orders: ratio to a bare route', typical(ours) / typical(reference), 0.5);
