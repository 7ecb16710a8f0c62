import { expect, it } from 'vitest';
import type { Bread } from '../../test/fixture-site/bakery.ts';
import { type OpenBakery, openBakery } from '../../test/fixture-site/open-bakery.ts';
import type { PageSource } from '../shared/data-source.ts';

function changeBread({ bakery }: OpenBakery, id: number, change: Partial<Bread>): void {
  const bread = bakery.breads.get(id);
  if (bread) bakery.breads.set(id, { ...bread, ...change });
}

// The template cannot draw an object where it expects text.
const unrenderable = { name: { not: 'a text' } } as unknown as Partial<Bread>;

it('a page that cannot be rendered is reported and keeps its previous version, while the rest is published', async () => {
  await using bakery = await openBakery();
  await bakery.site.build();
  const before = bakery.read('ru/breads/7/index.html');
  changeBread(bakery, 7, unrenderable);
  changeBread(bakery, 8, { name: 'Still fine' });
  const report = await bakery.site.update({ changedKeys: ['bread:7', 'bread:8'] });

  expect(report.failed.map(({ path }) => path).sort()).toEqual(
    ['/', '/ar', '/ar/breads/7', '/breads/7', '/ru', '/ru/breads/7'].sort(),
  );
  expect(report.failed[0]?.cause).toContain('Objects are not valid as a React child');
  expect(bakery.read('ru/breads/7/index.html')).toBe(before);
  expect(bakery.read('ru/breads/8/index.html')).toContain('Still fine');
});

it('a failed page is tried again as soon as its data changes', async () => {
  await using bakery = await openBakery();
  changeBread(bakery, 7, unrenderable);
  const first = await bakery.site.build();
  expect(first.failed.map(({ path }) => path)).toContain('/breads.rss');
  expect(first.failed).toHaveLength(7);
  expect(bakery.has('breads/7/index.html')).toBe(false);
  expect(bakery.read('sitemap-0.xml')).not.toContain('/breads/7<');

  changeBread(bakery, 7, { name: 'Mended' });
  const report = await bakery.site.update({ changedKeys: ['bread:7'] });
  expect(report).toMatchObject({ written: 6, failed: [] });
  expect(bakery.read('breads/7/index.html')).toContain('Mended');
  expect(bakery.read('sitemap-0.xml')).toContain('/breads/7<');
});

it('a failed page is tried again with the next update, whatever data that is for', async () => {
  let oven = 'cold';
  const load = () =>
    oven === 'cold'
      ? Promise.reject(new Error('The oven is cold.'))
      : { shop: { id: 1, name: 'Shop', address: 'Lane' } };
  const listPages = () => [page({ load }), page({ path: '/shops/2', keys: ['shop:2'] })];
  await using bakery = await openBakery({ config: { source: { listPages } } });
  expect((await bakery.site.build()).failed).toHaveLength(1);

  oven = 'warm';
  const report = await bakery.site.update({ changedKeys: ['shop:2'] });
  expect(report).toMatchObject({ written: 1, failed: [] });
  expect(bakery.has('shops/1/index.html')).toBe(true);
});

const page = (change: Partial<PageSource>): PageSource => ({
  path: '/shops/1',
  template: 'shop',
  keys: [],
  load: () => ({ shop: { id: 1, name: 'Shop', address: 'Lane' } }),
  ...change,
});

it.each<[string, Partial<PageSource>, string]>([
  [
    'whose data cannot be read',
    { load: () => Promise.reject(new Error('The oven is cold.')) },
    'The oven is cold.',
  ],
  ['whose path leaves the site', { path: '/shops/%2e%2e' }, 'Its path must be like /a/b'],
  ['under an address of the engine', { path: '/assets' }, 'fits no pattern'],
  ['of another template than its path says', { template: 'bread' }, 'fits no pattern of the template bread'],
  ['with a slice nobody lists', { slices: { header: 'header-xx' } }, 'There is no slice header-xx.'],
])('only that page fails: %s', async (_, change, cause) => {
  const listPages = () => [page({ path: '/shops/2' }), page(change)];
  await using bakery = await openBakery({ config: { source: { listPages } } });
  const report = await bakery.site.build();

  expect(report.written).toBe(1);
  expect(report.failed).toEqual([{ path: change.path ?? '/shops/1', cause: expect.stringContaining(cause) }]);
});

it('a page that the data source lists twice is reported as failed', async () => {
  const listPages = () => [page({}), page({})];
  await using bakery = await openBakery({ config: { source: { listPages } } });
  const report = await bakery.site.build();

  expect(report).toMatchObject({
    written: 1,
    failed: [{ path: '/shops/1', cause: 'The data source lists it twice.' }],
  });
});

it('nothing is published when the data source fails half-way through its pages', async () => {
  await using bakery = await openBakery();
  await bakery.site.build();
  const before = bakery.snapshot();
  const { folder } = bakery;
  await using broken = await openBakery({
    folder,
    config: {
      source: {
        *listPages() {
          yield page({});
          throw new Error('The catalogue went away.');
        },
      },
    },
  });

  await expect(broken.site.build()).rejects.toThrow('The catalogue went away.');
  expect(bakery.snapshot()).toEqual(before);
});

it('the published site stays when the data source lists no page at all', async () => {
  await using bakery = await openBakery();
  await bakery.site.build();
  const before = bakery.snapshot();
  const { folder } = bakery;
  await using emptied = await openBakery({ folder, config: { source: { listPages: () => [] } } });

  await expect(emptied.site.build()).rejects.toThrow('lists no page, though 59 are published');
  expect(bakery.snapshot()).toEqual(before);
});
