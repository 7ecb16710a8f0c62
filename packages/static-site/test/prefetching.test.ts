import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { status } from './misbehaving-host.ts';
import { createRuntimeHarness, dataPath } from './runtime-harness.ts';
import { follow, freezeTime, heading, readAnswers, waitForSignal } from './runtime-page.ts';

const harness = createRuntimeHarness();
const breads = (...ids: number[]) => ids.map((id) => dataPath(`/breads/${id}`));
const waitForRequests = (...paths: string[]) => expect.poll(() => harness.host.dataRequests()).toEqual(paths);

interface Visitor {
  readonly before?: (page: Page) => Promise<unknown>;
  readonly userAgent?: string;
}

/** Home, with nine breads in view, at the moment when the runtime begins to look at links. */
async function openHome({ before, userAgent = 'visitor' }: Visitor = {}): Promise<Page> {
  const prepare = async (page: Page) => {
    await before?.(page);
    await freezeTime(page);
  };
  const page = await harness.open('/', { before: prepare, userAgent });
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

/** Waits until what was done to links has been noticed by an observer like the runtime's. */
const noticed = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.documentElement)),
  );

/** Another link to a page that is linked already, where nobody sees it: as in a footer, or in a bar for phones. */
const addLinkOutOfView = async (page: Page, href: string, style: string) => {
  await page.evaluate(
    ([target, css]) => {
      const link = Object.assign(document.createElement('a'), { href: target, textContent: 'x' });
      link.style.cssText = css;
      document.querySelector('main')?.append(link);
    },
    [href, style] as const,
  );
  await noticed(page);
};

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
    harness.host.respond(dataPath('/breads/2'), status(503));
    harness.host.respond(dataPath('/breads/3'), status(404));
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    await page.clock.runFor(2999);
    await harness.settled(page);
    await waitForRequests(...breads(1, 2, 3, 4));
    await page.clock.runFor(1);
    await waitForRequests(...breads(1, 2, 3, 4, 5, 6, 7, 8));
    await harness.settled(page);
    await page.clock.runFor(3000);
    await waitForRequests(...breads(1, 2, 3, 4, 5, 6, 7, 8, 9));
    expect(harness.host.requests.filter(({ method }) => method === 'HEAD')).toEqual([]);
  });

  it('do not hold the queue up when the host stays silent', async () => {
    harness.host.respond(dataPath('/breads/2'), () => undefined);
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await page.clock.runFor(10_000);
    await readAnswers(page);
    await page.clock.runFor(3000);
    await waitForRequests(...breads(1, 2, 3, 4, 5, 6, 7, 8));
  });

  it('are fetched with the code and the shared files of their pages', async () => {
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    harness.host.reset();
    await follow(page, '/breads/1');
    await waitForSignal(page, 'ended');
    expect([await heading(page), harness.host.requests]).toEqual(['Wheat roll 1', []]);
  });

  it('lose their turn when they leave the view', async () => {
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    await link(page, 5).evaluate(goneFromView);
    await page.clock.runFor(3000);
    await waitForRequests(...breads(1, 2, 3, 4, 6, 7, 8, 9));
  });

  it.each([
    ['below the screen', 'position: absolute; top: 5000px'],
    ['not drawn at all', 'display: none'],
  ])('keep their turn when another link to the same page is %s', async (_, style) => {
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    await addLinkOutOfView(page, '/breads/5', style);
    await page.clock.runFor(3000);
    await waitForRequests(...breads(1, 2, 3, 4, 5, 6, 7, 8));
  });

  it('lose their turn when the last of them to a page leaves the view', async () => {
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    await addLinks(page, ['/breads/5?utm_source=mail', '/breads/6']);
    await noticed(page);
    await page.locator('main > a[href="/breads/6"]').evaluate(goneFromView);
    await page.locator('main > a[href^="/breads/5?"]').evaluate(goneFromView);
    await page.locator('li a[href="/breads/5"]').evaluate(goneFromView);
    await page.clock.runFor(3000);
    await waitForRequests(...breads(1, 2, 3, 4, 6, 7, 8, 9));
  });

  it('lose their turn when they are taken out of the page', async () => {
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    await link(page, 5).evaluate((element) => element.remove());
    await noticed(page);
    await page.clock.runFor(3000);
    await waitForRequests(...breads(1, 2, 3, 4, 6, 7, 8, 9));
  });

  it('give their turn to the page that they come to lead to', async () => {
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    await link(page, 5).evaluate((element) => element.setAttribute('href', '/breads/100'));
    await noticed(page);
    await page.clock.runFor(3000);
    await waitForRequests(...breads(1, 2, 3, 4, 100, 6, 7, 8));
    await harness.settled(page);
    await page.clock.runFor(3000);
    await waitForRequests(...breads(1, 2, 3, 4, 100, 6, 7, 8, 9));
  });

  it('have their turn once they are shown, be it in a popover', async () => {
    const page = await openHome();
    await page.evaluate(() => {
      const menu = Object.assign(document.createElement('div'), { popover: 'auto', id: 'menu' });
      menu.innerHTML = '<a href="/breads/100">x</a>';
      const fold = document.createElement('p');
      fold.style.display = 'none';
      fold.innerHTML = '<a href="/breads/101">x</a>';
      document.querySelector('main')?.append(menu, fold);
    });
    await waitForRequests(...breads(1, 2, 3, 4));
    await noticed(page);
    for (const end of [8, 9]) {
      await harness.settled(page);
      await page.clock.runFor(3000);
      await waitForRequests(...breads(...Array.from({ length: end }, (_, index) => index + 1)));
    }
    await page.evaluate(() => {
      document.getElementById('menu')?.showPopover();
      document.querySelector('main > p')?.removeAttribute('style');
    });
    await noticed(page);
    await harness.settled(page);
    await page.clock.runFor(3000);
    await expect.poll(() => harness.host.dataRequests().slice(9).toSorted()).toEqual(breads(100, 101));
  });

  it('are at most twenty-four on a page', async () => {
    const page = await openHome();
    await addLinks(
      page,
      Array.from({ length: 30 }, (_, index) => `/breads/${index + 100}`),
    );
    for (const count of [4, 8, 12, 16, 20, 24, 24, 24]) {
      await expect.poll(() => harness.host.dataRequests().length).toBe(count);
      await harness.settled(page);
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
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    await hide(page, true);
    await page.clock.runFor(10_000);
    await waitForRequests(...breads(1, 2, 3, 4));
    await hide(page, false);
    await waitForRequests(...breads(1, 2, 3, 4, 5, 6, 7, 8));
  });

  it('wait while a navigation runs', async () => {
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    const release = harness.host.hold(dataPath('/shops/1'));
    await follow(page, '/shops/1');
    await waitForSignal(page, 'started');
    await page.clock.runFor(5000);
    await waitForRequests(...breads(1, 2, 3, 4), dataPath('/shops/1'));
    release();
    await waitForSignal(page, 'ended');
  });
});

describe('a link that is about to be followed is fetched at once', () => {
  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['on hover', (page) => link(page, 9).hover()],
    ['on focus', (page) => link(page, 9).focus()],
    ['on touch', (page) => link(page, 9).dispatchEvent('pointerdown', { pointerType: 'touch' })],
  ])('%s', async (_, intend) => {
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    await intend(page);
    await waitForRequests(...breads(1, 2, 3, 4, 9));
  });

  it('but not by the mouse event that a finger leaves behind', async () => {
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    await link(page, 8).dispatchEvent('pointerover', { pointerType: 'touch' });
    await link(page, 9).hover();
    await waitForRequests(...breads(1, 2, 3, 4, 9));
  });

  it('and only once, under any query', async () => {
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    await addLinks(page, ['/breads/9?utm_source=mail', '/breads/9#shops']);
    await page.locator('main > a').first().hover();
    await page.locator('main > a').last().hover();
    await link(page, 9).hover();
    await link(page, 8).hover();
    await waitForRequests(...breads(1, 2, 3, 4, 9, 8));
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
    await harness.settled(page);
    expect(harness.host.dataRequests()).toEqual([]);
  });

  it('of basket and order, nor of what is no page', async () => {
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    await addLinks(page, [
      '/basket',
      '/ru/basket',
      '/order/7',
      '/icon.svg',
      'https://elsewhere.example/breads/1',
    ]);
    for (const each of await page.locator('main > a').all()) await each.hover();
    await link(page, 9).hover();
    await waitForRequests(...breads(1, 2, 3, 4, 9));
  });
});

describe('a click', () => {
  it('joins the prefetch that is under way', async () => {
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    const release = harness.host.hold(dataPath('/breads/9'));
    await link(page, 9).hover();
    await waitForRequests(...breads(1, 2, 3, 4, 9));
    await link(page, 9).click();
    await waitForSignal(page, 'started');
    release();
    await waitForSignal(page, 'ended');
    expect(await heading(page)).toBe('Wheat loaf 9');
    await waitForRequests(...breads(1, 2, 3, 4, 9));
  });

  it('asks again for what a prefetch could not get', async () => {
    harness.host.respond(dataPath('/breads/2'), status(503));
    const page = await openHome();
    await waitForRequests(...breads(1, 2, 3, 4));
    await harness.settled(page);
    harness.host.reset();
    await link(page, 2).click();
    await waitForSignal(page, 'ended');
    expect(await heading(page)).toBe('Spelt ring 2');
    await waitForRequests(...breads(2));
  });
});
