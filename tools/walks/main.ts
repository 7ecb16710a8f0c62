/* Prints how many files each act runs through, before and now: `npm run walks`; with `--files` also which. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../check/run-command.ts';
import { sourceFiles } from '../check/source-files.ts';
import { filesReached } from './files-reached.ts';
import { acts, firstCommit } from './walks.ts';

const run = promisify(execFile);
const isCode = (file: string) => /^(apps|packages)\/[^/]+\/src\/.*(?<!\.test)\.tsx?$/.test(file);

async function readSources(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined);
  const sources = await Promise.all(
    files.filter(isCode).map(async (file) => [file, await read(file)] as const),
  );
  return new Map(
    sources.flatMap(([file, source]) => (source === undefined ? [] : [[file, source] as const])),
  );
}

/** Undefined where the history does not reach back so far. */
async function readSourcesAt(commit: string): Promise<ReadonlyMap<string, string> | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'parterre-walks-'));
  try {
    const archive = join(folder, 'archive.tar');
    await run('git', ['archive', '--output', archive, commit, 'apps', 'packages'], { cwd: root });
    await run('tar', ['-xf', archive, '-C', folder]);
    const listed = await run('git', ['ls-tree', '-r', '--name-only', commit], {
      cwd: root,
      maxBuffer: 2 ** 26,
    });
    return await readSources(folder, listed.stdout.split('\n'));
  } catch {
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isVerbose = process.argv.includes('--files');
const sources = await readSources(root, await sourceFiles('apps', 'packages'));
const oldSources = await readSourcesAt(firstCommit);
for (const { name, page, now, before } of acts) {
  const files = filesReached(sources, now);
  const count = oldSources ? `${filesReached(oldSources, before).length} files at ${firstCommit}, ` : '';
  console.log(`${name}: ${count}${files.length} files now (${page})`);
  if (isVerbose) console.log(files.map((file) => `  ${file}`).join('\n'));
}
