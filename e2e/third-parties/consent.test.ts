import { expect, it } from 'vitest';
import { eventOnSale } from '../fixtures/demo-events.ts';
import { phone } from '../fixtures/shop.ts';
import { waitUntilIdle } from '../fixtures/wait-until-idle.ts';
import { violations } from '../site/axe.ts';
import { layoutShift, watchLayout } from '../site/layout-shift.ts';
import { withoutIds, withSettings } from './site-as.ts';
import { openThirdPartyShop } from './third-party-shop.ts';

const shop = openThirdPartyShop();
const { visit, banner, allowAll, standIn } = shop;

it('nobody is asked for anything before the visitor is, whose answer is kept for 180 days', async () => {
  const page = await visit('/');
  await banner(page).waitFor();
  await page.getByRole('link', { name: 'События' }).first().click();
  await page.waitForURL('**/events');
  expect(standIn().heard).toEqual([]);
  await banner(page).getByRole('button', { name: 'Только нужное' }).click();
  await banner(page).waitFor({ state: 'detached' });
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'consent');
  expect(cookie?.value).toBe('1.analytics-0.replay-0.chat-0.protection-0.marketing-0');
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(179 * 24 * 3_600_000);
  await page.reload();
  await waitUntilIdle(page);
  expect(await banner(page).count()).toBe(0);
  expect(standIn().heard).toEqual([]);
});

it('from the footer the answer is given again, group by group, and taken back', async () => {
  const page = await visit('/about', { hasDeclined: true });
  const opener = page.getByRole('button', { name: 'Настройки cookie' });
  await opener.click();
  await banner(page).getByRole('checkbox', { name: /^Чат/ }).check();
  await banner(page).getByRole('button', { name: 'Сохранить' }).click();
  await page.locator('#umnico-widget-wrapper').waitFor({ state: 'attached' });
  expect(standIn().hosts()).toEqual(['umnico.com']);
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await opener.click();
  expect(await banner(page).getByRole('checkbox', { name: /^Чат/ }).isChecked()).toBe(true);
  await banner(page).getByRole('button', { name: 'Только нужное' }).click();
  await page.locator('#umnico-widget-wrapper').waitFor({ state: 'detached' });
});

it('Escape closes the consent settings and leaves everything as it was', async () => {
  const page = await visit('/about', { hasDeclined: true });
  await page.getByRole('button', { name: 'Настройки cookie' }).click();
  await banner(page).waitFor();
  await page.keyboard.press('Escape');
  await banner(page).waitFor({ state: 'detached' });
});

it('Global Privacy Control is a no that nobody asks about', async () => {
  const page = await visit('/robots.txt');
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/about');
  await waitUntilIdle(page);
  expect(await banner(page).count()).toBe(0);
  expect(standIn().heard).toEqual([]);
});

it('where the law asks for nothing, everything runs at once and the footer still says no', async () => {
  const page = await visit('/about', {}, withSettings({ law: 'other' }));
  await expect.poll(() => standIn().hosts()).toEqual(['mc.yandex.ru', 'umnico.com']);
  expect(await banner(page).count()).toBe(0);
});

it('a site without ids loads nothing, whatever is allowed', async () => {
  const page = await visit('/about?utm_source=mail', {}, withoutIds);
  await allowAll(page);
  await page.reload();
  await waitUntilIdle(page);
  expect(standIn().heard).toEqual([]);
});

it.each([
  ['light', 'a desk', { viewport: { width: 1280, height: 900 } }],
  ['dark', 'a phone', phone],
] as const)(
  'the question is accessible and in nobody’s way, %s on %s',
  async (colorScheme, _where, visitor) => {
    const { id } = await eventOnSale(shop, 'ru');
    const page = await visit('/robots.txt', { ...visitor, colorScheme });
    await watchLayout(page);
    await page.goto(`/events/${id}`);
    await banner(page).waitFor();
    await waitUntilIdle(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    expect(await violations(page)).toEqual([]);
    const choices = await Promise.all(
      ['Разрешить всё', 'Только нужное', 'Выбрать'].map((name) =>
        page.getByRole('button', { name, exact: true }).boundingBox(),
      ),
    );
    expect(new Set(choices.map((box) => `${box?.width} ${box?.height}`)).size).toBe(1);
    const place = await banner(page).boundingBox();
    if (visitor === phone) {
      const toDates = page.getByRole('link', { name: 'Выбрать дату' });
      const [bar, tabs] = [await toDates.boundingBox(), await page.locator('nav').last().boundingBox()];
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
      await toDates.click();
    }
    await page.locator('[aria-labelledby="dates"] a').first().click();
    await page.waitForURL('**#*');
    expect(await banner(page).boundingBox()).toEqual(place);
    await page.getByRole('button', { name: 'Выбрать', exact: true }).click();
    expect(await violations(page)).toEqual([]);
  },
);
