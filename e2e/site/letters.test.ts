import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openShop } from '../fixtures/shop.ts';
import { watchRequests } from '../fixtures/wait-until-idle.ts';
import { layoutShift, watchLayout } from './layout-shift.ts';

const shop = openShop();

/** The face that a heading is really drawn in. */
async function readFontFamily(page: Page): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts[0]?.familyName;
}

it('letters that come late move nothing, and are there on the next page', async () => {
  const page = await shop.open('/robots.txt');
  await watchLayout(page);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await arrival;
    await route.continue();
  });
  const waitUntilIdle = watchRequests(page);
  await page.goto('/events', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  arrive();
  await waitUntilIdle();
  expect(await readFontFamily(page)).not.toBe('Prata');
  expect(await layoutShift(page)).toBe(0);
  await page.locator('header nav a[href="/places"]').click();
  await page.waitForURL('**/places');
  await expect.poll(() => readFontFamily(page)).toBe('Prata');
});
