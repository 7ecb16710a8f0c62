import { root, runVisibly } from './run-command.ts';

// Stryker looks for its plugins and the test runner from the package it mutates.
process.chdir(`${root}/packages/domain`);
process.exit(
  await runVisibly('node_modules/@stryker-mutator/core/bin/stryker.js', [
    'run',
    'packages/domain/stryker.config.mjs',
  ]),
);
