import { describe, expect, it } from 'vitest';
import { findWayBack } from '../fixtures/buying.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

describe.each([
  { code: 'ru', prefix: '', home: '/' },
  { code: 'de', prefix: '/de', home: '/de' },
])('in $code', ({ prefix, home }) => {
  it('every section is reached and read by links alone', async () => {
    const page = await shop.open(home, { javaScriptEnabled: false });
    const follow = async (selector: string) => {
      const link = page.locator(selector).first();
      const path = (await link.getAttribute('href')) ?? '';
      await link.click();
      await page.waitForURL(`**${path}`);
      expect((await page.locator('h1').textContent())?.length).toBeGreaterThan(1);
    };
    const section = (path: string) => `header nav a[href="${prefix}${path}"]`;
    await follow(section('/events'));
    await follow(`main a[href="${prefix}/events/page/2"]`);
    await follow(`main article h3 a[href^="${prefix}/events/"]`);
    await follow(`main a[href^="${prefix}/places/"]`);
    await follow(section('/persons'));
    await follow(`main a[href^="${prefix}/persons/"]:not([href*="/page/"])`);
    await follow(section('/news'));
    await follow(`main a[href^="${prefix}/news/"]:not([href*="/page/"])`);
    await follow(`footer a[href="${prefix}/about"]`);
  });

  it('a date leads to its plan and prices', async () => {
    const { eventId } = await performanceOnSale(shop, { seating: 'plan' });
    const page = await shop.open(`${prefix}/events/${eventId}`, { javaScriptEnabled: false });
    const title = await page.locator('h1').textContent();
    await page.locator('main noscript a').first().click();
    await page.waitForURL('**/v2/dates/*/sheet?*');
    expect(await page.locator('h1').textContent()).toBe(title);
    expect(await page.getByRole('img').isVisible()).toBe(true);
    expect(await page.getByRole('row').allTextContents()).toContainEqual(expect.stringMatching(/\d.(₽|RUB)/));
    await findWayBack(page);
    await page.locator('header a').click();
    await page.waitForURL(`**${prefix}/events/${eventId}?date=*`);
  });

  it('a search is sent by its form', async () => {
    const page = await shop.open(home, { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    await page.locator('header input[name="q"]').fill('opera');
    await page.locator('header input[name="q"]').press('Enter');
    await page.waitForURL(`**${prefix}/events/search?q=opera`);
    expect(await page.locator('main article').count()).toBeGreaterThan(3);
  });
});
