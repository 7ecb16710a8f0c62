import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run-command.ts';

// Stryker copies the folder it stands in, so it runs in the package that it mutates.
const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const run = spawn(process.execPath, [stryker, 'run', ...process.argv.slice(2)], {
  cwd: join(root, 'packages/domain'),
  stdio: 'inherit',
});
run.on('close', (code) => process.exit(code ?? 1));
