import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { launchShell } from '../../packages/static-site/test/launch-chromium.ts';
import { judge } from '../measure/judge.ts';
import { slowDown } from '../navigation/clicking.ts';
import { openStorefront } from './fixture.ts';

const rounds = 5;
const cpuSlowdown = 4;

/** "Slow 4G" as the developer tools of Chrome slow each request down, in bytes and milliseconds. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: (768_000 * 0.9) / 8,
};

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

const goals = { paintMs: 2000, planMs: 2500, shift: 0 };

const storefront = await openStorefront();
const browser = await launchShell();

/** What no page can be quicker than under the same conditions: one heading, one answer. */
const bare = createServer((_, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Bare</title><h1>Bare</h1>'),
).listen(0, '127.0.0.1');
await once(bare, 'listening');
const bareAddress = `http://127.0.0.1:${(bare.address() as { port: number }).port}`;

/** A visitor who was never here before. */
async function visit(address: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ru', ...phone })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await slowDown(page, cpuSlowdown);
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

/** When the largest part of the first screen was painted, as the last of several candidates says. */
const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        ),
      ),
  );

/** How far things have moved that nobody asked to move. What was recorded is handed over in a task of its own. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            total += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 100);
      }),
  );

async function open(address: string) {
  const page = await visit(address);
  const figures = { paintMs: await largestPaint(page), shift: await layoutShift(page) };
  await page.context().close();
  return figures;
}

/** From the tap on a date, once the page has come to rest, until the first seat of its plan is there. */
async function openPlan(path: string): Promise<number> {
  const page = await visit(storefront.address + path);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ticket-selection-')),
  );
  await page.waitForLoadState('networkidle');
  const date = page.locator('main a[href^="?date="]').first();
  await date.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => performance.mark('tapped', { startTime: timeStamp }));
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=listbox] [role=option]')) return;
      performance.mark('plan');
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await date.tap();
  await page.waitForFunction(() => performance.getEntriesByName('plan').length > 0);
  const tookMs = await page.evaluate(() => performance.measure('opening', 'tapped', 'plan').duration);
  await page.context().close();
  return tookMs;
}

const repeat = <Figures>(measure: () => Promise<Figures>) => Array.fromAsync({ length: rounds }, measure);

// Whatever else the machine does only adds to a time, so the best of several is meant.
const bareMs = Math.min(...(await repeat(() => open(bareAddress))).map(({ paintMs }) => paintMs));
const reference = `${bareMs.toFixed(0)} ms for a heading alone`;

for (const path of ['/', '/events', '/events/1']) {
  const opened = await repeat(() => open(storefront.address + path));
  const paintMs = Math.min(...opened.map((figures) => figures.paintMs));
  const shift = Math.max(...opened.map((figures) => figures.shift));
  judge(`${path} on slow 4G: ms until the largest paint`, paintMs, goals.paintMs, reference);
  judge(`${path} on slow 4G: layout shift`, shift, goals.shift);
}

const planMs = Math.min(...(await repeat(() => openPlan('/events/1'))));
judge('plan on slow 4G: ms from the tap on a date', planMs, goals.planMs, reference);

await browser.close();
bare.close();
await storefront.close();
