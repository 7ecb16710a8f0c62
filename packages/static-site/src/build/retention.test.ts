import { expect, it } from 'vitest';
import { type OpenBakery, openBakery } from '../../test/fixture-site/open-bakery.ts';

const day = 24 * 60 * 60 * 1000;

/** A bakery whose clock a test can turn. */
async function openWithClock() {
  const clock = { now: Date.parse('2026-05-01T10:00:00Z') };
  return { clock, bakery: await openBakery({ now: () => clock.now }) };
}

const headers = (bakery: OpenBakery) =>
  bakery.list().filter((file) => file.startsWith('slice-data/header-en-'));

async function rename(bakery: OpenBakery, name: string): Promise<void> {
  bakery.bakery.name = name;
  await bakery.site.update({ changedKeys: ['bakery'] });
}

it('files of earlier builds stay for 30 days, then they are removed', async () => {
  const { clock, bakery: opened } = await openWithClock();
  await using bakery = opened;
  await bakery.site.build();
  await rename(bakery, 'Renamed');
  expect(headers(bakery)).toHaveLength(2);

  clock.now += 29 * day;
  await bakery.site.build();
  expect(headers(bakery)).toHaveLength(2);

  clock.now += 2 * day;
  await bakery.site.build();
  expect(headers(bakery)).toHaveLength(1);
  expect(bakery.read('index.html')).toContain('Renamed');
});

it('the 30 days begin anew for a file that was in use in between', async () => {
  const { clock, bakery: opened } = await openWithClock();
  await using bakery = opened;
  await bakery.site.build();
  await rename(bakery, 'Renamed');
  clock.now += 20 * day;
  await rename(bakery, 'The Oven');
  clock.now += 20 * day;
  await bakery.site.build();

  expect(headers(bakery)).toHaveLength(2);
  expect(
    headers(bakery)
      .map((file) => bakery.read(file))
      .join(),
  ).toContain('The Oven');
});

it('nothing is removed while a failed page shows an earlier version', async () => {
  const { clock, bakery: opened } = await openWithClock();
  await using bakery = opened;
  await bakery.site.build();
  const bread = bakery.bakery.breads.get(7);
  // The template cannot draw an object where it expects text.
  if (bread) bakery.bakery.breads.set(7, { ...bread, text: {} as string });
  bakery.bakery.name = 'Renamed';
  await bakery.site.build();
  clock.now += 31 * day;
  await bakery.site.build();
  expect(bakery.read('breads/7/index.html')).toContain('The Oven');
  expect(headers(bakery)).toHaveLength(2);

  if (bread) bakery.bakery.breads.set(7, bread);
  await bakery.site.update({ changedKeys: ['bread:7'] });
  expect(headers(bakery)).toHaveLength(1);
});
