/* Mutation testing of the rules: `npm run mutate`, or `npm run mutate -- money seats` for some of them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-command.ts';

/** Installed when it is needed: it brings a third of all packages, and nobody else should wait for them. */
const packages = { '@stryker-mutator/core': '10.1.1', '@stryker-mutator/vitest-runner': '10.1.1' };

interface StrykerModule {
  readonly Stryker: new (options: {
    readonly mutate: readonly string[];
    readonly vitest: { readonly configFile: string; readonly dir: string };
    readonly htmlReporter: { readonly fileName: string };
  }) => { runMutationTest(): Promise<readonly { readonly status: string }[]> };
}

async function loadStryker(): Promise<StrykerModule> {
  const names = Object.keys(packages);
  if (!names.every((name) => existsSync(join(root, 'node_modules', name)))) {
    const wanted = Object.entries(packages).map((entry) => entry.join('@'));
    const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', ...options, ...wanted], { cwd: root, stdio: 'inherit' });
  }
  return import(names[0] ?? '');
}

interface Score {
  readonly folder: string;
  readonly found: number;
  readonly all: number;
}

const minPercent = 90;

const { Stryker } = await loadStryker();
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
