import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from './axe.ts';

const shop = openShop();

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Быстрый переход' }).getByRole('link', { name });
const moreSheet = (page: Page) => page.getByRole('dialog', { name: 'Ещё' });

/** Says that it opens something once it does. */
const openingTab = (page: Page) => page.locator('nav a[aria-haspopup="dialog"]');

async function openMore(page: Page) {
  await openingTab(page).tap();
  const sheet = moreSheet(page);
  await sheet.waitFor();
  return sheet;
}

/** A finger goes from one height of the screen to another. */
async function swipe(page: Page, fromY: number, toY: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x: phone.viewport.width / 2, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(fromY) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      ...at(fromY + (toY - fromY) * part),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('the sheet of the last tab', () => {
  it('keeps the focus, and gives it back however it is closed', async () => {
    const page = await shop.open('/news', phone);
    const sheetTop = async () => (await moreSheet(page).boundingBox())?.y ?? 0;
    const ways = [
      () => moreSheet(page).getByRole('button', { name: 'Закрыть' }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(phone.viewport.width / 2, 20),
      async () => swipe(page, (await sheetTop()) + 12, (await sheetTop()) + 250),
    ];
    for (const close of ways) {
      const sheet = await openMore(page);
      expect(await focusedText(page)).toBe('Ещё');
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
      expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await close();
      await sheet.waitFor({ state: 'detached' });
      await expect
        .poll(() => tab(page, 'Ещё').evaluate((link) => link === document.activeElement))
        .toBe(true);
    }
  });

  it('stays for a finger that comes only a little down, and while its list is scrolled', async () => {
    const page = await shop.open('/news', { ...phone, viewport: { width: 360, height: 480 } });
    const sheet = await openMore(page);
    const { y: top = 0 } = (await sheet.boundingBox()) ?? {};
    await swipe(page, top + 12, top + 50);
    await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(top);
    const body = sheet.locator('header + div');
    await body.evaluate((element) => element.scrollTo(0, 200));
    await swipe(page, 200, 380);
    expect(await sheet.isVisible()).toBe(true);
  });

  it('leads to what was bought, first of all, and axe has nothing to say of it', async () => {
    const page = await shop.open('/events', phone);
    const sheet = await openMore(page);
    expect(await violations(page)).toEqual([]);
    expect(await sheet.getByRole('link').first().textContent()).toBe('Мои билеты');
    const heights = await sheet
      .locator('nav a, button')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await sheet.getByRole('link', { name: 'Площадки' }).tap();
    await page.waitForURL('**/places');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => tab(page, 'Ещё').getAttribute('aria-current')).toBe('true');
    await page.goBack();
    await expect.poll(() => tab(page, 'События').getAttribute('aria-current')).toBe('true');
    expect(await sheet.count()).toBe(0);
  });

  it('makes way for the question of consent', async () => {
    const page = await shop.open('/events', phone);
    const sheet = await openMore(page);
    await sheet.getByRole('button', { name: 'Настройки cookie' }).tap();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: /^Чат/ }).tap();
  });

  it('is closed by Back with its page', async () => {
    const page = await shop.open('/events', phone);
    await tab(page, 'Главная').tap();
    await page.waitForURL((url) => url.pathname === '/');
    const sheet = await openMore(page);
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
  });

  it.each([
    ['there is no scripting', { javaScriptEnabled: false }],
    [
      'it cannot be loaded',
      { prepare: (context: BrowserContext) => context.route(/more-sheet/, (route) => route.abort()) },
    ],
  ])('is the foot of the page where %s', async (_, visitor) => {
    shop.allowComplaint(/ERR_FAILED/);
    const page = await shop.open('/news', { ...phone, ...visitor });
    await tab(page, 'Ещё').tap();
    await page.waitForURL('**/news#footer');
    await expect
      .poll(() =>
        page.locator('#footer').evaluate((foot) => foot.getBoundingClientRect().top < innerHeight / 2),
      )
      .toBe(true);
  });
});

it.each([
  ['/', 'Главная'],
  ['/events', 'События'],
  ['/events/page/2', 'События'],
  ['/events/1', 'События'],
  ['/events/search?q=опера', 'Поиск'],
  ['/cart', 'Корзина'],
  ['/order/tickets', 'Ещё'],
  ['/favourites', 'Ещё'],
  ['/persons', 'Ещё'],
  ['/contacts', 'Ещё'],
])('on %s one tab is lit: %s', async (path, name) => {
  const page = await shop.open(path, phone);
  const lit = page.getByRole('navigation', { name: 'Быстрый переход' }).locator('[aria-current]');
  await expect.poll(() => lit.allInnerTexts()).toEqual([name]);
});
