import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { inputHash } from './input-hash.ts';

/** What lies in the folder: what it was made of, and its files, which those who have an older page open may still ask for. */
interface BuildRecord {
  readonly inputs: string;
  readonly assets: readonly string[];
}

const source = join(import.meta.dirname, '..');

/**
 * Makes the console's pages in a folder, unless they are there and were made of the same code: then it takes as long as reading that code.
 * `index.html` comes last, and with it the record, so that no page ever names a file that is not there yet.
 */
export async function buildConsole(folder: string): Promise<'built' | 'unchanged'> {
  const inputs = inputHash();
  const earlier = await readRecord(folder);
  if (earlier?.inputs === inputs) return 'unchanged';
  const next = join(folder, 'next');
  await rm(next, { recursive: true, force: true });
  await bundle(next);
  const assets = await readdir(join(next, 'assets'));
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const name of assets) await place(join(next, 'assets', name), join(folder, 'assets', name));
  await rename(join(next, 'index.html'), join(folder, 'index.html'));
  await writeFile(recordFile(folder), JSON.stringify({ inputs, assets } satisfies BuildRecord));
  await rm(next, { recursive: true, force: true });
  await dropOutdated(folder, [...assets, ...(earlier?.assets ?? [])]);
  return 'built';
}

/**
 * Styles come in as many files as screens do, and what several share comes before the rest: each says itself in which sequence layers
 * count, as `theme/console.css` has it.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle: (_options, files) => {
    for (const file of Object.values(files))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer base,ui,feature;${file.source}`;
  },
};

const bundle = (outDir: string) =>
  build({
    root: source,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    plugins: [react(), layersFirst],
    build: {
      outDir,
      emptyOutDir: false,
      // Nothing is put into the page itself: the content policy lets no script stand there.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });

const isText = /\.(js|css)$/;
const compress = promisify(brotliCompress);

async function place(from: string, to: string): Promise<void> {
  if (isText.test(to)) await writeFile(`${to}.br`, await compress(await readFile(from)));
  await rename(from, to);
}

/** Of two builds ago nobody has a page open any more. */
async function dropOutdated(folder: string, kept: readonly string[]): Promise<void> {
  const names = new Set(kept);
  const found = await readdir(join(folder, 'assets'));
  const outdated = found.filter((name) => !names.has(name.replace(/\.br$/, '')));
  await Promise.all(outdated.map((name) => rm(join(folder, 'assets', name), { force: true })));
}

const recordFile = (folder: string) => join(folder, 'built.json');

async function readRecord(folder: string): Promise<BuildRecord | undefined> {
  try {
    return JSON.parse(await readFile(recordFile(folder), 'utf8'));
  } catch {
    return undefined;
  }
}
