import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { largeVenue } from '../fixtures/buying.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { addTicket, payForTicket } from './buy-ticket.ts';
import { openThirdPartyShop } from './third-party-shop.ts';

const shop = openThirdPartyShop();
const { visit, allowAll, standIn } = shop;

type Call = readonly [id: number, method: string, ...rest: readonly unknown[]];

const calls = () =>
  standIn()
    .heard.filter(({ path }) => path.startsWith('/watch/'))
    .map(({ body }): Call => JSON.parse(body));

const hits = () => calls().filter(([, method]) => method === 'hit');

const commerce = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((message) => {
      const { currencyCode: _, ...actions } = (message as { ecommerce: Record<string, unknown> }).ecommerce;
      return Object.keys(actions)[0];
    }),
  );

declare global {
  interface Window {
    dataLayer?: unknown[];
    ym?: unknown;
  }
}

it('the counter is opened once, and every page is a hit with its own title', async () => {
  const page = await visit('/about?utm_source=mail&utm_campaign=spring&utm_medium=x');
  await allowAll(page);
  await expect.poll(() => hits().length).toBe(1);
  const first = await page.title();
  const from = page.url();
  expect(
    standIn()
      .heard.find(({ path }) => path === '/metrika/tag.js')
      ?.query.get('id'),
  ).toBe('99999901');
  expect(calls()[0]).toEqual([
    99999901,
    'init',
    {
      defer: true,
      clickmap: true,
      trackLinks: true,
      accurateTrackBounce: true,
      webvisor: true,
      ecommerce: 'dataLayer',
      url: from,
      referrer: '',
    },
  ]);
  expect(hits()[0]).toEqual([99999901, 'hit', from, { title: first, referer: '' }]);

  await page.getByRole('link', { name: 'События' }).first().click();
  await page.waitForURL('**/events');
  await expect.poll(() => hits().length).toBe(2);
  expect(hits()[1]).toEqual([99999901, 'hit', page.url(), { title: await page.title(), referer: from }]);
  expect(await page.title()).not.toBe(first);

  // The extra counter, on pages whose path contains /events/ alone.
  await page.locator('#events h3 a').first().click();
  await page.waitForURL('**/events/*');
  await expect.poll(() => hits().map(([id]) => id)).toEqual([99999901, 99999901, 99999901, 99999902]);
  await page.goBack();
  await expect.poll(() => hits().length).toBe(5);
  expect(calls().filter(([, method]) => method === 'init')).toHaveLength(2);
  await expect.poll(() => commerce(page)).toEqual(['impressions', 'detail', 'impressions']);
  expect(await page.evaluate(() => sessionStorage.getItem('campaign'))).toBe(
    '{"utm_source":"mail","utm_campaign":"spring"}',
  );
});

it('a purchase is counted once, with what was bought, and carries its campaign', async () => {
  const { path, title } = await performanceOnSale(shop, largeVenue);
  const page = await visit(path.replace('?', '?utm_source=blog&'));
  await allowAll(page);
  await addTicket(page);
  await expect.poll(() => commerce(page)).toEqual(['detail', 'add']);
  const [placed] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/orders') && request.method() === 'POST'),
    payForTicket(page),
  ]);
  expect(placed.postDataJSON()).toMatchObject({
    campaign: { utm_source: 'blog' },
    recaptcha_token: expect.stringMatching(/^good-/),
  });
  const token = new URL(page.url()).searchParams.get('order') ?? '';
  expect(token.length).toBeGreaterThan(20);

  // Nothing counts where the address is the key to the order: the next page does.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('purchases-to-count'))).not.toBeNull();
  expect(await page.evaluate(() => [typeof window.ym, typeof window.dataLayer])).toEqual([
    'undefined',
    'undefined',
  ]);
  await page.goto('/about');
  await expect.poll(() => commerce(page)).toEqual(['purchase']);
  const message = await page.evaluate(() => JSON.stringify(window.dataLayer?.[0]));
  expect(JSON.parse(message)).toMatchObject({
    ecommerce: {
      currencyCode: 'RUB',
      purchase: {
        actionField: { id: expect.any(String), revenue: expect.any(Number) },
        products: [{ name: title, quantity: 1 }],
      },
    },
  });
  // Neither the counter nor anybody else learns the key to the order.
  expect(JSON.stringify([standIn().heard, message])).not.toContain(token);

  const before = hits().length;
  await page.goto(`/order/success?order=${token}`);
  await page.getByText(/· оплачен$/).waitFor();
  await page.goto('/about');
  await expect.poll(() => hits().length).toBeGreaterThan(before);
  expect(await commerce(page)).toEqual([]);
});
