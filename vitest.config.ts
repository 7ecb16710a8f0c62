import { defineConfig } from 'vitest/config';

const everywhere = {
  setupFiles: ['./tools/test/fail-on-console-error.ts'],
  // Ends for what hangs, not measures of speed: a machine may be slow, or busy with other things.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  // A failure that cannot be repeated is read from its message alone.
  chaiConfig: { truncateThreshold: 2_000 },
};

const server = {
  ...everywhere,
  setupFiles: [...everywhere.setupFiles, './apps/api/test/record-statements.ts'],
  globalSetup: ['./apps/api/test/postgres.setup.ts'],
  // Files keep nothing in modules, and loading the server anew for each would take longer than most tests.
  isolate: false,
};

/** The API on a cluster that is named; tests that start servers of their own learn nothing from one. */
const cluster = {
  ...server,
  name: 'cluster',
  include: [
    'apps/api/src/**/*.test.ts',
    'apps/api/test/cluster/*.test.ts',
    'apps/api/test/*{race,race-control,model,contention,recovery-window,scale-rules,fuzz}.test.ts',
    'apps/api/test/faults/killed.test.ts',
    'apps/parterre/test/{backup-and-forget,doctor,rehearsal/rehearsal}.test.ts',
  ],
  exclude: ['**/node_modules/**', '**/*.faults.test.ts'],
};

/** Nodes are killed and frozen there: on a cluster of its own, made of the programs of the one that is named. */
const clusterFaults = {
  ...server,
  name: 'cluster-faults',
  include: ['apps/api/test/cluster/*.faults.test.ts'],
  fileParallelism: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...everywhere,
          name: 'rules',
          // A process for each file took four times as long as the tests in it.
          isolate: false,
          include: [
            '{packages,demo,tools}/**/src/**/*.test.{ts,tsx}',
            'apps/{console,door,storefront}/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['apps/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'apps/{console,door,storefront}/**', 'apps/api/test/cluster/**'],
        },
      },
      ...(process.env.CLUSTER_URL ? [{ test: cluster }, { test: clusterFaults }] : []),
      {
        test: {
          ...everywhere,
          name: 'browser',
          include: ['packages/*/test/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'journeys',
          // A whole evening, with two people and a bank, beside other tests on a small machine.
          testTimeout: 600_000,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./e2e/fixtures/system.setup.ts'],
          fileParallelism: false,
          // Here as well: what a journey needs is loaded once for all.
          isolate: false,
        },
      },
    ],
  },
});
