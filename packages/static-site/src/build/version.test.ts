import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeBakery } from '../../test/fixture-site/bakery.ts';
import { bakerySource } from '../../test/fixture-site/bakery-source.ts';
import { type OpenBakery, openBakery } from '../../test/fixture-site/open-bakery.ts';

function renameBread({ bakery }: OpenBakery, id: number, name: string): void {
  const bread = bakery.breads.get(id);
  if (bread) bakery.breads.set(id, { ...bread, name });
}

const nothingRead = () => {
  throw new Error('The data were read.');
};

/** The same folder, opened by another process whose data cannot be read. */
const openAgain = (bakery: OpenBakery) =>
  openBakery({
    folder: bakery.folder,
    config: { source: { ...bakerySource(bakery.bakery), listPages: nothingRead } },
  });

it('a site made of the same version is not looked at again, whoever opens it', async () => {
  await using bakery = await openBakery();
  const first = await bakery.site.build('7');
  await using again = await openAgain(bakery);
  expect(await again.site.build('7')).toMatchObject({
    build: first.build,
    written: 0,
    unchanged: 59,
    failed: [],
  });
});

it('a site that followed a change to the next version is not looked at either', async () => {
  await using bakery = await openBakery();
  await bakery.site.build('7');
  renameBread(bakery, 7, 'Fresh name');
  const { build } = await bakery.site.update({ changedKeys: ['bread:7'], version: '8' });
  await using again = await openAgain(bakery);
  expect(await again.site.build('8')).toMatchObject({ build, unchanged: 59 });
});

it.each([
  ['another version', '8', async () => undefined],
  ['no version', undefined, async () => undefined],
  [
    'a version that was left by a change of unknown version',
    '7',
    async ({ site }: OpenBakery) => void (await site.update({ changedKeys: ['bread:7'] })),
  ],
])('every page is looked at with %s', async (_what, version, meanwhile) => {
  await using bakery = await openBakery();
  await bakery.site.build('7');
  await meanwhile(bakery);
  renameBread(bakery, 8, 'Fresh name');
  expect((await bakery.site.build(version)).written).toBeGreaterThan(0);
  expect(bakery.read('ru/breads/8/index.html')).toContain('Fresh name');
});

it('every page is looked at when the configuration or the published files are others', async () => {
  await using bakery = await openBakery();
  await bakery.site.build('7');
  await using other = await openBakery({
    folder: bakery.folder,
    bakery: bakery.bakery,
    config: { bodyEnd: '<p>The end</p>' },
  });
  expect(await other.site.build('7')).toMatchObject({ written: 59 });

  rmSync(join(bakery.folder, 'public'), { recursive: true });
  expect(await other.site.build('7')).toMatchObject({ written: 59 });
});

it('a page that failed is tried again with the same version', async () => {
  const broken = makeBakery();
  const bread = broken.breads.get(7);
  if (!bread) throw new Error('There is no such bread.');
  broken.breads.set(7, { ...bread, name: { not: 'a text' } as unknown as string });
  await using bakery = await openBakery({ bakery: broken });
  expect((await bakery.site.build('7')).failed).not.toEqual([]);
  broken.breads.set(7, bread);
  expect((await bakery.site.build('7')).failed).toEqual([]);
  expect(bakery.has('breads/7/index.html')).toBe(true);
});
