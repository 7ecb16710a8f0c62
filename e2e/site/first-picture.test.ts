import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isFullyVisible } from '../fixtures/is-fully-visible.ts';
import { openShop, phone, type Visitor } from '../fixtures/shop.ts';
import { waitUntilIdle } from '../fixtures/wait-until-idle.ts';
import { readFace } from './read-face.ts';

declare global {
  interface Window {
    whatMoved: () => string[];
  }
}

const shop = openShop();

it('Intl is woken beside the page, in its language, before the next page needs it', async () => {
  const page = await shop.open('/robots.txt');
  const done = Promise.withResolvers<string>();
  page.on('worker', (worker) => worker.on('close', () => done.resolve(worker.url())));
  await page.goto('/de');
  expect(new URL(await done.promise).pathname).toBe('/intl-worker.js');
});

it('an event shows its heading, poster and price first, and its dates and all else after them', async () => {
  const page = await shop.open('/events');
  const first = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('main [class*="event-title-details"] h1')) return;
          observer.disconnect();
          resolve(
            ['[data-poster]', '#dates', '#about'].map((part) =>
              Boolean(document.querySelector(`main ${part}`)),
            ),
          );
        }).observe(document, { subtree: true, childList: true });
        document.querySelector<HTMLAnchorElement>('main article h3 a')?.click();
      }),
  );
  expect(first).toEqual([true, false, false]);
  await page.locator('#dates').waitFor();
  await page.locator('#about').waitFor();
});

it.each([
  ['an event', '/', '#hero'],
  ['an event', '/events/1', 'h1'],
  ['a person', '/persons/1', 'h1'],
])('a phone shows what %s is called before anybody scrolls: %s', async (_kind, path, title) => {
  // As much as browsers leave of a usual phone.
  const page = await shop.open(path, { ...phone, viewport: { width: 390, height: 664 } });
  expect(await isFullyVisible(page.locator(title))).toBe(true);
});

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`header a[href="${href}"]`)?.click(),
    path,
  );
  await page.waitForURL(`**${path}`);
}

/** The list of places in our own letters: those that a busy machine brings late are there on a visit's second page, and lines break elsewhere. */
async function openWithLetters(visitor: Visitor): Promise<Page> {
  const page = await shop.open('/about', visitor);
  await follow(page, '/places');
  await expect.poll(() => readFace(page, 'h1')).toBe('Prata');
  await expect.poll(() => readFace(page, 'footer a')).toMatch(/^Manrope/);
  return page;
}

it('Back stands where the view was, below parts that were left out while nobody saw them', async () => {
  const page = await openWithLetters(phone);
  await follow(page, '/');
  const heading = page.locator('footer h2').first();
  // Later there is time for all of it.
  await expect.poll(() => page.locator('[data-lazy-layout]').count()).toBe(0);
  await waitUntilIdle(page);
  const readTop = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = await readTop();
  await follow(page, '/places');
  await page.goBack();
  await heading.waitFor();
  await expect.poll(readTop).toBe(top);
});

/** Follows a link and answers which of what the first picture shows stands elsewhere when all is drawn. */
async function movedSinceFirstPicture(page: Page, href: string): Promise<string[]> {
  await page.evaluate((target) => {
    Reflect.deleteProperty(window, 'whatMoved');
    const before = document.querySelector('h1');
    const readPosition = (part: Element) => {
      const { x, y, width } = part.getBoundingClientRect();
      return [x, y, part.localName === 'img' ? width : 0].map(Math.round).join();
    };
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (!heading || heading === before) return;
      observer.disconnect();
      const seen = [...document.querySelectorAll('main *')].filter(
        (part) =>
          part.getBoundingClientRect().top < innerHeight &&
          !part.className.includes?.('deferred-render-space'),
      );
      const places = new Map(seen.map((part) => [part, readPosition(part)]));
      const moved = () =>
        [...places]
          .filter(([part, place]) => part.isConnected && readPosition(part) !== place)
          .map(([part, place]) => `${part.localName}.${part.className}: ${place} to ${readPosition(part)}`);
      window.whatMoved = moved;
    }).observe(document, { subtree: true, childList: true });
    const link = Object.assign(document.createElement('a'), { href: target });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await page.waitForFunction(() => window.whatMoved);
  await expect.poll(() => page.locator('[class*="deferred-render-space"]').count()).toBe(0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page.evaluate(() => window.whatMoved());
}

const paths = [
  '/events',
  '/events/1',
  '/places',
  '/places/1',
  '/persons',
  '/persons/1',
  '/news',
  '/news/1',
  '/',
];

it.each([
  ['a phone', phone],
  ['a desk', { viewport: { width: 1440, height: 900 } }],
])('nothing of the first picture moves when the rest is drawn, on %s', async (_, visitor) => {
  const found: Record<string, string[]> = {};
  const page = await openWithLetters(visitor);
  for (const path of paths) {
    const moved = await movedSinceFirstPicture(page, path);
    if (moved.length > 0) found[path] = moved;
  }
  expect(found).toEqual({});
});
