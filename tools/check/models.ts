/* Plays a model of the sale for longer than `npm test` does: `npm run models -- orders 100000`. */
import { runVisibly } from './run-command.ts';

const models = ['orders', 'holds', 'settlement', 'waiting-list'];
const usualSteps = '100000';

const [model = 'orders', steps = usualSteps] = process.argv.slice(2);
if (!models.includes(model) || !/^[1-9]\d*$/.test(steps)) {
  console.error(`There is no model "${model}" of ${steps} steps. There are: ${models.join(', ')}.`);
  process.exit(2);
}
const file = `apps/api/test/${model}-model.test.ts`;
process.exitCode = await runVisibly('node_modules/vitest/vitest.mjs', ['run', '--project=server', file], {
  MODEL_STEPS: steps,
});
