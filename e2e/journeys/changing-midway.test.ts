import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventOnSale } from '../fixtures/demo-events.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

const prices = async (page: Page) =>
  (await page.locator('#dates ~ * li, section li').allTextContents()).join(' ');
const chooseFrom = async (page: Page, menu: string, choice: RegExp) => {
  await page.locator(`header [popovertarget="${menu}"]:not([popovertargetaction])`).click();
  await page.locator(`#${menu}`).getByText(choice).click();
};

it('a visitor changes currency and language on the way and loses neither place nor choice', async () => {
  const [russian, german] = [await eventOnSale(shop, 'ru'), await eventOnSale(shop, 'de')];
  expect(german.id).toBe(russian.id);
  const page = await shop.open(`/events/${russian.id}`);
  await expect.poll(() => prices(page)).toMatch(/\d\s₽/);
  await chooseFrom(page, 'currencies', /EUR/);
  await expect.poll(() => prices(page)).toMatch(/\d\s€/);

  await chooseFrom(page, 'languages', /Deutsch/);
  await page.waitForURL(`**/de/events/${russian.id}`);
  await expect.poll(() => page.locator('h1').textContent()).toBe(german.title);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  await chooseFrom(page, 'currencies', /USD/);
  await expect.poll(() => prices(page)).toMatch(/\d\s\$/);
  await expect.poll(() => prices(page)).not.toMatch(/[€₽]/);

  await page.goBack();
  await expect.poll(() => page.locator('h1').textContent()).toBe(russian.title);
  await expect.poll(() => prices(page)).toMatch(/\d\s\$/);
  await page.goForward();
  await expect.poll(() => page.locator('h1').textContent()).toBe(german.title);
});
