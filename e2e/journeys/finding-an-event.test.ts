import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventOnSale } from '../fixtures/demo-events.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

describe.each([
  { code: 'ru', prefix: '', home: '/' },
  { code: 'de', prefix: '/de', home: '/de' },
])('in $code', ({ code, prefix, home }) => {
  /** At home, in a document that is marked, so that another one would be noticed. */
  const start = async () => {
    const page = await shop.open(home, { locale: code, viewport: { width: 1440, height: 900 } });
    await page.evaluate(() => Object.assign(window, { mark: true }));
    return page;
  };

  const openSection = async (page: Page, path: string) => {
    await page.locator(`header nav a[href="${prefix}${path}"]`).click();
    await page.waitForURL(`**${prefix}${path}`);
  };

  /** Follows a link and sees that the page it names has opened in the same document. */
  const follow = async (page: Page, link: Locator) => {
    const path = (await link.getAttribute('href')) ?? '';
    const title = (await link.textContent()) ?? '';
    await link.click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => page.locator('h1').textContent()).toBe(title);
    expect(await page.evaluate(() => 'mark' in window)).toBe(true);
    return path;
  };

  const firstEvent = (page: Page) => page.locator(`main article h3 a[href^="${prefix}/events/"]`).first();

  it('by search', async () => {
    const { id, title } = await eventOnSale(shop, code);
    const page = await start();
    await page.locator('header').getByRole('searchbox').fill(title);
    await page.locator(`[role="option"][href$="/events/${id}"]`).click();
    await page.waitForURL(`**${prefix}/events/${id}`);
    await expect.poll(() => page.locator('h1').textContent()).toBe(title);
  });

  it('by a filter, which is still set on the way back', async () => {
    const { category } = await eventOnSale(shop, code);
    const page = await start();
    await openSection(page, '/events');
    const chip = page.getByRole('checkbox', { name: new RegExp(`^${category.name}`) });
    await chip.check();
    await page.waitForURL(`**${prefix}/events?categories=${category.id}`);
    const ofCategory = `lang=${code}&category_id_in=${category.id}`;
    // The list before stays until this one has come: what is pressed in it is hidden under the pointer.
    const found = new RegExp(`(^|\\D)${await shop.countEvents(ofCategory)}(\\D|$)`);
    await page.locator('main section').getByRole('heading', { level: 2, name: found }).waitFor();
    const [first] = await shop.fetchList<{ title: string }>(`/v1/events?limit=1&${ofCategory}`);
    const link = page
      .locator('#events')
      .getByRole('link', { name: first?.title ?? '' })
      .first();
    const event = await follow(page, link);
    await page.goBack();
    await page.waitForURL(`**${prefix}/events?categories=${category.id}`);
    await expect.poll(() => chip.isChecked()).toBe(true);
    await page.goForward();
    await page.waitForURL(`**${event}`);
    await expect.poll(() => page.locator('h1').textContent()).toBe(first?.title);
  });

  it('by a person', async () => {
    const page = await start();
    await openSection(page, '/persons');
    const withEvents = page
      .locator('main li')
      .filter({ has: page.locator('b') })
      .first();
    const person = await follow(page, withEvents.locator(`a[href^="${prefix}/persons/"]`));
    await follow(page, firstEvent(page));
    await page.locator(`main a[href="${person}"]`).first().waitFor();
  });

  it('by a place', async () => {
    const { place } = await eventOnSale(shop, code);
    const page = await start();
    await openSection(page, '/places');
    const path = await follow(page, page.locator(`main a[href="${prefix}/places/${place.id}"]`));
    await follow(page, firstEvent(page));
    await page.locator(`main a[href="${path}"]`).first().waitFor();
  });

  it('by news', async () => {
    const news = await shop.fetchList<{ id: number; event_ids: number[] }>(`/v1/news?lang=${code}&limit=12`);
    const item = news.find(({ event_ids }) => event_ids.length > 0);
    const page = await start();
    await openSection(page, '/news');
    await follow(page, page.locator(`main a[href="${prefix}/news/${item?.id}"]`).first());
    const event = await follow(page, firstEvent(page));
    expect(item?.event_ids.map((id) => `${prefix}/events/${id}`)).toContain(event);
  });
});
