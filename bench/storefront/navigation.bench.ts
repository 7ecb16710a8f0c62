import type { Locator, Page } from 'playwright-core';
import { launchShell } from '../../packages/static-site/test/launch-chromium.ts';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { prefetch, slowDown } from '../navigation/clicking.ts';
import { openStorefront } from './fixture.ts';

const rounds = 7;
const times = 4;
const pressMs = 80;

const storefront = await openStorefront();
// Without windows of its own: with few processors those take from the page what is to be measured.
const browser = await launchShell();

const walks = [
  { name: 'home to an event', from: '/', link: 'main article h3 a', targetMs: 80 },
  { name: 'list to an event', from: '/events', link: 'main article h3 a' },
  {
    name: 'event to a similar one',
    from: '/events/1',
    link: '#similar ~ * h3 a, section:has(#similar) h3 a',
  },
  { name: 'event to its place', from: '/events/1', link: 'main a[href^="/places/"]' },
  { name: 'home to the list', from: '/', link: 'header a[href="/events"]' },
  { name: 'list to the places', from: '/events', link: 'header a[href="/places"]' },
  { name: 'news to one of them', from: '/news', link: 'main h2 a' },
  { name: 'words to words', from: '/about', link: 'footer a[href="/contacts"]' },
] as const;

async function open(path: string, init?: () => void): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: storefront.address })).newPage();
  if (init) await page.addInitScript(init);
  await slowDown(page, times);
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

/** From the click until the first frame with another heading: in this document, or in the one that follows it. */
async function clickAndTime(page: Page, link: Locator): Promise<number> {
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    addEventListener('click', ({ timeStamp }) =>
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    );
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === before) return;
      requestAnimationFrame(() => {
        sessionStorage.shown ??= String(performance.timeOrigin + performance.now());
      });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  // A button is down for a moment. Nothing is checked meanwhile: that would be measured as well.
  await link.click({ delay: pressMs, force: true });
  await page.waitForFunction(() => sessionStorage.shown !== undefined);
  return page.evaluate(() => Number(sessionStorage.shown) - Number(sessionStorage.clicked));
}

/** Where nobody hears of a navigation every click loads a document. */
function withoutNavigation(): void {
  navigation.addEventListener('navigate', (event) => event.stopImmediatePropagation());
  const isNext = sessionStorage.clicked !== undefined;
  if (isNext)
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => {
        sessionStorage.shown ??= String(performance.timeOrigin + performance.now());
      }),
    );
}

for (const { name, from, link, ...goal } of walks) {
  const soft: number[] = [];
  const hard: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await open(from);
    const target = page.locator(link).nth(0);
    await prefetch(page, target);
    soft.push(await clickAndTime(page, target));
    await page.context().close();
    const plain = await open(from, withoutNavigation);
    hard.push(await clickAndTime(plain, plain.locator(link).nth(0)));
    await plain.context().close();
  }
  console.log(
    `${name}, ${times} times slower: ${median(soft).toFixed(0)} ms; as a document: ${median(hard).toFixed(0)} ms.`,
  );
  const document = `${median(hard).toFixed(0)} ms as a document`;
  judge(
    `${name}: ms from click to content`,
    median(soft),
    'targetMs' in goal ? goal.targetMs : 150,
    document,
  );
  judge(`${name}: ratio to a document`, median(soft) / median(hard), 1, document);
}

await browser.close();
await storefront.close();
