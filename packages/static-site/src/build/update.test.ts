import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeBakery } from '../../test/fixture-site/bakery.ts';
import { bakerySource } from '../../test/fixture-site/bakery-source.ts';
import { type OpenBakery, openBakery } from '../../test/fixture-site/open-bakery.ts';
import type { Changes, PageSource } from '../shared/data-source.ts';

function renameBread({ bakery }: OpenBakery, id: number, name: string): void {
  const bread = bakery.breads.get(id);
  if (bread) bakery.breads.set(id, { ...bread, name });
}

/** Files whose content differs between two states of the site. */
function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

const listPageFiles = (...paths: string[]) =>
  paths.flatMap((path) => [`${path}/index.html`, `page-data/${path}/page-data.json`]);

it('a build of a site that has not changed writes nothing', async () => {
  await using bakery = await openBakery();
  const first = await bakery.site.build();
  const again = await bakery.site.build();

  expect(again).toMatchObject({ written: 0, unchanged: 59, removed: 0 });
  expect(again.build).toBe(first.build);
});

it('an update rewrites the pages that show changed data, and no others', async () => {
  await using bakery = await openBakery();
  const { build } = await bakery.site.build();
  const before = bakery.snapshot();
  renameBread(bakery, 7, 'Fresh name');
  const report = await bakery.site.update({ changedKeys: ['bread:7'] });

  expect(report).toMatchObject({ kind: 'update', written: 6, unchanged: 0, reasons: { data: 6 } });
  expect(report.build).not.toBe(build);
  expect(changedFiles(before, bakery.snapshot())).toEqual(
    [
      ...['index.html', 'page-data/index/page-data.json', 'page-data/app-data.json'],
      ...listPageFiles('ar', 'ar/breads/7', 'breads/7', 'ru', 'ru/breads/7'),
    ].sort(),
  );
  expect(bakery.read('ru/breads/7/index.html')).toContain('<title>Fresh name</title>');
});

it('the build id is the same as before when a change is undone', async () => {
  await using bakery = await openBakery();
  const { build } = await bakery.site.build();
  const name = bakery.bakery.breads.get(7)?.name ?? '';
  renameBread(bakery, 7, 'Fresh name');
  await bakery.site.update({ changedKeys: ['bread:7'] });
  renameBread(bakery, 7, name);

  expect((await bakery.site.update({ changedKeys: ['bread:7'] })).build).toBe(build);
});

it('a page whose keys changed but whose data did not is left as it is', async () => {
  await using bakery = await openBakery();
  await bakery.site.build();
  const report = await bakery.site.update({ changedKeys: ['shop:1'] });

  expect(report).toMatchObject({ written: 0, unchanged: 15 });
});

it('an update publishes new pages and removes those that are gone, with their folders', async () => {
  await using bakery = await openBakery();
  await bakery.site.build();
  const bread = bakery.bakery.breads.get(12);
  bakery.bakery.breads.delete(12);
  if (bread) bakery.bakery.breads.set(13, { ...bread, id: 13, name: 'Thirteenth' });
  const report = await bakery.site.update({ changedKeys: ['bread:12', 'bread:13', 'breads'] });

  expect(report).toMatchObject({ removed: 3, reasons: { new: 3, data: 3 } });
  expect(bakery.list().filter((file) => file.includes('breads/12'))).toEqual([]);
  expect(bakery.has('breads/12')).toBe(false);
  expect(bakery.read('breads/13/index.html')).toContain('Thirteenth');
  expect(bakery.read('sitemap-0.xml')).toContain('/breads/13<');
  expect(bakery.read('sitemap-0.xml')).not.toContain('/breads/12<');
  expect(bakery.read('breads.rss')).toContain('Thirteenth');
});

it('a page depends on new data as soon as it shows it', async () => {
  await using bakery = await openBakery();
  await bakery.site.build();
  const bread = bakery.bakery.breads.get(3);
  if (bread) bakery.bakery.breads.set(3, { ...bread, shopIds: [3] });
  await bakery.site.update({ changedKeys: ['bread:3'] });
  bakery.bakery.shops.set(3, { id: 3, name: 'The third shop', address: '3 Mill Lane' });
  await bakery.site.update({ changedKeys: ['shop:3'] });

  expect(bakery.read('breads/3/index.html')).toContain('The third shop');
});

it('a changed slice rewrites every page that shows it, and the old slice stays for open tabs', async () => {
  await using bakery = await openBakery();
  await bakery.site.build();
  const oldFooter = bakery.list().find((file) => file.startsWith('slice-data/footer-'));
  bakery.bakery.name = 'The New Oven';
  const report = await bakery.site.update({ changedKeys: ['bakery'] });

  expect(report.written).toBe(59);
  expect(Object.keys(report.reasons).every((reason) => reason.endsWith('slice header, slice footer'))).toBe(
    true,
  );
  expect(bakery.read('shops/1/index.html')).toContain('The New Oven');
  expect(oldFooter && bakery.has(oldFooter)).toBe(true);
});

it('a build writes everything when the published folder was removed', async () => {
  await using bakery = await openBakery();
  await bakery.site.build();
  const before = bakery.snapshot();
  rmSync(join(bakery.folder, 'public'), { recursive: true });

  expect(await bakery.site.update({ changedKeys: ['bread:7'] })).toMatchObject({
    kind: 'build',
    written: 59,
  });
  expect(bakery.snapshot()).toEqual(before);
});

it('an update of a site that was never built is a full build', async () => {
  await using bakery = await openBakery();
  expect(await bakery.site.update({ changedKeys: ['bread:7'] })).toMatchObject({
    kind: 'build',
    written: 59,
  });
});

it('pages that merely show what changed can be left for a later update', async () => {
  const breads = makeBakery();
  const source = bakerySource(breads);
  async function* listPages(changes?: Changes) {
    const isTouched = ({ path }: PageSource) =>
      !changes || changes.paths.includes(path) || path.endsWith('/breads/7');
    for await (const page of source.listPages()) if (isTouched(page)) yield page;
  }
  await using bakery = await openBakery({ bakery: breads, config: { source: { ...source, listPages } } });
  await bakery.site.build();
  renameBread(bakery, 7, 'Fresh name');
  const own = await bakery.site.update({ changedKeys: ['bread:7'], ownPages: true });
  expect(own).toMatchObject({ written: 3, unchanged: 0, removed: 0 });
  expect(bakery.read('breads/7/index.html')).toContain('Fresh name');
  expect(bakery.read('index.html')).not.toContain('Fresh name');
  expect(await bakery.site.update({ changedKeys: ['bread:7'] })).toMatchObject({ written: 3, unchanged: 3 });
  expect(bakery.read('index.html')).toContain('Fresh name');
});

it('whatever a source lists, somebody who waits for what changed waits for its own pages alone', async () => {
  const asked: (boolean | undefined)[] = [];
  const breads = makeBakery();
  const source = bakerySource(breads);
  function listPages(changes?: Changes) {
    asked.push(changes?.isOwnOnly);
    return source.listPages();
  }
  await using bakery = await openBakery({ bakery: breads, config: { source: { ...source, listPages } } });
  await bakery.site.build();
  renameBread(bakery, 7, 'Fresh name');
  const own = await bakery.site.update({ changedKeys: ['bread:7'], ownPages: true });
  expect(own).toMatchObject({ written: 3, unchanged: 0, removed: 0 });
  await bakery.site.update({ changedKeys: ['bread:7'] });
  expect(asked).toEqual([undefined, true, undefined]);
});

it('the sitemap of a site lists what was published first with the pages that show it', async () => {
  await using bakery = await openBakery();
  await bakery.site.build();
  const before = bakery.read('sitemap-0.xml');
  bakery.bakery.breads.delete(7);
  await bakery.site.update({ changedKeys: ['bread:7'], ownPages: true });
  expect(bakery.read('sitemap-0.xml')).toBe(before);
  await bakery.site.update({ changedKeys: ['bread:7'] });
  expect(before).toContain('/breads/7<');
  expect(bakery.read('sitemap-0.xml')).not.toContain('/breads/7<');
});

it('a part of many pages that is not read before somebody waits is read by the next update', async () => {
  let isToEnd = false;
  await using bakery: OpenBakery = await openBakery({
    report: ({ step }) => {
      if (isToEnd && step === 'bundling') queueMicrotask(() => bakery.site.interrupt());
    },
  });
  await bakery.site.build();
  const before = bakery.snapshot();
  bakery.bakery.name = 'Another name';
  isToEnd = true;
  expect(await bakery.site.update({ changedKeys: ['bakery'] })).toMatchObject({ written: 0 });
  expect(bakery.read('index.html')).toBe(before.get('index.html'));
  isToEnd = false;
  await bakery.site.update({ changedKeys: ['bread:8'] });
  expect(bakery.read('index.html')).toContain('Another name');
  expect(bakery.read('breads/3/index.html')).toContain('Another name');
});

it('a page of something that is gone does not wait for the pages that showed it', async () => {
  const breads = makeBakery();
  const source = bakerySource(breads);
  async function* listPages(changes?: Changes) {
    const isTouched = ({ path }: PageSource) =>
      !changes || changes.paths.includes(path) || path.endsWith('/breads/7');
    for await (const page of source.listPages()) if (isTouched(page)) yield page;
  }
  await using bakery = await openBakery({ bakery: breads, config: { source: { ...source, listPages } } });
  await bakery.site.build();
  breads.breads.delete(7);
  const own = await bakery.site.update({ changedKeys: ['bread:7'], ownPages: true });
  expect(own).toMatchObject({ written: 0, removed: 3 });
  expect(bakery.has('breads/7/index.html')).toBe(false);
  expect(bakery.read('index.html')).toContain('/breads/7');
});

it('pages that merely show what changed wait for what somebody waits for; its own page does not', async () => {
  await using bakery = await openBakery();
  await bakery.site.build();
  renameBread(bakery, 7, 'Fresh name');
  const looking = Promise.withResolvers<void>();
  const looked = bakery.site.doFirst(() => looking.promise);
  await bakery.site.update({ changedKeys: ['bread:7'], ownPages: true });
  expect(bakery.read('breads/7/index.html')).toContain('Fresh name');
  const update = bakery.site.update({ changedKeys: ['bread:7'] });
  const isDone = update.then(() => 'done');
  expect(await Promise.race([isDone, setTimeout(200, 'waits')])).toBe('waits');
  looking.reject(new Error('what is first may fail'));
  await expect(looked).rejects.toThrow('may fail');
  await update;
  expect(bakery.read('index.html')).toContain('Fresh name');
});

it('an update that is interrupted leaves the rest of its pages for the next one, new ones included', async () => {
  let isToEnd = false;
  await using bakery: OpenBakery = await openBakery({
    report: ({ step }) => {
      if (isToEnd && step === 'pages') bakery.site.interrupt();
    },
  });
  await bakery.site.build();
  const before = bakery.snapshot();
  renameBread(bakery, 7, 'Fresh name');
  const added = { id: 99, name: 'New loaf', text: 'Rye', shopIds: [], changedAt: '2026-01-01T00:00:00Z' };
  bakery.bakery.breads.set(99, added);
  isToEnd = true;
  const interrupted = await bakery.site.update({ changedKeys: ['bread:7', 'bread:99'], version: '2' });
  expect(interrupted).toMatchObject({ written: 0, left: 6, failed: [] });
  expect(bakery.snapshot()).toEqual(before);
  isToEnd = false;

  // Somebody waits for something else: what was left stays to be done.
  const own = await bakery.site.update({ changedKeys: ['bread:9'], ownPages: true });
  expect(own).toMatchObject({ written: 0, left: 0 });
  expect(await bakery.site.update({ changedKeys: ['bread:8'], version: '3' })).toMatchObject({ left: 0 });
  expect(bakery.read('breads/7/index.html')).toContain('Fresh name');
  expect(bakery.read('breads/99/index.html')).toContain('New loaf');
  const again = await bakery.site.build('3');
  expect(again).toMatchObject({ written: 0 });
});
