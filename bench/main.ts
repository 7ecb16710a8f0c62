import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensurePrograms } from '../tools/setup/ensure-programs.ts';
import type { NotRun, Result } from './measure/result.ts';
import { asMarkdown, asTable } from './measure/table.ts';

// Every `*.bench.ts` below this folder is a program of its own: it prints its figures and ends with 1 when it misses a goal.
// `npm run bench -- WORD` runs those whose path holds the word; with `--write` the table goes to docs/measured.md as well.
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' } },
  allowPositionals: true,
});
const folder = fileURLToPath(new URL('.', import.meta.url));
const found = (await Array.fromAsync(glob('**/*.bench.ts', { cwd: folder })))
  .filter((path) => path.includes(positionals[0] ?? ''))
  .sort();

const env = { ...process.env, ...(await ensurePrograms()) };
const results: Result[] = [];
const broken: string[] = [];
const notRun: string[] = [];
let stopRunning = () => {};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopRunning();
    process.exit(1);
  });

for (const path of found) {
  console.log(`\n${path}`);
  // In a group of its own, so that whatever it started ends with it, even when it breaks off.
  const child = spawn(process.execPath, [`${folder}${path}`], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env,
  });
  let missed = 0;
  child.on('message', (message: Result | NotRun) => {
    if ('notRun' in message) notRun.push(message.notRun);
    else results.push(message);
    if ('isMet' in message && !message.isMet) missed += 1;
  });
  stopRunning = () => stopGroup(child.pid);
  const [code] = await once(child, 'exit');
  stopRunning();
  if (code !== 0 && missed === 0) broken.push(path);
}

console.log(`\n${asTable(results)}`);
for (const what of notRun) console.log(`NOT RUN: ${what}`);
for (const path of broken) console.log(`BROKE OFF: ${path}`);
if (values.write)
  await writeFile(new URL('../docs/measured.md', import.meta.url), asMarkdown(results, machine()));
const missed = results.filter(({ isMet }) => !isMet).length;
console.log(
  `\n${results.length - missed} goals met, ${missed} missed, ${broken.length} of ${found.length} programs broke off`,
);
process.exit(missed + broken.length > 0 ? 1 : 0);

function stopGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGTERM');
  } catch {
    // Nothing of it is left.
  }
}

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} cores (${first?.model.trim() || process.arch}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
}
