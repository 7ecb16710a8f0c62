import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { largeVenue } from '../fixtures/buying.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop } from '../fixtures/shop.ts';
import { waitUntilIdle } from '../fixtures/wait-until-idle.ts';

const shop = openShop();

interface Price {
  price_min: number | null;
  price_max: number | null;
  sale_state: string;
  sale_changes_at?: string | null;
}

/** Prices as the server has them, except for what a test changes in them while the page is open. */
function pricing() {
  let change: (price: Price) => Partial<Price> = () => ({});
  let answers = 0;
  let refusals: { readonly status: number; readonly headers?: Record<string, string> }[] = [];
  let refused = 0;
  const prepare = (context: BrowserContext) =>
    context.route(/\/v2\/(events|dates)_prices\?/, async (route) => {
      const refusal = refusals.shift();
      if (refusal) {
        refused += 1;
        return route.fulfill({ ...refusal, body: '' });
      }
      const { results, ...list }: { results: Price[] } = await (await route.fetch()).json();
      answers += 1;
      await route.fulfill({
        json: { ...list, results: results.map((price) => ({ ...price, ...change(price) })) },
      });
    });
  return {
    prepare,
    answers: () => answers,
    refused: () => refused,
    /** What the next questions are answered instead, in turn. */
    refuse: (...next: typeof refusals) => {
      refusals = next;
    },
    from: (next: typeof change) => {
      change = next;
    },
  };
}

const all = (amount: number) => () => ({ price_min: amount, price_max: amount });

/** The prices on the cards of a page. */
const shows = (page: Page, price: string | RegExp) =>
  page.locator('main article:visible').getByText(price).first().waitFor();

const shown = (page: Page, isVisible: boolean) =>
  page.evaluate((visible) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !visible });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isVisible);

/** The list of events, with its first prices, on a clock that goes when it is told to. */
async function openList(prices: ReturnType<typeof pricing>): Promise<Page> {
  const page = await shop.open('/robots.txt', { prepare: prices.prepare });
  await page.clock.install();
  await page.goto('/events');
  await page.clock.runFor(2000);
  await shows(page, /₽/);
  await expect.poll(prices.answers).toBeGreaterThan(0);
  await waitUntilIdle(page);
  return page;
}

it('prices on cards are asked for again when a visitor comes back after a while, and not before', async () => {
  const prices = pricing();
  const page = await openList(prices);
  const first = prices.answers();
  prices.from(all(77_001));
  await shown(page, false);
  await page.clock.runFor(10_000);
  await shown(page, true);
  expect(prices.answers()).toBe(first);
  await shown(page, false);
  await page.clock.runFor(60_000);
  expect(prices.answers()).toBe(first);
  await shown(page, true);
  await shows(page, /77\s001/);
});

it('prices on cards are asked for again when the network is back after a while', async () => {
  const prices = pricing();
  const page = await openList(prices);
  await page.clock.runFor(60_000);
  // Whatever else the page wants in that moment is in vain.
  shop.allowComplaint(/ERR_INTERNET_DISCONNECTED/);
  prices.from(all(77_002));
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await shows(page, /77\s002/);
});

/** The list of events, ten minutes before all of them are on sale. */
async function openBeforeSale(prices: ReturnType<typeof pricing>): Promise<Page> {
  let opensAt = '';
  prices.from(() => ({ sale_state: 'soon', sale_changes_at: opensAt }));
  const page = await shop.open('/robots.txt', { prepare: prices.prepare });
  await page.clock.install();
  opensAt = new Date((await page.evaluate(() => Date.now())) + 600_000).toISOString();
  await page.goto('/events');
  await page.clock.runFor(2000);
  await shows(page, 'Скоро в продаже');
  await waitUntilIdle(page);
  return page;
}

it('a card turns when its sale opens, a few seconds after the moment at most', async () => {
  const prices = pricing();
  const page = await openBeforeSale(prices);
  const first = prices.answers();
  prices.from(() => ({ sale_state: 'on_sale', sale_changes_at: null, ...all(77_003)() }));
  await page.clock.runFor(590_000);
  expect(prices.answers()).toBe(first);
  await page.clock.runFor(16_000);
  await shows(page, /77\s003/);
});

it('a card turns although the first answer at the opening of its sale is a failure', async () => {
  const prices = pricing();
  const page = await openBeforeSale(prices);
  prices.from(() => ({ sale_state: 'on_sale', sale_changes_at: null, ...all(77_006)() }));
  // Nobody sends this one again by themselves.
  shop.allowComplaint(/400/);
  prices.refuse({ status: 400 });
  const failure = page.waitForResponse((response) => response.status() === 400);
  await page.clock.runFor(606_000);
  await (await failure).finished();
  // An answer has come before the page has read it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.clock.runFor(11_000);
  await shows(page, /77\s006/);
});

it('a page that was told to wait does so, whatever is sold meanwhile, and then asks once more', async () => {
  const prices = pricing();
  const { path } = await performanceOnSale(shop, largeVenue);
  const page = await shop.open('/robots.txt', { prepare: prices.prepare });
  // Notices of the stock are spread by chance: all come as soon as they may.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(2000);
  const more = page.getByRole('button', { name: /: Больше$/ }).first();
  await more.waitFor();
  await expect.poll(prices.answers).toBeGreaterThan(0);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v2/dates_prices')) asked.push(request.url());
  });
  shop.allowComplaint(/503/);
  prices.refuse({ status: 503, headers: { 'retry-after': '10' } });
  prices.from(all(77_007));
  for (const _take of [1, 2, 3]) {
    const taken = page.waitForResponse((response) => response.request().method() === 'POST');
    await more.click();
    await taken;
  }
  await page.clock.runFor(8000);
  expect([asked.length, prices.refused()]).toEqual([1, 1]);
  await page.clock.runFor(2500);
  await page
    .locator('main')
    .getByText(/77\s007/)
    .first()
    .waitFor();
  await expect.poll(() => asked.length).toBe(3);
});

it('prices of an event are asked for again when the basket takes a ticket of it', async () => {
  const prices = pricing();
  const { path } = await performanceOnSale(shop, largeVenue);
  const page = await shop.open(path, { prepare: prices.prepare });
  await expect.poll(prices.answers).toBeGreaterThan(0);
  prices.from(all(77_004));
  await page
    .getByRole('button', { name: /: Больше$/ })
    .first()
    .click();
  await page
    .locator('main')
    .getByText(/77\s004/)
    .first()
    .waitFor();
});

it('prices of an event are asked for again when the stream of a date tells of a change', async () => {
  const prices = pricing();
  const { performanceId, path } = await performanceOnSale(shop, largeVenue);
  const page = await shop.open(path, { prepare: prices.prepare });
  await page
    .getByRole('button', { name: /: Больше$/ })
    .first()
    .waitFor();
  await expect.poll(prices.answers).toBeGreaterThan(0);
  prices.from(all(77_005));
  const { general } = await shop.fetchJson<{ general: readonly { ticket_id: string }[] }>(
    `/v2/dates/${performanceId}/offers?currency_code=RUB`,
  );
  // Another visitor takes one.
  const other = await shop.open('/robots.txt');
  const data = { type: 'ADD_TICKET', ticket: { id: general[0]?.ticket_id, count: 1 } };
  expect((await other.request.post('/api/basket', { data })).status()).toBe(200);
  await page
    .locator('main')
    .getByText(/77\s005/)
    .first()
    .waitFor();
});
