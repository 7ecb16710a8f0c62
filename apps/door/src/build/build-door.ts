import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const source = join(import.meta.dirname, '..');
const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** All that the app is made of, installed packages included. */
const inputs = ['apps/door/src/**/*.*', 'packages/{contracts,domain}/src/**/*.*', 'package-lock.json'];

function hashInputs(): string {
  const files = globSync(inputs, { cwd: root }).sort();
  return hash(
    'sha256',
    JSON.stringify(files.map((file) => [file, hash('sha256', readFileSync(join(root, file)))])),
  );
}

/** Makes the stewards' app in a folder, unless it is there and was made of the same code. The page that names its files comes last. */
export async function buildDoor(folder: string): Promise<'built' | 'unchanged'> {
  const made = hashInputs();
  const record = join(folder, 'built.txt');
  if ((await readFile(record, 'utf8').catch(() => undefined)) === made) return 'unchanged';
  const next = join(folder, 'next');
  await rm(next, { recursive: true, force: true });
  await bundle(next);
  await listFiles(next);
  await compressFiles(next);
  await mkdir(join(folder, 'assets'), { recursive: true });
  await cp(join(next, 'assets'), join(folder, 'assets'), { recursive: true });
  for (const name of ['icon.svg', 'manifest.webmanifest', 'sw.js', 'index.html'])
    await rename(join(next, name), join(folder, name));
  await dropOutdated(join(folder, 'assets'), await readdir(join(next, 'assets')));
  await rm(next, { recursive: true, force: true });
  await writeFile(record, made);
  return 'built';
}

const bundle = (outDir: string) =>
  build({
    root: source,
    base: '/door/',
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: false,
      // Nothing is put into the page itself: the content policy lets no script stand there.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { door: join(source, 'index.html'), sw: join(source, 'offline/door-worker.ts') },
        output: {
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  });

/** The worker keeps all of them: from the first visit on nothing is asked of the network. */
async function listFiles(folder: string): Promise<void> {
  const assets = await readdir(join(folder, 'assets'));
  const files = ['', 'icon.svg', 'manifest.webmanifest', ...assets.map((name) => `assets/${name}`)];
  const worker = join(folder, 'sw.js');
  const script = await readFile(worker, 'utf8');
  await writeFile(worker, script.replace('__DOOR_FILES__', files.map((name) => `/door/${name}`).join(',')));
}

const compress = promisify(brotliCompress);

async function compressFiles(folder: string): Promise<void> {
  for (const name of await readdir(join(folder, 'assets'))) {
    const file = join(folder, 'assets', name);
    const content = await readFile(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${file}.br`, await compress(content, { params }));
  }
}

/** Who has an older page open has its files, too: the worker keeps them. */
async function dropOutdated(folder: string, kept: readonly string[]): Promise<void> {
  const outdated = (await readdir(folder)).filter((name) => !kept.includes(name));
  await Promise.all(outdated.map((name) => rm(join(folder, name))));
}
