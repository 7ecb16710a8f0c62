import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from '../check/run-command.ts';
import type { Control } from './control.ts';

export interface TestRun {
  /** Nothing failed, in a test or beside one. */
  readonly isGreen: boolean;
  readonly passed: number;
  /** Each test that failed, and why. */
  readonly failed: readonly string[];
  /** All that was printed. */
  readonly output: string;
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly TestResult[];
  }[];
}

interface TestResult {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages?: readonly string[];
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
  const { ok, output } = await runQuietly('node_modules/vitest/vitest.mjs', vitest, {
    cwd: copy,
    env: { NO_COLOR: '1', ...env },
  });
  const report: Report = await readFile(file, 'utf8').then(JSON.parse, () => nothingRun);
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const of = (wanted: string) => results.filter(({ status }) => status === wanted);
  return { isGreen: ok, passed: of('passed').length, failed: of('failed').map(nameWithReason), output };
}

function nameWithReason({ fullName, failureMessages: [message = ''] = [] }: TestResult): string {
  const [reason = ''] = message.split('\n', 1);
  return `“${fullName}”: ${reason.slice(0, 200)}`;
}
