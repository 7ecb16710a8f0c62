// The first step of every npm script. Plain JavaScript, since the machine's own Node may be old: it installs what is
// missing and hands over to the Node that the project brings along.
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';

const targets = {
  start: ['apps/parterre/src/main.ts', 'start'],
  dev: ['apps/parterre/src/main.ts', 'dev'],
  parterre: ['apps/parterre/src/main.ts'],
  check: ['tools/check/main.ts', 'check'],
  test: ['tools/check/main.ts', 'test'],
  'test:cluster': ['node_modules/vitest/vitest.mjs', 'run', '--project=cluster*'],
  mutate: ['tools/check/mutate.ts'],
  models: ['tools/check/models.ts'],
  controls: ['tools/controls/main.ts'],
  'controls:columns': ['apps/api/test/statements/control.ts'],
  walks: ['tools/walks/main.ts'],
  bench: ['bench/main.ts'],
  pictures: ['bench/storefront/take-pictures.ts'],
};

const [command, ...rest] = process.argv.slice(2);
const target = targets[command];
if (!target) {
  console.error(`There is no command "${command}". There are: ${Object.keys(targets).join(', ')}.`);
  process.exit(2);
}

try {
  await ensureInstalled();
  handOver(findNode(), [...target, ...rest]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

function handOver(node, args) {
  const child = spawn(node, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
  });
  // Ctrl-C reaches the whole terminal group, the child included: here it only must not end us first.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm was killed and nobody would ever stop us: the child ends with the channel to it.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(1), 1000).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}
