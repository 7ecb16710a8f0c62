import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventOnSale } from '../fixtures/demo-events.ts';
import { openShop } from '../fixtures/shop.ts';
import { waitUntilIdle } from '../fixtures/wait-until-idle.ts';

const shop = openShop();

/** What the first visit of a page brings, in bytes as they are sent. */
async function weigh(page: Page, path: string) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const html = (await (await page.goto(path))?.text()) ?? '';
  await page.getByRole('button', { name: /^(Разрешить всё|Alles erlauben)$/ }).waitFor();
  await waitUntilIdle(page);
  // What has to do with third parties comes when all else is done, and has a budget of its own.
  const visit = requests.findIndex((request) => request.url().includes('/assets/visit-'));
  const sizes = await Promise.all(
    requests.map(async (request, index) => ({
      kind: index >= visit && request.resourceType() === 'script' ? 'visit' : request.resourceType(),
      isNamed: html.includes(new URL(request.url()).pathname),
      encoding: (await request.response())?.headers()['content-encoding'],
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const sum = (kinds: readonly string[]) =>
    sizes.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0);
  expect(sizes.filter(({ kind }) => kind === 'script').map(({ encoding }) => encoding)).not.toContain(
    undefined,
  );
  return {
    html: sum(['document']),
    scripts: sum(['script', 'visit']),
    // The page waits for those that its document names.
    scriptsUntilAlive: sizes
      .filter(({ kind, isNamed }) => kind === 'script' && isNamed)
      .reduce((total, { bytes }) => total + bytes, 0),
    styles: sum(['stylesheet']),
    fonts: sum(['font']),
    visit: sum(['visit']),
    // The demo's pictures are not drawn here.
    allButPictures: sum(['document', 'script', 'stylesheet', 'font', 'fetch', 'manifest', 'other', 'visit']),
  };
}

/** How long after the page has loaded, in ms. */
const visitBegins = (page: Page) =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const visit = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/assets/visit-'));
    return (visit?.startTime ?? 0) - (document?.loadEventEnd ?? 0);
  });

/** Of 250 kB in all, what is kept for pictures. */
const pictures = 60_000;

it.each(['ru', 'de'])('the first visit of an event page stays within its budget in %s', async (code) => {
  const { id } = await eventOnSale(shop, code);
  const page = await shop.open('/robots.txt', { locale: code, hasDeclined: false });
  const weights = await weigh(page, code === 'ru' ? `/events/${id}` : `/${code}/events/${id}`);
  expect(weights.html).toBeLessThanOrEqual(25_000);
  expect(weights.styles).toBeLessThanOrEqual(12_000);
  expect(weights.fonts).toBeLessThanOrEqual(40_000);
  expect(weights.scriptsUntilAlive).toBeLessThanOrEqual(77_000);
  expect(weights.scripts).toBeLessThanOrEqual(92_000);
  expect(weights.visit).toBeLessThanOrEqual(10_000);
  expect(await visitBegins(page)).toBeGreaterThan(0);
  expect(weights.allButPictures).toBeLessThanOrEqual(250_000 - pictures);
});
