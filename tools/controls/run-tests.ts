import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from '../check/run-command.ts';
import type { Control } from './control.ts';

export interface TestRun {
  /** Nothing failed, in a test or beside one. */
  readonly isGreen: boolean;
  /** The names of tests. */
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** All that was printed. */
  readonly output: string;
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const nothingRun: Report = { testResults: [] };

/** Runs the tests of a control in a copy of the checkout. */
export async function runTests(
  copy: string,
  control: Pick<Control, 'tests' | 'only' | 'env'>,
): Promise<TestRun> {
  const { tests, only, env = {} } = control;
  const file = join(copy, 'report.json');
  await rm(file, { force: true });
  const chosen = only === undefined ? [] : ['--testNamePattern', only];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = ['run', '--bail=1', ...reporters, ...chosen, ...tests];
  const { ok, output } = await runQuietly('node_modules/vitest/vitest.mjs', vitest, { cwd: copy, env });
  const report: Report = await readFile(file, 'utf8').then(JSON.parse, () => nothingRun);
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (wanted: string) =>
    results.filter(({ status }) => status === wanted).map(({ fullName }) => fullName);
  return { isGreen: ok, passed: named('passed'), failed: named('failed'), output };
}
