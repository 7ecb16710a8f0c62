import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { pageDataUrl } from '@parterre/static-site/shared/page-urls';
import { makeCatalogue } from '../site/catalogue.ts';
import { allPaths, type ProgrammePage, pageAt } from '../site/programme.ts';
import type { Share } from '../site/views.ts';
import { createFrame, sliceName } from './frame.ts';
import { pageHtml } from './page-html.ts';

/** Makes each shared view once, as the engine does. */
function createShare(): Share {
  const views = new Map<string, object>();
  return <Value extends object>(name: string, make: () => Value) => {
    const view = views.get(name) ?? make();
    views.set(name, view);
    // A name stands for one kind of view.
    return view as Value;
  };
}

function createOnce<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const { folder, shows, thread, threads }: { folder: string; shows: number; thread: number; threads: number } =
  workerData;
const share = createShare();
const frame = createOnce(createFrame);

function writePage(page: ProgrammePage): void {
  const { path, template, language } = page;
  const data = page.load(share);
  const slices = { header: sliceName('header', language), footer: sliceName('footer', language) };
  const json = JSON.stringify({ path, template, data, slices, queries: {} });
  write(join(folder, pageDataUrl('', path)), json);
  write(join(folder, path, 'index.html'), pageHtml(page, json, data, frame(language)));
}

const catalogue = makeCatalogue(shows);
const paths = [...allPaths(catalogue)];
const size = Math.ceil(paths.length / threads);
for (const path of paths.slice(thread * size, (thread + 1) * size)) writePage(pageAt(catalogue, path));
