/** Mutation testing: every change Stryker makes to a rule must turn a test red. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Stryker would rewrite these with TypeScript's JavaScript API, which TypeScript 7 does not have.
  ignorePatterns: ['tsconfig*.json'],
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false, reportScoreTable: false },
  tempDirName: 'reports/stryker-tmp',
  warnings: { slow: false },
};
