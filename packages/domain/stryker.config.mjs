/** Mutation testing: every change Stryker makes to a rule must turn a test red. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.stryker.config.ts' },
  mutate: ['src/**/*.ts', '!src/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Stryker would rewrite these with TypeScript's JavaScript API, which TypeScript 7 does not have.
  ignorePatterns: ['tsconfig*.json'],
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  tempDirName: 'reports/stryker-tmp',
  thresholds: { high: 95, low: 90, break: 90 },
};
