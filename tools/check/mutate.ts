/* Mutation testing of the rules: `npm run mutate`, or `npm run mutate -- money seats` for some of them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from './run-command.ts';

interface Score {
  readonly folder: string;
  readonly found: number;
  readonly all: number;
}

const minPercent = 90;

// Stryker copies the folder it stands in, so it runs in the package that it mutates.
process.chdir(join(root, 'packages/domain'));

/** The tests of a folder have to find the faults in its rules by themselves, which also keeps a run short. */
async function mutate(folder: string): Promise<Score> {
  const mutants = await new Stryker({
    mutate: [`src/${folder}/**/*.ts`, '!src/**/*.test.ts'],
    vitest: { configFile: 'vitest.stryker.config.ts', dir: `src/${folder}` },
    htmlReporter: { fileName: `reports/mutation/${folder}.html` },
  }).runMutationTest();
  const count = (...states: string[]) => mutants.filter(({ status }) => states.includes(status)).length;
  const found = count('Killed', 'Timeout');
  return { folder, found, all: found + count('Survived', 'NoCoverage') };
}

const percentFound = ({ found, all }: Score) => (100 * found) / Math.max(1, all);
const line = (score: Score) =>
  `${score.folder.padEnd(20)}${percentFound(score).toFixed(2).padStart(7)} %  (${score.found} of ${score.all})`;

const asked = process.argv.slice(2);
const scores: Score[] = [];
for (const folder of asked.length > 0 ? asked : readdirSync('src')) scores.push(await mutate(folder));

const sumScores = (key: 'found' | 'all') => scores.reduce((sum, score) => sum + score[key], 0);
const total = { folder: 'all', found: sumScores('found'), all: sumScores('all') };
console.log([...scores, total].map(line).join('\n'));
process.exit(percentFound(total) >= minPercent ? 0 : 1);
