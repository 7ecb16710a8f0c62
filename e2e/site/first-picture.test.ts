import { expect, test } from 'vitest';
import { openStage } from '../stage/stage.ts';

const stage = openStage();

test('Intl is woken beside the page, in its language, before the next page needs it', async () => {
  const page = await stage.open('/robots.txt');
  const done = Promise.withResolvers<string>();
  page.on('worker', (worker) => worker.on('close', () => done.resolve(worker.url())));
  await page.goto('/de');
  expect(new URL(await done.promise).pathname).toBe('/intl-worker.js');
});

test('an event shows its heading, poster and price first, and its dates and all else after them', async () => {
  const page = await stage.open('/events');
  const first = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('main [class*="event-title-facts"] h1')) return;
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
