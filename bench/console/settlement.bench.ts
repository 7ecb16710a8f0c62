import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { openMovements } from './fixtures/million-movements.ts';
import { openConsole } from './fixtures/open-console.ts';

const movements = 1_000_000;
const rounds = 10;

await using undo = new AsyncDisposableStack();
const database = await openMovements(movements);
undo.defer(() => database.close());
const house = await openConsole(database);
undo.defer(() => house.stop());

const month = { from: '2024-03-01', until: '2024-03-31' };
const year = { from: '2024-01-01', until: '2024-12-31' };
const everything = { from: '2023-01-01', until: '2026-12-31' };

const measure = async (days: typeof month, by: string, basis: string) => {
  const path = `${consolePaths.readSettlement}?from=${days.from}&until=${days.until}&by=${by}&basis=${basis}`;
  await house.timed(path);
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await house.timed(path));
  return median(taken);
};

/** What nobody could ask for with less: one sum over the same rows of the journal. */
async function bare(days: typeof month): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const startedAt = performance.now();
    await database.client.query(
      `select currency, sum(amount_minor) from journal
       where at >= $1::date and at < $2::date + 1 and entry in ('payment.succeeded', 'refund.done') group by currency`,
      [days.from, days.until],
    );
    if (round > 0) taken.push(performance.now() - startedAt);
  }
  return median(taken);
}

const slowest: Record<'month' | 'year' | 'everything', number> = { month: 0, year: 0, everything: 0 };
for (const [name, days] of [
  ['month', month],
  ['year', year],
  ['everything', everything],
] as const)
  for (const basis of ['payment', 'performance'])
    for (const by of ['day', 'event', 'performance', 'way', 'vat']) {
      const ms = await measure(days, by, basis);
      slowest[name] = Math.max(slowest[name], ms);
      console.log(`${name}, by ${by} and day of ${basis}: ${ms.toFixed(0)} ms`);
    }

judge(
  `settlement of a month among ${movements} movements: milliseconds, the slowest of ten groupings`,
  slowest.month,
  300,
  `${(await bare(month)).toFixed(0)} for one sum over the same rows of the journal`,
);
judge(
  `settlement of a year among ${movements} movements: milliseconds, the slowest of ten groupings`,
  slowest.year,
  3000,
  `${(await bare(year)).toFixed(0)} for one sum over the same rows of the journal`,
);
judge(
  `settlement of all ${movements} movements: milliseconds, the slowest of ten groupings`,
  slowest.everything,
  6000,
  `${(await bare(everything)).toFixed(0)} for one sum over the same rows of the journal`,
);
