import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { openOrders } from './fixtures/million-orders.ts';
import { openConsole, p95 } from './fixtures/open-console.ts';

const orders = 1_000_000;
/** More of each kind than the slowest twentieth of them. */
const rounds = 20;

await using undo = new AsyncDisposableStack();
const database = await openOrders(orders);
undo.defer(() => database.close());
const operators = await openConsole(database);
undo.defer(() => operators.stop());
const timed = (query: string) => operators.timed(`${consolePaths.findOrders}?${query}`);

/** What people at a counter type, each time with other words of its kind. */
const kinds: Readonly<Record<string, (turn: number) => string>> = {
  'the newest': () => '',
  'a number of an order': (turn) => `search=${100_001 + turn * 40_007}`,
  'a number of a ticket': (turn) => `search=${tickets[turn % tickets.length]}`,
  'a common name': (turn) => `search=${['анна', 'мария', 'елена', 'иван', 'дмитрий'][turn % 5]}`,
  'a surname': (turn) => `search=${['щукенко', 'garcez', 'кузнецовский', 'чайкидзе', 'dubois'][turn % 5]}`,
  'a part of a name': (turn) => `search=${['укин', 'левен', 'зайцш', 'mull', 'сидо'][turn % 5]}`,
  'both names, half of each': (turn) =>
    `search=${['ан щук', 'елен чай', 'jur mull', 'алена ю', 'пав зах'][turn % 5]}`,
  'two letters': (turn) => `search=${['ще', 'qx', 'ли', 'an', 'яв'][turn % 5]}`,
  'an address': (turn) => `search=buyer${1 + turn * 40_007}@`,
  'a telephone number': (turn) =>
    `search=${encodeURIComponent(`+7 916 ${String((3 * (turn + 1) * 7919) % 10_000_000).padStart(7, '0')}`)}`,
  'a name that nobody has': (turn) => `search=${['кржижановский', 'xenophon', 'zzz', 'ыыы'][turn % 4]}`,
  'the id of a payment': (turn) => `search=${payments[turn % payments.length]}`,
  'a seat of a performance': (turn) =>
    `search=${1 + (turn % 20)}-${1 + (turn % 40)}&event_id=${1 + (turn % 300)}&performance_id=${1 + (turn % 300)}`,
  'a performance': (turn) => `event_id=${1 + (turn % 300)}&performance_id=${1 + (turn % 300)}`,
  'an event': (turn) => `event_id=${1 + turn}`,
  'a state that few have': (turn) => `state=${['awaiting_payment', 'cancelled'][turn % 2]}`,
  'paid in a month two years ago': (turn) =>
    `paid_since=2024-0${1 + (turn % 9)}-01T00:00:00Z&paid_until=2024-0${1 + (turn % 9)}-28T00:00:00Z`,
  'a page far behind': (turn) => `after=${900_000 - turn * 40_000}&sort=newest`,
};
const tickets = await column<string>(`select number from tickets where id in (${ids('i')})`);
const payments = await column<string>(`select provider_payment_id from payments where id in (${ids('p')})`);

const all: number[] = [];
const bare: number[] = [];
for (const kind of Object.values(kinds)) await timed(kind(0));
for (const [what, kind] of Object.entries(kinds)) {
  const measured: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    measured.push(await timed(kind(turn)));
    bare.push(await timedBare(turn));
  }
  all.push(...measured);
  console.log(
    `${what}: ${median(measured).toFixed(1)} ms, slowest ${Math.max(...measured).toFixed(1)} ms of ${rounds}`,
  );
}
judge(
  'finding an order among a million: milliseconds of the slowest twentieth',
  p95(all),
  100,
  `${p95(bare).toFixed(1)} for the bare statement that reads 50 orders by their number`,
);

const writing = await writingMs();
judge(
  'writing an order that can be found: milliseconds more',
  writing.more,
  1,
  `${writing.without.toFixed(2)} for the row of the order alone`,
);

async function timedBare(turn: number): Promise<number> {
  const startedAt = performance.now();
  await database.client.query(
    'select id, number, name, email from orders where number < $1 order by number desc limit 51',
    [900_000 - turn * 40_000],
  );
  return performance.now() - startedAt;
}

/** The same rows with what finds them and without, in turns. */
async function writingMs(): Promise<{ readonly more: number; readonly without: number }> {
  const [batches, size] = [15, 200];
  const insert = (first: number, more: string) => `
    with placed as (
      insert into orders (id, token, idempotency_key, request_digest, basket_id, state, currency, price_minor, service_fee_minor, lang,
        name, email, campaign, created_at, expires_at, next_check_at)
      values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '', gen_random_uuid(), 'awaiting_payment', 'RUB', 1, 1, 'ru',
        'Анна Щукина', 'new${first}@mail.example', '{}', now(), now(), 'infinity')
      returning number, name, email, phone
    ) ${more}`;
  const found =
    'insert into order_search (number, words) select number, order_search_words(name, email, phone) from placed';
  const write = async (more: string) => {
    const startedAt = performance.now();
    for (let one = 0; one < size; one += 1) await database.client.query(insert(one, more));
    return (performance.now() - startedAt) / size;
  };
  const differences: number[] = [];
  const alone: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const [without, within] = [await write('select number from placed'), await write(found)];
    differences.push(within - without);
    alone.push(without);
  }
  return { more: median(differences), without: median(alone) };
}

async function column<Value>(text: string): Promise<Value[]> {
  const { rows } = await database.client.query<unknown[]>({ text, rowMode: 'array' });
  return rows.map(([value]) => value as Value);
}

function ids(letter: string): string {
  return Array.from({ length: rounds }, (_, turn) => `md5('${letter}' || ${1 + turn * 40_007})::uuid`).join(
    ', ',
  );
}
