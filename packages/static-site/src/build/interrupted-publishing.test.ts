import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyStep } from '../../test/fixture-site/config.ts';
import { siteFaults } from '../../test/fixture-site/site-faults.ts';
import { before, finish, openSmallBakery } from '../../test/fixture-site/small-bakery.ts';

const generator = fileURLToPath(new URL('../../test/fixture-site/killed-generator.ts', import.meta.url));
/** At how many of the steps to be killed, spread evenly, when not at every one. */
const interruptions = 12;

const scratch = mkdtempSync(join(tmpdir(), 'interrupted-'));
const published = join(scratch, 'published');
let finished: ReadonlyMap<string, string>;

/** What a process prints and how it ends. */
const run = (command: string, args: readonly string[]) =>
  new Promise<{ stdout: string; stderr: string; status: unknown }>((resolve) => {
    const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'parterre-compiled') };
    execFile(command, args, { env }, (error, stdout, stderr) =>
      resolve({ stdout, stderr, status: error && (error.signal ?? error.code) }),
    );
  });

/** Runs something on a copy of the published site; after it the site is whole, and the next run finishes it. */
async function runOnCopy(what: string, act: (folder: string) => ReturnType<typeof run>) {
  const folder = join(scratch, 'tried');
  cpSync(published, folder, { recursive: true });
  const outcome = await act(folder);
  expect(siteFaults(join(folder, 'public')), what).toEqual([]);
  expect(await finish(folder), what).toEqual(finished);
  rmSync(folder, { recursive: true });
  return outcome;
}

beforeAll(async () => {
  await using fresh = await openSmallBakery({ bakery: before() });
  await fresh.site.build();
  cpSync(fresh.folder, published, { recursive: true });
  const folder = join(scratch, 'finished');
  cpSync(published, folder, { recursive: true });
  finished = await finish(folder);
}, 60_000);
afterAll(() => rmSync(scratch, { recursive: true }));

it('a site is whole at whichever step of publishing its process is killed, and the next run finishes it', {
  timeout: 600_000,
}, async () => {
  const { stdout } = await runOnCopy('unharmed', (folder) => run(process.execPath, [generator, folder]));
  const steps = Number(stdout);
  expect(steps).toBeGreaterThan(40);
  const stride = everyStep ? 1 : Math.floor(steps / interruptions);
  for (let step = stride; step <= steps; step += stride) {
    const killed = (folder: string) => run(process.execPath, [generator, folder, String(step)]);
    expect(await runOnCopy(`step ${step} of ${steps}`, killed)).toMatchObject({ status: 'SIGKILL' });
  }
});

// The kernel lets the process write no file beyond so many bytes: a write breaks off in its middle, as on a full disk, and
// nobody needs the right to mount one.
it.each([
  ['its own record', 16, 0, 'disk I/O error'],
  ['a page', 512, 1_000_000, 'EFBIG'],
])(
  'a site is whole when the disk is full as it writes %s',
  async (_what, kilobytes, moreCharacters, fault) => {
    const limited = (folder: string) =>
      run('sh', [
        ...['-c', `ulimit -f ${kilobytes * 2}; exec "$@"`, 'sh'],
        ...[process.execPath, generator, folder, 'Infinity', String(moreCharacters)],
      ]);
    const { status, stderr } = await runOnCopy(`${kilobytes} kB`, limited);
    expect([status, stderr]).toEqual([1, expect.stringContaining(fault)]);
  },
);
