import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { fillPerformances } from './fixtures/many-performances.ts';
import { openOrders } from './fixtures/million-orders.ts';
import { openConsole, p95 } from './fixtures/open-console.ts';

const performances = 20_000;
const rounds = 40;

await using undo = new AsyncDisposableStack();
const database = await openOrders(0);
undo.defer(() => database.close());
await fillPerformances(database.client, performances);
const operators = await openConsole(database);
undo.defer(() => operators.stop());

const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
/** What people look for in it, each time with other words. */
const kinds: Readonly<Record<string, (turn: number) => string>> = {
  'from today on': () => '',
  'a week ahead': (turn) => `from=${day(turn)}&until=${day(turn + 7)}`,
  'a title': (turn) => `search=${encodeURIComponent(`спектакль ${1 + turn * 7}`)}`,
  'a place': (turn) => `search=${encodeURIComponent(`театр ${1 + turn}`)}`,
  'a page far behind': (turn) => `after=${Date.now() + turn * 86_400_000}.1`,
};

const all: number[] = [];
const bare: number[] = [];
const ask = (query: string) => operators.timed(`${consolePaths.readGrid}?${query}`);
for (const kind of Object.values(kinds)) await ask(kind(0));
for (const [what, kind] of Object.entries(kinds)) {
  const measured: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    measured.push(await ask(kind(turn)));
    bare.push(await timedBare());
  }
  all.push(...measured);
  console.log(
    `${what}: ${median(measured).toFixed(1)} ms, slowest ${Math.max(...measured).toFixed(1)} ms of ${rounds}`,
  );
}
judge(
  `a page of ${performances.toLocaleString('en')} performances with what is sold of them and was taken for it: milliseconds of the slowest twentieth`,
  p95(all),
  100,
  `${p95(bare).toFixed(1)} for the bare statement that reads the first 50`,
);

async function timedBare(): Promise<number> {
  const startedAt = performance.now();
  await database.client.query(
    'select performance_id, event_id, started_text from listed_performances where ended_at > now() order by started_at, performance_id limit 51',
  );
  return performance.now() - startedAt;
}
