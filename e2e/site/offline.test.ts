import type { Locator, Page } from 'playwright-core';
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

/** Files that the page itself has asked for again, on the thread that answers the visitor. */
const fetchedByPage = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, initiatorType }) => initiatorType === 'fetch' && name.includes('/assets/'))
      .map(({ name }) => name),
  );

it('pages that were opened are read without a connection, and no price in them passes for today’s', async () => {
  const { eventId, title } = await performanceOnSale(shop, { seating: 'plan' });
  const event = `/events/${eventId}`;
  const page = await shop.open('/', person);
  await waitUntilSaved(page, '/');
  expect(await fetchedByPage(page)).toEqual([]);
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

/** Where in a page its pictures are, and how large. */
const pictureBoxes = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const start = main.getBoundingClientRect().top;
    return [...main.querySelectorAll('img')].map((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      return [x, y - start, width, height].map(Math.round);
    });
  });

/** The colours in the corner of a picture where browsers put their sign for one that is broken. */
async function cornerColours(page: Page, picture: Locator): Promise<number> {
  const shot = (await picture.screenshot()).toString('base64');
  return page.evaluate(async (encoded) => {
    const image = new Image();
    image.src = `data:image/png;base64,${encoded}`;
    await image.decode();
    const canvas = new OffscreenCanvas(28, 28).getContext('2d');
    canvas?.drawImage(image, -12, -12);
    const pixels = new Uint32Array(canvas?.getImageData(0, 0, 28, 28).data.buffer ?? new ArrayBuffer(0));
    return new Set(pixels).size;
  }, shot);
}

it('a picture that was not saved is read in words, in the room that it would have taken', async () => {
  shop.allowComplaint(withoutNetwork);
  const [place] = await shop.fetchList<{ id: number }>('/v1/places?limit=1');
  const path = `/places/${place?.id}`;
  const whole = await shop.open(path, person);
  await whole.locator('main img').first().waitFor();
  const page = await shop.open(path, {
    ...person,
    prepare: (context) => context.route('**/media/**', (route) => route.abort()),
  });
  await waitUntilSaved(page, path);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Нет связи.').waitFor();
  const picture = page.locator('main img').first();
  const size = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);
  await expect.poll(size).toBe(0);
  expect(await cornerColours(page, picture)).toBe(1);
  // The demo has its words beside its pictures; other catalogues describe what is on them.
  await picture.evaluate((image) => image.setAttribute('alt', 'Фасад театра'));
  await page.getByRole('img', { name: 'Фасад театра', exact: true }).waitFor();
  expect(await cornerColours(page, picture)).toBeGreaterThan(1);
  expect(await violations(page)).toEqual([]);
  expect(await pictureBoxes(page)).toEqual(await pictureBoxes(whole));
});

it('a page that was left within the first seconds is saved as well', async () => {
  const page = await shop.open('/', person);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/places"]')?.click());
  await page.waitForURL('**/places');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  await waitUntilSaved(page, '/');
  await waitUntilSaved(page, '/places');
});
