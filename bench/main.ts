import { spawn } from 'node:child_process';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

// Every `*.bench.ts` below this folder is a program of its own: it prints its ratios and ends with 1 when it misses a target.
// `npm run bench -- WORD` runs those whose path holds the word.
const [word = ''] = process.argv.slice(2);
const folder = fileURLToPath(new URL('.', import.meta.url));
const found = (await Array.fromAsync(glob('**/*.bench.ts', { cwd: folder })))
  .filter((path) => path.includes(word))
  .sort();

const run = (path: string) => {
  const { promise, resolve } = Promise.withResolvers<number>();
  console.log(`\n${path}`);
  spawn(process.execPath, [`${folder}${path}`], { stdio: ['ignore', 'inherit', 'inherit'] }).on(
    'close',
    (code) => resolve(code ?? 1),
  );
  return promise;
};

let missed = 0;
for (const path of found) missed += (await run(path)) ? 1 : 0;
console.log(`\n${found.length - missed} passed, ${missed} failed`);
process.exit(missed ? 1 : 0);
