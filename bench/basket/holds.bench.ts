import type { ServerProcess } from '../fixtures/server-process.ts';
import { atLeast } from '../measure/at-least.ts';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { events } from './fixtures/catalogue.ts';
import { apiProgram, openSale } from './fixtures/sale.ts';
import { bareBuyers, basketBuyers } from './load/buyers.ts';
import { cpuTimeMs } from './load/cpu-time.ts';
import { type Load, type Measured, runLoad } from './load/run-load.ts';
import { runPgbench } from './load/run-pgbench.ts';

const [buyers, seconds, rounds] = [100, 3, 5];

await using sale = await openSale();
const { database } = sale;
const api = await sale.serve(apiProgram);
const bare = await sale.serve(new URL('./fixtures/bare-server.ts', import.meta.url));

interface Course {
  readonly what: string;
  readonly server: ServerProcess;
  readonly makeBuyers: (events: number) => Load['buy'];
  readonly over: number;
  readonly measured: (Measured & { readonly cpuMs: number })[];
}
const course = (
  what: string,
  server: ServerProcess,
  makeBuyers: Course['makeBuyers'],
  over: number,
): Course => ({
  what,
  server,
  makeBuyers,
  over,
  measured: [],
});
const reference = course(`a bare route with the same writes, ${buyers} buyers`, bare, bareBuyers, events);
const many = course(`POST /api/basket over ${events} events`, api, basketBuyers, events);
const hot = course('POST /api/basket, one hot event', api, basketBuyers, 1);
const courses = [reference, many, hot];

const cpuSoFar = async ({ pid }: ServerProcess) =>
  cpuTimeMs([pid, ...(await database.backends())]) ?? Number.NaN;

async function run(
  { server, makeBuyers, over }: Course,
  length: number,
): Promise<Course['measured'][number]> {
  await database.query('truncate stock_seats, baskets');
  const before = await cpuSoFar(server);
  const result = await runLoad({ port: server.port, buyers, seconds: length, buy: makeBuyers(over) });
  return { ...result, cpuMs: ((await cpuSoFar(server)) - before) / result.count };
}

// They take turns in changing order, so that whatever else the machine does disturbs all of them. The first round warms up, long enough for
// V8 to compile what runs often: a sale goes on for hours.
for (const each of courses) await run(each, 2 * seconds);
for (let round = 0; round < rounds; round += 1) {
  courses.reverse();
  for (const each of courses) each.measured.push(await run(each, seconds));
}
await database.query('truncate stock_seats, baskets');
const pgbench = await runPgbench(database.url, seconds);

const typical = ({ measured }: Course, figure: keyof Course['measured'][number]) =>
  median(measured.map((each) => each[figure]));
const ratio = (a: Course, b: Course) => typical(a, 'perSecond') / typical(b, 'perSecond');
for (const each of [reference, many, hot]) {
  const [perSecond, p50, p99, cpu] = (['perSecond', 'p50', 'p99', 'cpuMs'] as const).map((figure) =>
    typical(each, figure),
  );
  console.log(
    `${each.what}: ${perSecond?.toFixed(0)} holds/s, p50 ${p50?.toFixed(1)} ms, p99 ${p99?.toFixed(1)} ms, ${cpu?.toFixed(2)} ms of CPU each`,
  );
}
if (pgbench) {
  console.log(`pgbench with the same statement: ${pgbench.toFixed(0)} holds/s`);
  console.log(`POST /api/basket: ratio to pgbench ${(typical(many, 'perSecond') / pgbench).toFixed(2)}`);
}
const cpuRatio = typical(reference, 'cpuMs') / typical(many, 'cpuMs');
// Other work on the machine cannot change this one.
const named = (each: Course, unit: string, figure: keyof Course['measured'][number]) =>
  `${typical(each, figure).toFixed(figure === 'cpuMs' ? 2 : 0)} ${unit}`;
atLeast(
  'POST /api/basket: ratio of CPU to a bare route',
  cpuRatio,
  0.8,
  `${named(reference, 'ms each', 'cpuMs')}, bare`,
);
atLeast(
  'POST /api/basket: ratio to a bare route',
  ratio(many, reference),
  0.5,
  `${named(reference, 'holds/s', 'perSecond')}, bare`,
);
atLeast(
  'one hot event: ratio to many',
  ratio(hot, many),
  0.6,
  `${named(many, 'holds/s', 'perSecond')}, many events`,
);
judge(
  'POST /api/basket: p99 to p50',
  typical(many, 'p99') / typical(many, 'p50'),
  5,
  named(many, 'ms', 'p50'),
);
judge('one hot event: p99 to p50', typical(hot, 'p99') / typical(hot, 'p50'), 5, named(hot, 'ms', 'p50'));
