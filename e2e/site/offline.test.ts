import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from './axe.ts';

const shop = openShop();

/** Nothing is fetched ahead for a bot, and nothing is kept for it. */
const person = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile Safari/537.36' };
const withoutNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load/;

const readSaved = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(async (saved) => (await caches.match(saved))?.text(), path);

/** Waits until the page can be opened without a connection, with all that makes it alive. */
async function waitUntilSaved(page: Page, path: string): Promise<void> {
  const isWhole = () =>
    page.evaluate(async (saved) => {
      const html = await (await caches.match(saved))?.text();
      const scripts = [...(html ?? '').matchAll(/<link rel="later" href="([^"]+)"/g)].map(([, href]) => href);
      const found = await Promise.all(scripts.map((href) => caches.match(href ?? '')));
      return scripts.length > 0 && found.every(Boolean);
    }, path);
  await expect.poll(isWhole).toBe(true);
}

/** What is to be read of prices, the marks of those that nobody knows included. */
const shownPrices = (page: Page): Promise<string[]> =>
  page
    .locator('main [data-price]')
    .evaluateAll((prices) =>
      prices.map((price) =>
        getComputedStyle(price).visibility === 'hidden'
          ? getComputedStyle(price, '::after').content.replaceAll('"', '')
          : (price.textContent ?? ''),
      ),
    );

const expectUnknownPrices = (page: Page) =>
  expect.poll(async () => [...new Set(await shownPrices(page))]).toEqual(['—']);

it('pages that were opened are read without a connection, and no price in them passes for today’s', async () => {
  const { eventId, title } = await performanceOnSale(shop, { seating: 'plan' });
  const event = `/events/${eventId}`;
  const page = await shop.open('/', person);
  await waitUntilSaved(page, '/');
  await page.goto(event);
  await waitUntilSaved(page, event);
  await expect.poll(async () => (await shownPrices(page)).some((price) => /\d/.test(price))).toBe(true);

  await page.context().setOffline(true);
  await page.reload();
  expect(await page.locator('h1').textContent()).toBe(title);
  await page.getByText('Нет связи. Страницы, которые вы уже открывали, можно читать').waitFor();
  await expectUnknownPrices(page);
  expect(await violations(page)).toEqual([]);
  await page.goto('/');
  await page.locator('main article h3 a').first().waitFor();
  await expectUnknownPrices(page);

  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(async () => (await shownPrices(page)).every((price) => /\d/.test(price))).toBe(true);
  shop.allowComplaint(withoutNetwork);
});

it('with a connection a page is the newest one, whatever was saved of it', async () => {
  const page = await shop.open('/', person);
  await waitUntilSaved(page, '/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(async () => {
    const old = new Response('<html lang="ru"><h1>Old</h1></html>', {
      headers: { 'content-type': 'text/html' },
    });
    await (await caches.open('pages')).put('/', old);
  });
  await page.reload();
  expect(await page.locator('h1').textContent()).not.toBe('Old');
  await expect.poll(() => readSaved(page, '/')).not.toContain('Old');
});

it('a page reached by a link is saved as well, and what is live is not', async () => {
  const page = await shop.open('/events', person);
  await waitUntilSaved(page, '/events');
  const link = page.locator('main article h3 a').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(`**${path}`);
  await waitUntilSaved(page, path);
  const saved = await page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(saved.filter((file) => /^\/(api|v1|v2)\//.test(file))).toEqual([]);
});
