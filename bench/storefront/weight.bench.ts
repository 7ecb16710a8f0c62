import type { Browser, Request } from 'playwright-core';
import { launchShell } from '../../packages/static-site/test/launch-chromium.ts';
import { judge } from '../measure/judge.ts';
import { openUndrawn } from './fixture.ts';

const pages = [
  { path: '/events/1', aliveKb: 77, allKb: 92, requests: 10 },
  { path: '/events', aliveKb: 80, allKb: 105, requests: 15 },
] as const;

/** Third parties come three seconds after the page has loaded. */
const restMs = 5000;

const bodySize = async (request: Request) => (await request.sizes()).responseBodySize;

/** The scripts that the first visit of a page brings, in bytes as they are sent. */
async function weigh(browser: Browser, address: string, path: string) {
  const page = await browser.newPage({ baseURL: address, locale: 'ru', userAgent: 'bot' });
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request));
  const html = (await (await page.goto(path))?.text()) ?? '';
  await page.waitForTimeout(restMs);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    scripts.map(async (request) => ({
      file: new URL(request.url()).pathname,
      bytes: await bodySize(request),
    })),
  );
  await page.close();
  const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  // The page waits for those that its document names.
  return { aliveKb: sum(sizes.filter(({ file }) => html.includes(file))), allKb: sum(sizes), sizes };
}

const storefront = await openUndrawn();
const browser = await launchShell();
for (const { path, ...goals } of pages) {
  const { aliveKb, allKb, sizes } = await weigh(browser, storefront.address, path);
  for (const { file, bytes } of sizes) console.log(`  ${file} ${bytes}`);
  judge(`${path}: kB of JavaScript before the page is alive`, aliveKb, goals.aliveKb);
  judge(`${path}: kB of JavaScript in all`, allKb, goals.allKb);
  judge(`${path}: requests for it`, sizes.length, goals.requests);
}
await browser.close();
await storefront.close();
