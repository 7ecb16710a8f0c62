import type { BrowserContext, Response } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { eventOnSale } from '../fixtures/demo-events.ts';
import { openShop } from '../fixtures/shop.ts';
import { waitForFrames } from '../fixtures/wait-for-frames.ts';

const shop = openShop();

const qualityPage = async () => (await fetch(`${inject('address')}/docs/quality`)).text();

const countVisits = async (kind: string) =>
  Number(
    new RegExp(`<th scope="row">${kind}</th><td>([\\d,]+)</td>`)
      .exec(await qualityPage())?.[1]
      ?.replace(',', '') ?? 0,
  );

/** The code that watches a visit comes some seconds after its page. */
const isWatching = (response: Response) => response.url().includes('/assets/visit-');

it('what a visitor sees, soft navigations included, is drawn for operators', async () => {
  const { id } = await eventOnSale(shop, 'ru');
  const before = { event: await countVisits('event'), text: await countVisits('text') };
  const watched = (context: BrowserContext) => context.waitForEvent('response', isWatching);
  let begins: ReturnType<typeof watched> | undefined;
  const page = await shop.open(`/events/${id}`, {
    prepare: async (context) => {
      begins = watched(context);
    },
  });
  await (await begins)?.finished();
  const told: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/api/quality') && told.push(String(request.postData())),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'О нас' }).click();
  await page.waitForURL('**/about');
  await expect.poll(() => told.length).toBe(1);
  // How long it took to open is known once the page has been drawn.
  await waitForFrames(page, 3);
  await page.goto('/robots.txt');
  await expect.poll(() => countVisits('event')).toBe(before.event + 1);
  await expect.poll(() => countVisits('text')).toBe(before.text + 1);
  const [event] = told.map((body) => JSON.parse(body));
  expect(event).toMatchObject({
    page: 'event',
    screen: 'desk',
    timed: {
      FCP: expect.any(Number),
      LCP: expect.any(Number),
      TTFB: expect.any(Number),
      CLS: expect.any(Number),
    },
    counted: { views: 1 },
  });
  expect(await qualityPage()).toContain('Page opened without a new document');
});
