import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { reportingTo } from './site-as.ts';
import { openThirdPartyShop } from './third-party-shop.ts';

const shop = openThirdPartyShop();
const { visit, allowAll, standIn, allowComplaint } = shop;

/** Of the right form, and nobody's. */
const token = 'kEy_'.repeat(8);
const ofAnOrder = [
  `/order/success?order=${token}`,
  `/order/fail?order=${token}`,
  `/payment/success?order=${token}`,
  `/order/bill/${token}`,
  `/order/pay/${token}`,
];
const inOtherLanguages = ['/en', '/de', '/fr', '/es', '/ru'].map(
  (language) => `${language}/order/bill/${token}`,
);

/** What others could read in this document, were they let in. */
const readable = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([location.href, document.referrer, navigation.entries().map(({ url }) => url)]),
  );

const scripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => src && !src.startsWith(location.origin)),
  );

/** The code that would let others in has come, and has had its say. */
async function openOrderPage(page: Page, path: string): Promise<void> {
  const begun = page.waitForResponse(/\/assets\/visit-/);
  await page.goto(path);
  await (await begun).finished();
  await page.locator('#find-order').waitFor();
}

it('nobody else’s script runs where the address is the key to an order', async () => {
  allowComplaint(/404/);
  const page = await visit('/about');
  await allowAll(page);
  await expect.poll(() => standIn().hosts()).toEqual(['mc.yandex.ru', 'umnico.com']);
  for (const path of [...ofAnOrder, ...inOtherLanguages]) {
    await page.goto('/robots.txt');
    standIn().heard.length = 0;
    await openOrderPage(page, path);
    // Work is asked for in place of a token of reCAPTCHA.
    const work = page.waitForResponse('**/api/humans/challenge');
    await page.locator('#find-email').focus();
    await work;
    expect([path, await scripts(page), standIn().hosts()]).toEqual([path, [], []]);
    expect(await page.evaluate(() => document.querySelector('#umnico-widget-wrapper'))).toBeNull();
  }
});

it('coming from a page of others and going on to one opens a new document, which tells nothing', async () => {
  allowComplaint(/404/);
  const page = await visit('/about');
  await allowAll(page);
  await expect.poll(() => standIn().hosts()).toContain('mc.yandex.ru');
  const mark = () => page.evaluate(() => Object.assign(window, { isSame: true }) && undefined);
  const isSame = () => page.evaluate(() => 'isSame' in window);
  await mark();
  await page.evaluate((to) => void navigation.navigate(to), `/order/bill/${token}`);
  await page.locator('#find-order').waitFor();
  expect([await isSame(), await scripts(page)]).toEqual([false, []]);
  await mark();

  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect.poll(() => scripts(page)).not.toEqual([]);
  expect(await isSame()).toBe(false);
  expect(await readable(page)).not.toContain(token);

  await page.goBack();
  await page.locator('#find-order').waitFor();
  expect(await scripts(page)).toEqual([]);
  expect(JSON.stringify(standIn().heard)).not.toContain(token);
});

it('between pages of an order nothing loads anew', async () => {
  allowComplaint(/404/);
  const page = await visit(`/order/pay/${token}`);
  await page.locator('#find-order').waitFor();
  await page.evaluate(() => Object.assign(window, { isSame: true }) && undefined);
  await page.evaluate((to) => void navigation.navigate(to), `/order/success?order=${token}`);
  await page.waitForURL('**/order/success?*');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

it('an error there is told without the key, wherever it stands', async () => {
  allowComplaint(/404|Error: /);
  const page = await visit('/robots.txt', {}, reportingTo);
  await openOrderPage(page, `/order/success?order=${token}`);
  await page.evaluate((key) => {
    const error = new Error(`no cache "tickets ${key}"`);
    error.stack = `Error\n    at f (${location.href}:1:2)\n    at ${key} (https://parterre.example/assets/a-ABCDEFGH.js:1:2)`;
    setTimeout(() => {
      throw error;
    });
  }, token);
  await expect.poll(() => standIn().hosts()).toEqual(['errors.example']);
  expect(JSON.stringify(standIn().heard)).toContain('no cache');
  expect(JSON.stringify(standIn().heard)).not.toContain(token);
});
