import { expect, it } from 'vitest';
import { type Bakery, makeBakery } from '../../test/fixture-site/bakery.ts';
import { bakerySource } from '../../test/fixture-site/bakery-source.ts';
import { type OpenBakery, openBakery } from '../../test/fixture-site/open-bakery.ts';

/** The same bakery with another bread 7 and one more. */
function otherBakery(): Bakery {
  const bakery = makeBakery();
  const bread = bakery.breads.get(7);
  if (!bread) throw new Error('there is no bread 7');
  bakery.breads.set(7, { ...bread, name: 'Fresh name' });
  bakery.breads.set(777, { ...bread, id: 777, name: 'New bread' });
  return bakery;
}

const changedKeys = ['bread:7', 'bread:777', 'breads'];

const draw = async ({ site }: OpenBakery, bakery: Bakery, path: string, keys = changedKeys) => {
  const page = await site.readPage(bakerySource(bakery), { path, changedKeys: keys });
  return page && site.draw(page);
};

it('a page of another source is drawn as it would be published, and nothing is written', async () => {
  await using open = await openBakery();
  const { build } = await open.site.build();
  const before = open.snapshot();
  const other = otherBakery();
  const drawn = await Promise.all(
    ['/ru/breads/7', '/', '/breads/777'].map((path) => draw(open, other, path)),
  );

  expect(drawn[0]).toContain('<title>Fresh name</title>');
  expect(open.snapshot()).toEqual(before);
  expect((await open.site.build()).build).toBe(build);
  for (const [id, bread] of other.breads) open.bakery.breads.set(id, bread);
  await open.site.update({ changedKeys });
  expect(drawn).toEqual(
    ['ru/breads/7/index.html', 'index.html', 'breads/777/index.html'].map((file) => open.read(file)),
  );
});

it('its slices and queries are read anew where their data differ, and taken as published where not', async () => {
  await using open = await openBakery();
  await open.site.build();
  const other = { ...makeBakery(), name: 'Another bakery' };

  expect(await draw(open, other, '/breads/7', ['bakery'])).toContain('Another bakery');
  expect(await draw(open, other, '/breads/7', ['bread:7'])).not.toContain('Another bakery');
});

it('a page that the source does not have is none', async () => {
  await using open = await openBakery();
  await open.site.build();

  expect(await draw(open, makeBakery(), '/breads/777')).toBeUndefined();
  expect(await draw(open, makeBakery(), '/../../etc/passwd')).toBeUndefined();
});

it('published pages are found by what they show', async () => {
  await using open = await openBakery();
  await open.site.build();

  expect([...open.site.dependentPaths(['bread:7'])].sort()).toEqual(
    ['/', '/ar', '/ar/breads/7', '/breads/7', '/ru', '/ru/breads/7'].sort(),
  );
});
