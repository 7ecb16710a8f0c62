import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyStep } from '../../test/fixture-site/config.ts';
import { before, finish, openFew } from '../../test/fixture-site/few-pages.ts';
import { siteFaults } from '../../test/fixture-site/site-faults.ts';

const generator = fileURLToPath(new URL('../../test/fixture-site/mortal-generator.ts', import.meta.url));
/** At how many of the steps to die, spread evenly, when not at every one. */
const deaths = 12;

const scratch = mkdtempSync(join(tmpdir(), 'mortal-'));
const published = join(scratch, 'published');
let finished: ReadonlyMap<string, string>;

/** What a process says and how it ends. */
const run = (command: string, args: readonly string[]) =>
  new Promise<{ said: string; complained: string; status: unknown }>((resolve) => {
    const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'parterre-compiled') };
    execFile(command, args, { env }, (error, said, complained) =>
      resolve({ said, complained, status: error && (error.signal ?? error.code) }),
    );
  });

/** What happens to a copy of the published site; after it the site is whole, and the next run finishes it. */
async function tryOut(what: string, act: (folder: string) => ReturnType<typeof run>) {
  const folder = join(scratch, 'tried');
  cpSync(published, folder, { recursive: true });
  const outcome = await act(folder);
  expect(siteFaults(join(folder, 'public')), what).toEqual([]);
  expect(await finish(folder), what).toEqual(finished);
  rmSync(folder, { recursive: true });
  return outcome;
}

beforeAll(async () => {
  await using fresh = await openFew({ bakery: before() });
  await fresh.site.build();
  cpSync(fresh.folder, published, { recursive: true });
  const folder = join(scratch, 'finished');
  cpSync(published, folder, { recursive: true });
  finished = await finish(folder);
}, 60_000);
afterAll(() => rmSync(scratch, { recursive: true }));

it('leaves a whole site at whichever step of publishing its process is killed, and finishes the next time', {
  timeout: 600_000,
}, async () => {
  const { said } = await tryOut('unharmed', (folder) => run(process.execPath, [generator, folder]));
  const steps = Number(said);
  expect(steps).toBeGreaterThan(40);
  const stride = everyStep ? 1 : Math.floor(steps / deaths);
  for (let step = stride; step <= steps; step += stride) {
    const killed = (folder: string) => run(process.execPath, [generator, folder, String(step)]);
    expect(await tryOut(`step ${step} of ${steps}`, killed)).toMatchObject({ status: 'SIGKILL' });
  }
});

// The kernel lets the process write no file beyond so many bytes: a write breaks off in its middle, as on a full disk, and
// nobody needs the right to mount one.
it.each([
  ['its own record', 16, 0, 'disk I/O error'],
  ['a page', 512, 1_000_000, 'EFBIG'],
])(
  'leaves a whole site when the disk is full as it writes %s',
  {
    timeout: 60_000,
  },
  async (_what, kilobytes, moreCharacters, fault) => {
    const limited = (folder: string) =>
      run('sh', [
        ...['-c', `ulimit -f ${kilobytes * 2}; exec "$@"`, 'sh'],
        ...[process.execPath, generator, folder, 'Infinity', String(moreCharacters)],
      ]);
    const { status, complained } = await tryOut(`${kilobytes} kB`, limited);
    expect([status, complained]).toEqual([1, expect.stringContaining(fault)]);
  },
);
