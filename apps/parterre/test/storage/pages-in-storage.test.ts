import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeS3Client } from '@parterre/api/storage/s3-client';
import type { AskedOfS3 } from '@parterre/api/testing/storage/s3-server';
import { expect, it, onTestFinished } from 'vitest';
import { siteFolders } from '../../../../packages/static-site/src/build/run/site-folders.ts';
import { type Bakery, makeBakery } from '../../../../packages/static-site/test/fixture-site/bakery.ts';
import {
  type OpenBakery,
  openBakery,
} from '../../../../packages/static-site/test/fixture-site/open-bakery.ts';
import { faultsIn } from '../../../../packages/static-site/test/fixture-site/site-faults.ts';
import { finish, openSmallBakery } from '../../../../packages/static-site/test/fixture-site/small-bakery.ts';
import { openPagesBucket, type PagesBucket, prefix } from './pages-bucket.ts';

const day = 24 * 60 * 60 * 1000;
const isPlain = (file: string) => !/\.(br|gz)$/.test(file);

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parterre-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function openSmall(): Promise<OpenBakery> {
  const opened = await openSmallBakery({ bakery: makeBakery(2) });
  onTestFinished(() => opened[Symbol.asyncDispose]());
  await opened.site.build();
  return opened;
}

/** A page less, one more, and a name that stands on every page. */
async function change({ bakery, site }: OpenBakery): Promise<void> {
  const three = makeBakery(3).breads.get(3);
  bakery.breads.delete(1);
  if (three) bakery.breads.set(3, three);
  bakery.name = 'The New Oven';
  await site.build();
}

async function expectMirrored(bucket: PagesBucket, bakery: OpenBakery): Promise<void> {
  const published = new Map([...bakery.snapshot()].filter(([file]) => isPlain(file)));
  expect(await bucket.read()).toEqual(published);
  expect(faultsIn(bucket.files)).toEqual([]);
}

const kinds: readonly [kind: string, done: RegExp][] = [
  ['asked what is there', /^GET /],
  ['immutable', /^PUT 7\/(assets|slice-data|page-data\/sq)\//],
  ['app data', /^PUT 7\/page-data\/app-data\.json/],
  ['page data', /^PUT 7\/page-data\//],
  ['page', /^PUT .*\.html$/],
  ['list', /^PUT 7\/(sitemap-\d+\.xml|.*\.rss)$/],
  ['list of lists', /^PUT 7\/sitemap\.xml$/],
  ['robots', /^PUT 7\/robots\.txt$/],
  ['named by pages', /^PUT /],
  ['removed page', /^DELETE .*\.html$/],
  ['removed page data', /^DELETE 7\/page-data\/breads/],
];

function listPhases(done: readonly string[]): (string | undefined)[] {
  const found = done.map((line) => kinds.find(([, pattern]) => pattern.test(line))?.[0]);
  return found.filter((phase, index) => phase !== found[index - 1]);
}

it('what a page names is in the storage before the page, and the page before what lists it', async () => {
  const [bakery, bucket] = [await openSmall(), await openPagesBucket()];
  const { sent, removed } = await bucket.mirror(bakery.folder);
  expect(bucket.faults).toEqual([]);
  expect(listPhases(bucket.done)).toEqual([
    ...['asked what is there', 'immutable', 'named by pages', 'page data', 'page'],
    ...['list', 'list of lists', 'robots', 'app data'],
  ]);
  expect([sent, removed]).toEqual([bucket.done.length - 1, 0]);
  await expectMirrored(bucket, bakery);
});

it('files are kept as long and called the same as where they are served from their folder', async () => {
  const bakery = await openBakery({ encodings: ['br', 'gz'], bakery: makeBakery(1) });
  onTestFinished(() => bakery[Symbol.asyncDispose]());
  await bakery.site.build();
  const bucket = await openPagesBucket();
  await bucket.mirror(bakery.folder);
  const read = (file: string) => {
    const { 'content-type': type, 'cache-control': caching } = bucket.headers.get(file) ?? {};
    return [type, caching];
  };
  const [fresh, forever] = ['public, max-age=0, must-revalidate', 'public, max-age=31536000, immutable'];
  const script = [...bucket.files.keys()].find((file) => /^assets\/.*\.js$/.test(file)) ?? '';
  expect(read('index.html')).toEqual(['text/html; charset=utf-8', fresh]);
  expect(read('404.html')).toEqual(['text/html; charset=utf-8', fresh]);
  expect(read('page-data/app-data.json')).toEqual(['application/json; charset=utf-8', fresh]);
  expect(read('sitemap.xml')).toEqual(['application/xml; charset=utf-8', fresh]);
  expect(read('icon.svg')).toEqual(['image/svg+xml; charset=utf-8', fresh]);
  expect(read(script)).toEqual(['text/javascript; charset=utf-8', forever]);
  expect([...bucket.headers.values()].filter((headers) => headers['content-encoding'])).toEqual([]);
  expect([...bucket.files.keys()].filter((file) => !isPlain(file))).toEqual([]);
  await expectMirrored(bucket, bakery);
});

it('of a change only what is another is sent, and what is gone goes last', async () => {
  const bakery = await openSmall();
  let isThere = false;
  const isListed = () => bucket.done.includes('PUT 7/index.html');
  /** The new page is so slow that one which lists it would be there before. */
  const line = async ({ name }: AskedOfS3) => {
    const isSlow = name.endsWith('/breads/3/index.html');
    for (let tries = 0; isSlow && tries < 30 && !isListed(); tries += 1) await setTimeout(10);
    return 'whole' as const;
  };
  const bucket = await openPagesBucket({ line, areLinksWhole: () => isThere });
  await bucket.mirror(bakery.folder);
  isThere = true;
  bucket.done.length = 0;
  await change(bakery);
  await bucket.mirror(bakery.folder);
  expect(bucket.faults).toEqual([]);
  expect(listPhases(bucket.done)).toEqual([
    ...['immutable', 'page data', 'page', 'list', 'app data', 'removed page', 'removed page data'],
  ]);
  expect(bucket.done.filter((line) => line.startsWith('PUT 7/assets/'))).toEqual([]);
  expect(bucket.done.indexOf('PUT 7/breads/3/index.html')).toBeLessThan(
    bucket.done.indexOf('PUT 7/index.html'),
  );
  await expectMirrored(bucket, bakery);
});

it('one page that changes is sent alone, and where nothing changed nobody is asked', async () => {
  const [bakery, bucket] = [await openSmall(), await openPagesBucket()];
  await bucket.mirror(bakery.folder);
  bucket.done.length = 0;
  expect(await bucket.mirror(bakery.folder)).toEqual({ sent: 0, removed: 0 });
  await bakery.site.build();
  expect(await bucket.mirror(bakery.folder)).toEqual({ sent: 0, removed: 0 });
  expect(bucket.done).toEqual([]);

  const two = bakery.bakery.breads.get(2);
  if (two) bakery.bakery.breads.set(2, { ...two, text: 'Sold out at eight.' });
  await bakery.site.update({ changedKeys: ['bread:2'] });
  await bucket.mirror(bakery.folder);
  expect(bucket.done).toEqual([
    'PUT 7/page-data/breads/2/page-data.json',
    'PUT 7/breads/2/index.html',
    'PUT 7/page-data/app-data.json',
  ]);
});

it('a storage that fails from any request on is left whole, and the next run goes on from there', async () => {
  let failsFrom = Infinity;
  let asked = 0;
  const line = ({ method }: AskedOfS3) => {
    if (method !== 'GET') asked += 1;
    return asked > failsFrom ? 'refused' : 'whole';
  };
  for (const fails of [0, 1, 4, 9, 13, 16]) {
    const [bakery, bucket] = [await openSmall(), await openPagesBucket({ line })];
    [asked, failsFrom] = [0, Infinity];
    await bucket.mirror(bakery.folder);
    await change(bakery);
    [asked, failsFrom] = [0, fails];
    await expect(bucket.mirror(bakery.folder)).rejects.toThrow(/PAGES_S3_URL answers \w+ with 503 SlowDown/);
    failsFrom = Infinity;
    await bucket.mirror(bakery.folder);
    expect(bucket.faults, `from ${fails}`).toEqual([]);
    await expectMirrored(bucket, bakery);
  }
});

it('what was done but not told of is done again, and nothing else', async () => {
  let lost = 0;
  const line = ({ name }: AskedOfS3) => {
    if (!name.endsWith('.html') || lost >= 2) return 'whole';
    lost += 1;
    return 'lost';
  };
  const [bakery, bucket] = [await openSmall(), await openPagesBucket({ line })];
  await bucket.mirror(bakery.folder);
  expect(bucket.faults).toEqual([]);
  await expectMirrored(bucket, bakery);
});

const killed = fileURLToPath(new URL('./killed-mirror.ts', import.meta.url));

it('a process that is killed at any point leaves the storage whole, and the next one goes on', async () => {
  let kill: (() => void) | undefined;
  let left = Infinity;
  const line = async () => {
    left -= 1;
    if (left === 0) kill?.();
    return 'whole' as const;
  };
  for (const point of [1, 3, 8, 12, 16]) {
    const [bakery, bucket] = [await openSmall(), await openPagesBucket({ line })];
    await bucket.mirror(bakery.folder);
    await change(bakery);
    const child = spawn(process.execPath, [killed, bakery.folder, prefix, JSON.stringify(bucket.s3)]);
    kill = () => child.kill('SIGKILL');
    left = point;
    expect(await once(child, 'exit'), `at ${point}`).toEqual([null, 'SIGKILL']);
    left = Infinity;
    // A page comes and goes meanwhile: of what the killed process sent nothing is left behind.
    bakery.bakery.breads.delete(3);
    await bakery.site.build();
    await bucket.mirror(bakery.folder);
    expect(bucket.faults, `at ${point}`).toEqual([]);
    await expectMirrored(bucket, bakery);
  }
});

it('a page that is published anew while its storage is sent others never comes without its files', async () => {
  let isFirst = true;
  const line = async ({ name }: AskedOfS3) => {
    if (name.endsWith('/page-data.json') && isFirst) {
      isFirst = false;
      await change(bakery);
    }
    return 'whole' as const;
  };
  const [bakery, bucket] = [await openSmall(), await openPagesBucket({ line })];
  await bucket.mirror(bakery.folder);
  expect(isFirst).toBe(false);
  expect(bucket.faults).toEqual([]);
  await expectMirrored(bucket, bakery);
});

it('files of earlier builds stay as long as in the folder', async () => {
  const clock = { now: Date.parse('2026-05-01T10:00:00Z') };
  const bakery = await openBakery({ now: () => clock.now, bakery: makeBakery(1) });
  onTestFinished(() => bakery[Symbol.asyncDispose]());
  const bucket = await openPagesBucket();
  const headers = () => [...bucket.files.keys()].filter((file) => file.startsWith('slice-data/header-en-'));
  await bakery.site.build();
  await bucket.mirror(bakery.folder);
  bakery.bakery.name = 'Renamed';
  await bakery.site.update({ changedKeys: ['bakery'] });
  await bucket.mirror(bakery.folder);
  clock.now += 29 * day;
  await bakery.site.build();
  await bucket.mirror(bakery.folder);
  expect(headers()).toHaveLength(2);
  clock.now += 2 * day;
  await bakery.site.build();
  await bucket.mirror(bakery.folder);
  expect(headers()).toHaveLength(1);
  expect(bucket.faults).toEqual([]);
  await expectMirrored(bucket, bakery);
});

it('nor do they go because the generator has forgotten them', async () => {
  const [folder, bucket] = [makeFolder(), await openPagesBucket()];
  const publish = async (bakery: Bakery) => {
    await using opened = await openSmallBakery({ bakery, folder });
    await opened.site.build();
    await bucket.mirror(folder);
  };
  await publish(makeBakery(2));
  const { record } = siteFolders(folder);
  for (const file of [record, `${record}-wal`, `${record}-shm`]) rmSync(file, { force: true });
  await publish({ ...makeBakery(2), name: 'The New Oven' });
  const headers = [...bucket.files.keys()].filter((file) => file.startsWith('slice-data/header-en-'));
  expect(headers).toHaveLength(2);
  expect(bucket.faults).toEqual([]);
});

const generator = fileURLToPath(
  new URL('../../../../packages/static-site/test/fixture-site/killed-generator.ts', import.meta.url),
);

it('nothing is sent of a folder in which a process was killed as it published, until another ends that', async () => {
  const [bakery, bucket] = [await openSmall(), await openPagesBucket()];
  await bucket.mirror(bakery.folder);
  bucket.done.length = 0;
  const whole = makeFolder();
  cpSync(bakery.folder, whole, { recursive: true });
  const steps = Number(execFileSync(process.execPath, [generator, whole]));
  // Some pages are in place by then, and others are not.
  await once(spawn(process.execPath, [generator, bakery.folder, String(steps - 8)]), 'exit');
  const mirrored = bucket.mirror(bakery.folder);
  await setTimeout(500);
  expect(bucket.done).toEqual([]);
  const finished = await finish(bakery.folder);
  await mirrored;
  expect(bucket.faults).toEqual([]);
  expect(await bucket.read()).toEqual(finished);
});

it('a storage that has become another behind our back is mended when it is compared', async () => {
  const [bakery, bucket] = [await openSmall(), await openPagesBucket()];
  await bucket.mirror(bakery.folder);
  const client = makeS3Client({ ...bucket.s3, setting: 'PAGES_S3' });
  await client.put(`${prefix}index.html`, Buffer.from('somebody else'), {});
  await client.put(`${prefix}notes (of us)/old +1 & more.html`, Buffer.from('a stray one'), {});
  await client.put(`${prefix}assets/before-1a2b.js`, Buffer.from('of an earlier house'), {});
  await client.put('8/index.html', Buffer.from('another landing'), {});
  await client.remove(`${prefix}breads/1/index.html`);
  bucket.done.length = 0;
  bucket.faults.length = 0;
  expect(await bucket.mirror(bakery.folder)).toEqual({ sent: 0, removed: 0 });
  expect(await bucket.mirror(bakery.folder, { isComparedAnew: true })).toEqual({ sent: 2, removed: 1 });
  expect(bucket.done.filter((line) => !line.startsWith('GET')).sort()).toEqual([
    `DELETE ${prefix}notes (of us)/old +1 & more.html`,
    `PUT ${prefix}breads/1/index.html`,
    `PUT ${prefix}index.html`,
  ]);
  expect(await client.has('8/index.html')).toBe(true);
  // Tabs may be open that need it.
  expect(await client.has(`${prefix}assets/before-1a2b.js`)).toBe(true);
  await bucket.mirror(bakery.folder, { now: () => Date.now() + 31 * day });
  await expectMirrored(bucket, bakery);
});

it('a house that has lost its record, or is told of another storage, asks what is there', async () => {
  let isFailing = false;
  const line = ({ method }: AskedOfS3) => (isFailing && method === 'PUT' ? 'refused' : 'whole');
  const [bakery, bucket, another] = [
    await openSmall(),
    await openPagesBucket({ line }),
    await openPagesBucket(),
  ];
  await bucket.mirror(bakery.folder);
  await another.mirror(bakery.folder);
  await expectMirrored(another, bakery);
  const fresh = await openSmall();
  bucket.done.length = 0;
  // What it found there belongs to somebody, even if it could go no further, and a page has gone since.
  isFailing = true;
  await expect(bucket.mirror(fresh.folder)).rejects.toThrow('503 SlowDown');
  expect(bucket.done).toEqual(['GET ']);
  isFailing = false;
  await change(fresh);
  await bucket.mirror(fresh.folder, { now: () => Date.now() + 31 * day });
  expect(bucket.faults).toEqual([]);
  await expectMirrored(bucket, fresh);
});

it('whoever runs the house is told in a sentence what is wrong', async () => {
  const [bakery, bucket] = [await openSmall(), await openPagesBucket()];
  const mirror = (changes: Partial<typeof bucket.s3>) =>
    bucket.mirror(bakery.folder, {
      store: makeS3Client({ ...bucket.s3, ...changes, setting: 'PAGES_S3' }),
    });
  await expect(mirror({ secret: 'wrong' })).rejects.toThrow(
    'PAGES_S3_URL answers GET with 403 SignatureDoesNotMatch: are PAGES_S3_KEY_ID, PAGES_S3_SECRET and PAGES_S3_REGION right, and may the key do that?',
  );
  await expect(mirror({ url: bucket.s3.url.replace('/pages', '/nowhere') })).rejects.toThrow(
    'PAGES_S3_URL answers GET with 404 NoSuchBucket',
  );
  await bucket.mirror(bakery.folder);
  expect(readdirSync(bakery.folder).sort()).toEqual(['public', 'state']);
});
