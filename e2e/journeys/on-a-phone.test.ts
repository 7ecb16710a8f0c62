import { describe, expect, it } from 'vitest';
import { eventOnSale } from '../fixtures/demo-events.ts';
import { openShop, phone } from '../fixtures/shop.ts';

const shop = openShop();

describe.each([
  { code: 'ru', prefix: '', home: '/' },
  { code: 'de', prefix: '/de', home: '/de' },
])('in $code', ({ code, prefix, home }) => {
  it('from home by the tabs to a search, an event and its dates, with the thumb', async () => {
    const { id, title } = await eventOnSale(shop, code);
    const page = await shop.open(home, { ...phone, locale: code });
    await page.locator(`nav a[href="${prefix}/events/search"]`).filter({ visible: true }).tap();
    await page.waitForURL(`**${prefix}/events/search`);
    const field = page.locator('main input[name="q"]');
    await field.tap();
    await field.fill(title);
    await page.locator(`[role="option"][href$="/events/${id}"]`).tap();
    await page.waitForURL(`**${prefix}/events/${id}`);
    await expect.poll(() => page.locator('h1').textContent()).toBe(title);

    const buy = page.locator('main a[href="#dates"]').filter({ visible: true }).last();
    await buy.tap();
    await expect
      .poll(() => page.locator('#dates').evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeLessThan(phone.viewport.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  });
});
