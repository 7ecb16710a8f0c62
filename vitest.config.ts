import { defineConfig } from 'vitest/config';

const everywhere = {
  setupFiles: ['./tools/test/fail-on-console-error.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** Minutes of looking at every screen: run by `npm test -- --project screens`. */
const longJourneys = [
  'e2e/site/templates.test.ts',
  'e2e/buying/holding.test.ts',
  'e2e/journeys/changing-midway.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...everywhere,
          name: 'rules',
          include: [
            '{packages,demo,tools}/**/src/**/*.test.{ts,tsx}',
            'apps/storefront/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'server',
          include: ['apps/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'apps/storefront/**'],
          globalSetup: ['./apps/api/test/postgres.setup.ts'],
        },
      },
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
          include: ['e2e/{buying,journeys,site}/**/*.test.ts'],
          exclude: longJourneys,
          globalSetup: ['./e2e/stage/system.setup.ts'],
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          ...everywhere,
          name: 'screens',
          include: ['e2e/{finding,event}/**/*.test.ts', ...longJourneys],
          globalSetup: ['./e2e/stage/system.setup.ts'],
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
