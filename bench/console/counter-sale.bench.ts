import { randomUUID } from 'node:crypto';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import pg from 'pg';
import { events } from '../basket/fixtures/catalogue.ts';
import { openSale } from '../basket/fixtures/sale.ts';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { sellBare } from './fixtures/bare-sale.ts';
import { openConsole, p95 } from './fixtures/open-console.ts';

/** One clerk alone, and as many as a large house has at a premiere. */
const [sales, clerksAtOnce, salesEach] = [300, 8, 40];
/** How long somebody may wait who stands at a counter. */
const goalMs = 300;

await using sale = await openSale();
// What is done later, such as counting the stock for lists, is measured nowhere.
await sale.database.query(`
  create function put_off() returns trigger language plpgsql as $$ begin new.due_at := 'infinity'; return new; end $$;
  create trigger put_off before insert on outbox for each row execute function put_off()`);
const operators = await openConsole(sale.database);
sale.defer(() => operators.stop());
const { origin } = operators;
const client = new pg.Client({ connectionString: sale.database.url });
await client.connect();
sale.defer(() => client.end());

const clerks: string[] = [];
for (let clerk = 0; clerk < clerksAtOnce; clerk += 1)
  clerks.push(await operators.enter(`clerk${clerk}@parterre.example`));

let turns = 0;
/** Two seats that nobody has, each time of another event. */
function nextSeats(): { readonly event: number; readonly seats: readonly [number, number] } {
  const turn = turns++;
  const first = Math.floor(turn / events) * 2;
  return { event: (turn % events) + 1, seats: [first, first + 1] };
}

async function timed(act: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

/** As the console sends it when Enter is pressed. */
async function sell(cookie: string): Promise<void> {
  const { event, seats } = nextSeats();
  const reply = await fetch(`${origin}${consolePaths.runCommand.replace(':command', 'counter.sell')}`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      input: {
        performance_id: event,
        tickets: seats.map((seat) => ({ id: `${event}:${seat}`, count: 1 })),
        expected_total: 110,
        currency_code: 'RUB',
        lang: 'en',
        way: 'cash',
      },
      reason: 'measured',
    }),
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`it was not sold: ${reply.status} ${text}`);
}

const bare = () => {
  const { event, seats } = nextSeats();
  return sellBare(client, event, seats);
};

const [alone, together, bareOnes]: [number[], number[], number[]] = [[], [], []];
const first = clerks[0] ?? '';
// The first ones warm up.
for (let turn = 0; turn < 20; turn += 1) {
  await sell(first);
  await bare();
}
// In turns, so that whatever else the machine does disturbs both.
for (let turn = 0; turn < sales; turn += 1) {
  alone.push(await timed(() => sell(first)));
  bareOnes.push(await timed(bare));
}
await Promise.all(
  clerks.map(async (cookie) => {
    for (let turn = 0; turn < salesEach; turn += 1) together.push(await timed(() => sell(cookie)));
  }),
);

for (const [what, measured] of [
  ['one clerk', alone],
  [`${clerksAtOnce} clerks at once`, together],
  ['bare statements', bareOnes],
] as const)
  console.log(
    `${what}: median ${median(measured).toFixed(1)} ms, p95 ${p95(measured).toFixed(1)} ms of ${measured.length}`,
  );
judge(
  'selling two seats over the counter: milliseconds of the slowest twentieth',
  p95(alone),
  goalMs,
  `${p95(bareOnes).toFixed(1)} for the bare statements in one transaction`,
);
