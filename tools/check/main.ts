import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensurePrograms } from '../setup/ensure-programs.ts';
import { checks } from './checks.ts';
import { root, runVisibly } from './run-command.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Each failure as one would report it: file, test, what it said. */
  readonly failures?: readonly string[];
  /** Tests that need what this machine has not. */
  readonly skipped?: number;
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runChecks(): Promise<Count> {
  let failed = 0;
  for (const { name, run } of checks) {
    const startedAt = performance.now();
    process.stdout.write(`${name} … `);
    const fault = await run();
    console.log(`${fault ? 'FAILED' : 'ok'} (${seconds(startedAt)})`);
    if (fault) console.log(fault.trimEnd());
    failed += fault ? 1 : 0;
  }
  return { passed: checks.length - failed, failed };
}

interface Lane {
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

const looking = ['e2e/finding', 'e2e/site', 'e2e/event', 'e2e/third-parties'];
const buying = ['e2e/buying', 'e2e/door', 'e2e/journeys'];
/** Whatever is none of these, so that nothing is left out. */
const operating = [...looking, ...buying].map((folder) => `--exclude=${folder}/**`);

/**
 * Journeys mostly wait and the other tests compute, so they share a small machine well. Those who look, those who buy and
 * come, and the operators each have a site of their own, and change nothing for each other.
 */
const journeys: readonly Lane[] = [
  { args: ['--project=journeys', ...looking], env: { JOURNEYS_FOLDER: 'test-storefront-looking' } },
  { args: ['--project=journeys', ...buying], env: { JOURNEYS_FOLDER: 'test-storefront-buying' } },
  ...[1, 2].map((part) => ({
    args: ['--project=journeys', ...operating, `--shard=${part}/2`],
    env: { JOURNEYS_FOLDER: `test-storefront-operating-${part}` },
  })),
];
const others: Lane = { args: ['--project=rules', '--project=server', '--project=browser', '--maxWorkers=2'] };

/** Where the statements are written down that the tests send, to be held against the schema. */
const statements = join(root, '.cache/statements');

/** Only a run of all tests sends all statements. */
async function recordingAll(): Promise<NodeJS.ProcessEnv> {
  await rm(statements, { recursive: true, force: true });
  await mkdir(statements, { recursive: true });
  return { RECORD_STATEMENTS: statements };
}

async function checkStatements(): Promise<Count> {
  const failed = await runVisibly('apps/api/test/statements/main.ts', []);
  return failed ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
}

async function runTests(args: readonly string[]): Promise<Count[]> {
  const startedAt = performance.now();
  const isWhole = args.length === 0;
  const recording = isWhole ? await recordingAll() : {};
  const folder = await mkdtemp(join(tmpdir(), 'parterre-test-'));
  const programs = await ensurePrograms();
  const runLane = async ({ args: lane, env }: Lane, index: number) => {
    const report = join(folder, `${index}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const vitest = ['node_modules/vitest/vitest.mjs', ['run', ...reporters, ...lane]] as const;
    return readCount(report, await runVisibly(...vitest, { ...programs, ...recording, ...env }));
  };
  try {
    if (!isWhole) return [await runLane({ args }, 0)];
    // Of the site that all journeys begin with they make copies. Without it each makes its own, and says what is wrong.
    const made = runVisibly('e2e/fixtures/make-site.ts', []);
    const begun = journeys.map((lane, index) => made.then(() => runLane(lane, index)));
    const counts = await Promise.all([...begun, runLane(others, journeys.length)]);
    return [...counts, await checkStatements()];
  } finally {
    console.log(`tests took ${seconds(startedAt)}`);
    await rm(folder, { recursive: true, force: true });
  }
}

/** What we read of Vitest's report. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A run that broke before or beside its tests (no report, an unhandled error) is a failure that no test counted. */
async function readCount(path: string, code: number): Promise<Count> {
  const report: Report = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report;
  const uncounted = code !== 0 && numFailedTests === 0 ? 1 : 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + uncounted,
    failures: [...readFailures(report)],
    skipped: numPendingTests,
  };
}

function* readFailures({ testResults = [] }: Report): Generator<string> {
  for (const { name, message, assertionResults } of testResults) {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed)
      yield `FAILED ${file} > ${fullName}\n${failureMessages.map(withoutForeignFrames).join('\n')}`;
    if (failed.length === 0 && message) yield `FAILED ${file}\n${message}`;
  }
}

const withoutForeignFrames = (message: string) =>
  message.replaceAll(/^ +at .*node_modules.*\n?/gm, '').trimEnd();

const [command, ...args] = process.argv.slice(2);
const counts = [await runChecks(), ...(command === 'test' ? await runTests(args) : [])];
const total = (read: (count: Count) => number) => counts.reduce((sum, count) => sum + read(count), 0);
const [passed, failed, skipped] = [
  total((count) => count.passed),
  total((count) => count.failed),
  // A run of chosen tests leaves the others out on purpose.
  args.length === 0 ? total((count) => count.skipped ?? 0) : 0,
];
// Again at the end: the lanes print beside each other, and many keep only the end of what was printed.
for (const failure of counts.flatMap((count) => count.failures ?? [])) console.log(`${failure}\n`);
if (skipped > 0)
  console.log(
    `${skipped} tests were NOT RUN, since this machine lacks what they need: install nginx and run npm test again.`,
  );
console.log(`${passed} passed, ${failed} failed`);
// Where the work is judged, a test that is not run is not passed.
process.exit(failed > 0 || (skipped > 0 && process.env.CI) ? 1 : 0);
