import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './run-command.ts';

const run = promisify(execFile);

/** Files that git tracks or would track. */
export async function sourceFiles(...patterns: string[]): Promise<string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...patterns];
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 2 ** 26 });
  return stdout.split('\n').filter(Boolean);
}
