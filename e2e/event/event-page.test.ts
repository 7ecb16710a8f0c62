import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type DemoEvent, eventOnSale } from '../fixtures/demo-events.ts';
import { openShop } from '../fixtures/shop.ts';
import { waitUntilQuiet } from '../fixtures/wait-until-idle.ts';

const shop = openShop();

let event: DemoEvent;
beforeAll(async () => {
  event = await eventOnSale(shop, 'de');
});

const dates = (page: Page) => page.locator('section[aria-labelledby="dates"] li');
const pricesIn = async (page: Page) => (await dates(page).allTextContents()).join(' ');

describe('without scripting', () => {
  it('an event can be read whole: what, when, where, for how much', async () => {
    const page = await shop.open(`/de/events/${event.id}`, { javaScriptEnabled: false });
    expect(await page.locator('h1').allTextContents()).toEqual([event.title]);
    expect(await dates(page).first().locator('time').getAttribute('datetime')).toMatch(/[+-]\d\d:\d\d$/);
    expect(await pricesIn(page)).toMatch(/\d\s€/);
    expect(await page.locator('#place').count()).toBe(1);
  });

  it('the same page is one press away in every language', async () => {
    const page = await shop.open(`/de/events/${event.id}`, { javaScriptEnabled: false });
    const links = await page
      .locator('#languages a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['', '/en', '/de', '/fr', '/es'].map((prefix) => `${prefix}/events/${event.id}`));
  });
});

it.each(['', '/de'])('a date in a calendar leads back to the page in its language: %s', async (language) => {
  const path = `${language}/events/${event.id}`;
  const page = await shop.open(path, { acceptDownloads: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: language ? 'In den Kalender' : 'Добавить в календарь' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain(`URL:${inject('siteUrl')}${path}`);
});

describe('prices', () => {
  it('stand in the currency of the language, and in another everywhere at once after it is chosen', async () => {
    const page = await shop.open(`/de/events/${event.id}`);
    await page.evaluate(() => Object.assign(window, { mark: true }));
    await page.getByRole('button', { name: 'Währung' }).click();
    await page.getByRole('button', { name: /USD/ }).click();
    await expect.poll(() => pricesIn(page)).toMatch(/\d\s\$/);
    await expect.poll(() => pricesIn(page)).not.toContain('€');
    expect(await page.evaluate(() => 'mark' in window)).toBe(true);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'currency')).toMatchObject({ value: 'USD', path: '/' });

    await page.goto('/de');
    await expect.poll(() => page.locator('main').textContent()).toMatch(/\d\s\$/);
  });

  it('of all events of a page are asked for in one call', async () => {
    const page = await shop.open('/about');
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    await page.goto('/en');
    const calls = () => asked.filter(({ pathname }) => pathname === '/v2/events_prices');
    await expect.poll(calls).not.toEqual([]);
    await waitUntilQuiet(page);
    expect(calls()).toHaveLength(1);
    expect(calls()[0]?.searchParams.get('event_source_id_in')?.split(',').length).toBeGreaterThan(12);
  });

  it('that cannot be had leave the page as it was generated', async () => {
    const page = await shop.open('/about');
    shop.allowComplaint(/ERR_FAILED/);
    await page.route('**/v2/**', (route) => route.abort());
    await page.goto(`/de/events/${event.id}`);
    await page.getByRole('button', { name: 'Währung' }).click();
    await page.getByRole('button', { name: /USD/ }).click();
    expect(await pricesIn(page)).toMatch(/\d\s€/);
  });
});

it('an event opens from the home page without a new document, under its own title, with focus on it', async () => {
  const page = await shop.open('/en');
  await page.evaluate(() => Object.assign(window, { mark: true }));
  const link = page.locator('main article h3 a').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await page.waitForURL(/\/en\/events\/\d+$/);
  await expect.poll(() => page.locator('h1').textContent()).toBe(title);
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  await expect.poll(() => page.title()).toContain(title);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

it('a chosen date stands in the address and survives a reload', async () => {
  const page = await shop.open(`/en/events/${event.id}`);
  await dates(page).locator('a').first().click();
  await page.waitForURL(/\?date=\d+#tickets$/);
  const heading = await page.locator('#tickets h2').textContent();
  expect(heading).toMatch(/\d/);
  await page.reload();
  await expect.poll(() => page.locator('#tickets h2').textContent()).toBe(heading);
});

it('an address that leads nowhere is told of in its own language', async () => {
  shop.allowComplaint(/status of 404/);
  const page = await shop.open('/de/nowhere');
  await expect.poll(() => page.locator('h1').textContent()).toBe('Diese Seite gibt es nicht');
  expect(await page.locator('main a').first().getAttribute('href')).toBe('/de/events');
});
