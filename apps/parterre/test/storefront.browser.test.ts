import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { storefrontStage } from './storefront-stage.ts';

const stage = storefrontStage();

const prices = (page: Page) => page.locator('main [data-state="on_sale"] [class*="price"]').allTextContents();

describe('without scripting', () => {
  test('an event can be read whole: what, when, where, for how much', async () => {
    const page = await stage.open('/de/events/1', { javaScriptEnabled: false });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main time').first().getAttribute('datetime')).toMatch(
      /^\d{4}-.*[+-]\d\d:\d\d$/,
    );
    expect((await prices(page)).join()).toMatch(/\d+\s€/);
    expect(await page.locator('#place').count()).toBe(1);
  });

  test('the same page is one press away in every language', async () => {
    const page = await stage.open('/de/events/1', { javaScriptEnabled: false });
    const links = page.locator('#languages a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/events/1',
      '/en/events/1',
      '/de/events/1',
      '/fr/events/1',
      '/es/events/1',
    ]);
  });
});

test('a visitor sees the currency of the language, and another everywhere at once after choosing it', async () => {
  const page = await stage.open('/de/events/1');
  await expect.poll(async () => (await prices(page)).join()).toMatch(/€/);
  const mark = await page.evaluate(() => Object.assign(window, { mark: 'same document' }).mark);

  await page.getByRole('button', { name: 'Währung' }).click();
  await page.getByRole('button', { name: /USD/ }).click();
  await expect.poll(async () => (await prices(page)).every((price) => price.includes('$'))).toBe(true);
  expect(await page.evaluate(() => 'mark' in window && window.mark)).toBe(mark);
  expect(await page.context().cookies()).toMatchObject([{ name: 'currency', value: 'USD', path: '/' }]);

  await page.getByRole('link', { name: 'Programm' }).first().click();
  await page.waitForURL('**/de/events');
  await expect.poll(async () => (await prices(page)).join()).toMatch(/\$/);
});

test('the prices of all events of a page are asked for in one call', async () => {
  const asked: string[] = [];
  const page = await stage.open('/en', {
    before: (opened) => opened.on('request', (request) => asked.push(request.url())),
  });
  await page.waitForLoadState('networkidle');
  const calls = asked.filter((url) => url.includes('/v2/events_prices'));
  expect(calls).toHaveLength(1);
  const shown = await page.locator('main article').count();
  const ids = new URL(calls[0] ?? '').searchParams.get('event_source_id_in')?.split(',') ?? [];
  expect(ids.length).toBeGreaterThanOrEqual(shown / 2); // an event may stand in two rails, and leads above them
});

test('an event opens from a list without a new document, under its own title, with focus on it', async () => {
  const page = await stage.open('/en/events');
  await page.evaluate(() => Object.assign(window, { mark: true }));
  const link = page.locator('main article h3 a').first();
  const title = await link.textContent();
  await link.click();
  await page.waitForURL(/\/en\/events\/\d+$/);
  await expect.poll(() => page.locator('h1').textContent()).toBe(title);
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  expect(await page.title()).toContain(title ?? '');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('a chosen date stands in the address and survives a reload', async () => {
  const page = await stage.open('/en/events/1');
  await page.locator('main a[href*="date="]').first().click();
  await page.waitForURL(/\?date=\d+#tickets$/);
  const heading = await page.locator('#tickets h2').textContent();
  await page.reload();
  await expect.poll(() => page.locator('#tickets h2').textContent()).toBe(heading);
});

test('an address that leads nowhere is told of in the language of the address', async () => {
  const page = await stage.open('/en/events');
  await page.goto('/de/nowhere');
  await expect.poll(() => page.locator('h1').textContent()).toBe('Diese Seite gibt es nicht');
  expect(await page.locator('main a').first().getAttribute('href')).toBe('/de/events');
  stage.forgive(/404/);
});

test('the first visit of an event page stays within its budget', async () => {
  const sizes = { document: 0, script: 0, stylesheet: 0, font: 0 };
  const weighed: Promise<void>[] = [];
  const weigh = async (response: Response) => {
    const kind = response.request().resourceType();
    if (!(kind in sizes)) return;
    const body = await response.body();
    const size = kind === 'font' ? body.length : brotliCompressSync(body).length;
    sizes[kind as keyof typeof sizes] += size; // just looked up
  };
  // Nothing is prefetched for a bot.
  const page = await stage.open('/events/1', {
    userAgent: 'bot',
    before: (opened) => opened.on('response', (response) => weighed.push(weigh(response))),
  });
  await page.waitForLoadState('networkidle');
  await Promise.all(weighed);
  expect(sizes.document).toBeLessThanOrEqual(25_000);
  expect(sizes.stylesheet).toBeLessThanOrEqual(12_000);
  expect(sizes.font).toBeLessThanOrEqual(40_000);
  expect(sizes.script).toBeLessThanOrEqual(83_000);
});
