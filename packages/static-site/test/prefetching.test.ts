import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { status } from './misbehaving-host.ts';
import { dataOf, follow, heading, runtimeStage, signalled } from './runtime-stage.ts';

const stage = runtimeStage();
const breads = (...ids: number[]) => ids.map((id) => dataOf(`/breads/${id}`));
const asked = (...paths: string[]) => expect.poll(() => stage.host.dataAsked()).toEqual(paths);

/** A visitor whose time passes only when the test says so. */
const stillTime = async (page: Page) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
};

interface Visitor {
  readonly before?: (page: Page) => Promise<unknown>;
  readonly userAgent?: string;
}

/** Home, with nine breads in view, at the moment when the runtime begins to look at links. */
async function openHome({ before, userAgent = 'visitor' }: Visitor = {}): Promise<Page> {
  const prepare = async (page: Page) => {
    await before?.(page);
    await stillTime(page);
  };
  const page = await stage.open('/', { before: prepare, userAgent });
  await page.clock.runFor(100);
  return page;
}

const link = (page: Page, id: number) => page.locator(`a[href="/breads/${id}"]`);

/** Hides a link, and waits until an observer like the runtime's has noticed. */
const goneFromView = (element: HTMLElement | SVGElement) =>
  new Promise<void>((resolve) => {
    element.style.display = 'none';
    new IntersectionObserver(([entry]) => entry?.isIntersecting || resolve()).observe(element);
  });

const addLinks = (page: Page, hrefs: string[]) =>
  page.evaluate((targets) => {
    for (const href of targets) {
      document
        .querySelector('main')
        ?.prepend(Object.assign(document.createElement('a'), { href, textContent: 'x' }));
    }
  }, hrefs);

describe('links in view', () => {
  it('are fetched four at a time, three seconds apart, whatever becomes of each', async () => {
    stage.host.tell(dataOf('/breads/2'), status(503));
    stage.host.tell(dataOf('/breads/3'), status(404));
    const page = await openHome();
    await asked(...breads(1, 2, 3, 4));
    await stage.settled(page);
    await page.clock.runFor(2999);
    await stage.settled(page);
    await asked(...breads(1, 2, 3, 4));
    await page.clock.runFor(1);
    await asked(...breads(1, 2, 3, 4, 5, 6, 7, 8));
    await stage.settled(page);
    await page.clock.runFor(3000);
    await asked(...breads(1, 2, 3, 4, 5, 6, 7, 8, 9));
    expect(stage.host.asked.filter(({ method }) => method === 'HEAD')).toEqual([]);
  });

  it('do not hold the queue up when the host stays silent', async () => {
    stage.host.tell(dataOf('/breads/2'), () => undefined);
    const page = await openHome();
    await asked(...breads(1, 2, 3, 4));
    await page.clock.runFor(10_000);
    await page.evaluate(() => undefined);
    await page.clock.runFor(3000);
    await asked(...breads(1, 2, 3, 4, 5, 6, 7, 8));
  });

  it('are fetched with the code and the shared files of their pages', async () => {
    const page = await openHome();
    await asked(...breads(1, 2, 3, 4));
    await stage.settled(page);
    stage.host.calm();
    await follow(page, '/breads/1');
    await signalled(page, 'ended');
    expect([await heading(page), stage.host.asked]).toEqual(['Wheat roll 1', []]);
  });

  it('lose their turn when they leave the view', async () => {
    const page = await openHome();
    await asked(...breads(1, 2, 3, 4));
    await stage.settled(page);
    await link(page, 5).evaluate(goneFromView);
    await page.clock.runFor(3000);
    await asked(...breads(1, 2, 3, 4, 6, 7, 8, 9));
  });

  it('are at most twenty-four on a page', async () => {
    const page = await openHome();
    await addLinks(
      page,
      Array.from({ length: 30 }, (_, index) => `/breads/${index + 100}`),
    );
    for (const count of [4, 8, 12, 16, 20, 24, 24, 24]) {
      await expect.poll(() => stage.host.dataAsked().length).toBe(count);
      await stage.settled(page);
      await page.clock.runFor(3000);
    }
  });

  it('wait while the tab is hidden', async () => {
    const hide = (page: Page, isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    const page = await openHome();
    await asked(...breads(1, 2, 3, 4));
    await stage.settled(page);
    await hide(page, true);
    await page.clock.runFor(10_000);
    await asked(...breads(1, 2, 3, 4));
    await hide(page, false);
    await asked(...breads(1, 2, 3, 4, 5, 6, 7, 8));
  });

  it('wait while a navigation runs', async () => {
    const page = await openHome();
    await asked(...breads(1, 2, 3, 4));
    await stage.settled(page);
    const release = stage.host.hold(dataOf('/shops/1'));
    await follow(page, '/shops/1');
    await signalled(page, 'started');
    await page.clock.runFor(5000);
    await asked(...breads(1, 2, 3, 4), dataOf('/shops/1'));
    release();
    await signalled(page, 'ended');
  });
});

describe('a link that is about to be followed is fetched at once', () => {
  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['on hover', (page) => link(page, 9).hover()],
    ['on focus', (page) => link(page, 9).focus()],
    ['on touch', (page) => link(page, 9).dispatchEvent('pointerdown', { pointerType: 'touch' })],
  ])('%s', async (_, intend) => {
    const page = await openHome();
    await asked(...breads(1, 2, 3, 4));
    await stage.settled(page);
    await intend(page);
    await asked(...breads(1, 2, 3, 4, 9));
  });

  it('but not by the mouse event that a finger leaves behind', async () => {
    const page = await openHome();
    await asked(...breads(1, 2, 3, 4));
    await stage.settled(page);
    await link(page, 8).dispatchEvent('pointerover', { pointerType: 'touch' });
    await link(page, 9).hover();
    await asked(...breads(1, 2, 3, 4, 9));
  });

  it('and only once, under any query', async () => {
    const page = await openHome();
    await asked(...breads(1, 2, 3, 4));
    await stage.settled(page);
    await addLinks(page, ['/breads/9?utm_source=mail', '/breads/9#shops']);
    await page.locator('main > a').first().hover();
    await page.locator('main > a').last().hover();
    await link(page, 9).hover();
    await link(page, 8).hover();
    await asked(...breads(1, 2, 3, 4, 9, 8));
  });
});

describe('nothing is fetched ahead', () => {
  const connection = (properties: object) => ({
    before: (page: Page) =>
      page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), properties),
  });

  it.each<[string, Visitor]>([
    ['on 2g', connection({ effectiveType: '2g' })],
    ['on slow-2g', connection({ effectiveType: 'slow-2g' })],
    ['for those who save data', connection({ effectiveType: '4g', saveData: true })],
    ['for bots', { userAgent: 'Googlebot/2.1' }],
  ])('%s, not even on hover', async (_, visitor) => {
    const page = await openHome(visitor);
    await link(page, 9).hover();
    await page.clock.runFor(10_000);
    await stage.settled(page);
    expect(stage.host.dataAsked()).toEqual([]);
  });

  it('of basket and order, nor of what is no page', async () => {
    const page = await openHome();
    await asked(...breads(1, 2, 3, 4));
    await stage.settled(page);
    await addLinks(page, [
      '/basket',
      '/ru/basket',
      '/order/7',
      '/icon.svg',
      'https://elsewhere.example/breads/1',
    ]);
    for (const each of await page.locator('main > a').all()) await each.hover();
    await link(page, 9).hover();
    await asked(...breads(1, 2, 3, 4, 9));
  });
});

describe('a click', () => {
  it('joins the prefetch that is under way', async () => {
    const page = await openHome();
    await asked(...breads(1, 2, 3, 4));
    await stage.settled(page);
    const release = stage.host.hold(dataOf('/breads/9'));
    await link(page, 9).hover();
    await asked(...breads(1, 2, 3, 4, 9));
    await link(page, 9).click();
    await signalled(page, 'started');
    release();
    await signalled(page, 'ended');
    expect(await heading(page)).toBe('Wheat loaf 9');
    await asked(...breads(1, 2, 3, 4, 9));
  });

  it('asks again for what a prefetch could not get', async () => {
    stage.host.tell(dataOf('/breads/2'), status(503));
    const page = await openHome();
    await asked(...breads(1, 2, 3, 4));
    await stage.settled(page);
    stage.host.calm();
    await link(page, 2).click();
    await signalled(page, 'ended');
    expect(await heading(page)).toBe('Spelt ring 2');
    await asked(...breads(2));
  });
});
