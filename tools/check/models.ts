/* Plays a model of the sale for longer than `npm test` does: `npm run models -- orders 100000`. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { addReports, describeCounts, type ModelReport } from './model-report.ts';
import { runQuietly, runVisibly } from './run-command.ts';

const models = ['orders', 'holds', 'settlement', 'waiting-list'];
const usualSteps = '100000';
const lineEveryMs = 60_000;

const [model = 'orders', steps = usualSteps] = process.argv.slice(2);
if (!models.includes(model) || !/^[1-9]\d*$/.test(steps)) {
  console.error(`There is no model "${model}" of ${steps} steps. There are: ${models.join(', ')}.`);
  process.exit(2);
}
const vitest = 'node_modules/vitest/vitest.mjs';
const args = ['run', '--project=server', `apps/api/test/${model}-model.test.ts`];
process.exitCode =
  model === 'orders'
    ? await playInParts(Number(steps))
    : await runVisibly(vitest, args, { MODEL_STEPS: steps });

/** One process for each core, with a database and seeds of its own. */
async function playInParts(all: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'parterre-models-'));
  const count = availableParallelism();
  const parts = Array.from({ length: count }, (_, index) => join(folder, `${index}.json`));
  const begun = Date.now();
  const shown = new Set<string>();
  const read = async () => addReports((await Promise.all(parts.map(readReport))).flat());
  const print = async () => {
    const report = await read();
    const faults = report.faults.filter((fault) => !shown.has(fault));
    for (const fault of faults) {
      shown.add(fault);
      console.log(fault);
    }
    const minutes = Math.round((Date.now() - begun) / 60_000);
    console.log(`${minutes} min: ${report.steps} of ${all} steps, ${report.faults.length} faults`);
  };
  const timer = setInterval(print, lineEveryMs);
  try {
    const results = await Promise.all(
      parts.map((part) => {
        const MODEL_STEPS = String(Math.ceil(all / count));
        return runQuietly(vitest, args, { env: { MODEL_STEPS, MODEL_REPORT: part } });
      }),
    );
    clearInterval(timer);
    for (const { ok, output } of results) if (!ok) console.log(output);
    console.log(describeCounts(await read()));
    await print();
    return results.every(({ ok }) => ok) ? 0 : 1;
  } finally {
    clearInterval(timer);
    await rm(folder, { recursive: true });
  }
}

/** None before the first game is over. */
async function readReport(path: string): Promise<ModelReport[]> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  // Written by `apps/api/test/play-games.ts`.
  return text === undefined ? [] : [JSON.parse(text) as ModelReport];
}
