import { expect, it } from 'vitest';
import { openBakery } from '../../test/fixture-site/open-bakery.ts';
import { explainPage } from './explain.ts';

const now = () => Date.parse('2026-05-01T10:00:00Z');

it('explainPage lists template, keys, shared parts and files of a page', async () => {
  await using bakery = await openBakery({ now });
  await bakery.site.build();
  const page = explainPage(bakery.folder, '/ru/breads/7');

  expect(page).toMatchObject({
    template: 'bread',
    keys: ['bread:7', 'shop:2', '@slice/header-ru', '@slice/footer', '@query/texts-ru'],
    slices: { header: expect.stringMatching(/^header-ru-/), footer: expect.stringMatching(/^footer-/) },
    queries: { texts: expect.stringMatching(/^[0-9a-f]{16}$/) },
    lastWritten: { at: new Date(now()), because: 'new' },
    failure: undefined,
  });
  expect(page?.files).toEqual(
    expect.arrayContaining(['ru/breads/7/index.html', 'page-data/ru/breads/7/page-data.json']),
  );
  expect(page?.files.filter((file) => !bakery.has(file))).toEqual([]);
  expect(page?.files.some((file) => file.startsWith('assets/bread.page-'))).toBe(true);
});

it('explainPage says why the last run wrote a page or left it', async () => {
  await using bakery = await openBakery({ now });
  await bakery.site.build();
  const lastRun = (path: string) => explainPage(bakery.folder, path)?.lastRun;
  expect(lastRun('/breads/7')).toBe(
    'The last run (build, 2026-05-01T10:00:00.000Z) wrote it because of: new.',
  );

  await bakery.site.build();
  expect(lastRun('/breads/7')).toContain('looked at it and found it unchanged');

  const bread = bakery.bakery.breads.get(7);
  if (bread) bakery.bakery.breads.set(7, { ...bread, name: 'Fresh' });
  await bakery.site.update({ changedKeys: ['bread:7', 'shop:1'] });
  expect(lastRun('/breads/7')).toContain('wrote it because of: data.');
  expect(lastRun('/shops/1')).toContain('looked at it because of shop:1 and found it unchanged.');
  expect(lastRun('/shops/3')).toContain('left it alone: none of its data was among bread:7, shop:1.');
});

it('explainPage reports the failure of a page, and returns nothing for a page that never was', async () => {
  const listPages = () => [
    {
      path: '/shops/1',
      template: 'shop',
      keys: ['shop:1'],
      load: () => Promise.reject(new Error('The oven is cold.')),
    },
  ];
  await using bakery = await openBakery({ config: { source: { listPages } } });
  await bakery.site.build();

  expect(explainPage(bakery.folder, '/shops/1')).toMatchObject({
    failure: expect.stringContaining('The oven is cold.'),
    files: [],
  });
  expect(explainPage(bakery.folder, '/nowhere')).toBeUndefined();
});
