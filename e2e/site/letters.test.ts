import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openShop } from '../fixtures/shop.ts';
import { waitUntilIdle } from '../fixtures/wait-until-idle.ts';
import { layoutShift, watchLayout } from './layout-shift.ts';
import { readFace } from './read-face.ts';

const shop = openShop();

/** Opens a page some of whose letters come after its first picture, and waits until all is there. */
async function openWithLate(letters: string, path: string): Promise<Page> {
  const page = await shop.open('/robots.txt');
  await watchLayout(page);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(letters, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  arrive();
  await waitUntilIdle(page);
  return page;
}

it('letters that come late move nothing, and are there on the next page', async () => {
  const page = await openWithLate('**/*.woff2', '/events');
  expect(await readFace(page, 'h1')).not.toBe('Prata');
  expect(await layoutShift(page)).toBe(0);
  await page.locator('header nav a[href="/places"]').click();
  await page.waitForURL('**/places');
  await expect.poll(() => readFace(page, 'h1')).toBe('Prata');
});

it('a text stays as it is broken when some of its letters come late', async () => {
  const page = await openWithLate('**/*latin*.woff2', '/about');
  expect(await layoutShift(page)).toBeLessThan(0.01);
});
