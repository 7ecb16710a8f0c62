import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createRuntimeHarness, dataPath, inEveryBrowser } from './runtime-harness.ts';
import { currentPath, focused, follow, heading, waitForScroll, waitForSignal } from './runtime-page.ts';

const harness = createRuntimeHarness();

const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
const grow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('content')));
const spoken = (page: Page, text: string) =>
  page.locator('#announcements', { hasText: text }).waitFor({ state: 'attached' });

inEveryBrowser(harness, (open) => {
  describe('scroll', () => {
    it('starts at the top of a new page, and returns to where the last one was left', async () => {
      const page = await open('/breads/1');
      await scrollTo(page, 250);
      await follow(page, '/breads/2');
      await waitForSignal(page, 'ended');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await scrollTo(page, 120);
      await page.goBack();
      await waitForSignal(page, 'ended', 2);
      await waitForScroll(page, 250);
      await page.goForward();
      await waitForSignal(page, 'ended', 3);
      await waitForScroll(page, 120);
    });

    it('goes to the fragment', async () => {
      const page = await open('/shops/1', { viewport: { width: 800, height: 100 } });
      await follow(page, '/breads/1#shops');
      await waitForSignal(page, 'ended');
      const { y, height } = (await page.locator('#shops').boundingBox()) ?? expect.fail('no such element');
      expect([y >= 0, y + height <= 100, await focused(page)]).toEqual([true, true, 'Shops']);
    });

    it('returns to a page that grows late, as soon as it is long enough', async () => {
      const page = await open('/long');
      await grow(page);
      await scrollTo(page, 3000);
      await waitForScroll(page, 3000);
      await follow(page, '/shops/1');
      await waitForSignal(page, 'ended');
      await page.goBack();
      await waitForSignal(page, 'ended', 2);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await grow(page);
      await waitForScroll(page, 3000);
    });

    it('leaves a late page alone once the visitor has moved', async () => {
      const page = await open('/long');
      await grow(page);
      await scrollTo(page, 3000);
      await follow(page, '/shops/1');
      await waitForSignal(page, 'ended');
      await page.goBack();
      await waitForSignal(page, 'ended', 2);
      await page.mouse.wheel(0, 1);
      await page.waitForFunction(
        () =>
          new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
      );
      await grow(page);
      await page.waitForFunction(() => document.documentElement.scrollHeight > 4000);
      expect(await page.evaluate(() => scrollY)).toBeLessThan(3000);
    });

    it('returns to a late page of another document', async () => {
      const page = await open('/long');
      await grow(page);
      await scrollTo(page, 3000);
      await waitForScroll(page, 3000);
      await page.reload();
      await page.waitForFunction(() => window.seen?.isStarted);
      await grow(page);
      await waitForScroll(page, 3000);
    });
  });

  describe('focus and announcement', () => {
    it('are left alone on the first page', async () => {
      const page = await open('/shops/1');
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      expect(await page.locator('#announcements').textContent()).toBe('');
    });

    it.each([
      ['/breads/1', 'Opened: Wheat roll 1', 'en', 'ltr'],
      ['/ru/basket', 'Открыто: Ваша корзина', 'ru', 'ltr'],
      ['/ar/basket', 'فُتحت: سلتك', 'ar', 'rtl'],
    ])('announce %s in its language', async (path, text, lang, dir) => {
      const page = await open('/shops/1');
      await follow(page, path);
      await spoken(page, text);
      expect(await page.locator('#announcements').getAttribute('lang')).toBe(lang);
      expect(await page.locator('html').evaluate(({ lang, dir }: HTMLHtmlElement) => [lang, dir])).toEqual([
        lang,
        dir,
      ]);
      await expect.poll(() => focused(page)).toBe(await heading(page));
    });

    it('stay where they are when only the query changes', async () => {
      const page = await open('/breads/1');
      await page.getByRole('button').focus();
      await follow(page, '/breads/1?a=1');
      await waitForSignal(page, 'ended');
      expect(await focused(page)).toBe('Loaves: 0');
      expect(await page.locator('#announcements').textContent()).toBe('');
    });

    it('cannot be seen', async () => {
      const page = await open('/shops/1');
      await follow(page, '/breads/1');
      await spoken(page, 'Opened');
      expect(await page.locator('#announcements').boundingBox()).toMatchObject({ width: 1, height: 1 });
    });
  });

  it('says about the page what its template says, and forgets the last page', async () => {
    const page = await open('/breads/1');
    const canonical = () =>
      page
        .locator('link[rel=canonical]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await canonical()).toEqual(['https://bakery.example/breads/1']);
    await follow(page, '/breads/2');
    await waitForSignal(page, 'ended');
    await expect.poll(canonical).toEqual(['https://bakery.example/breads/2']);
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toMatchObject([
      expect.stringContaining('Spelt ring 2'),
    ]);
    await follow(page, '/shops/1');
    await waitForSignal(page, 'ended', 2);
    await expect.poll(canonical).toEqual([]);
    expect(await page.locator('meta[name=description]').count()).toBe(0);
  });

  describe('client-only addresses', () => {
    it('show their page without a word of 404, then what they stand for', async () => {
      const page = await open('/order/bill/1?hash=x');
      expect(await (await page.request.get(`${harness.host.origin}/order/bill/1`)).text()).toContain(
        'Which bill?',
      );
      await page.getByText('/order/bill/1?hash=x').waitFor();
      expect(await heading(page)).toBe('Your bill');
    });

    it('of one page ask for nothing, and keep the page', async () => {
      const page = await open('/order/bill/1');
      await page.evaluate(() => document.querySelector('output')?.setAttribute('data-kept', ''));
      harness.host.reset();
      await page.getByRole('link', { name: 'Second' }).click();
      await page.getByText('/order/bill/2').waitFor();
      expect(harness.host.requests).toEqual([]);
      expect(await page.locator('output[data-kept]').count()).toBe(1);
    });

    it('can be changed by code, with or without a step to go back to', async () => {
      const page = await open('/shops/1');
      await follow(page, '/order/bill/1');
      await waitForSignal(page, 'ended');
      await page.getByRole('button', { name: 'Third' }).click();
      await page.getByText('/order/bill/3').waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Shop 1' }).waitFor();
    });

    it('can be reached from other pages, and left again', async () => {
      const page = await open('/shops/1');
      await follow(page, '/en/order/bill/7');
      await page.getByText('/en/order/bill/7').waitFor();
      expect(harness.host.dataRequests()).toEqual([dataPath('/order/bill')]);
      await page.goBack();
      await waitForSignal(page, 'ended', 2);
      expect([currentPath(page), await heading(page)]).toEqual(['/shops/1', 'Shop 1']);
    });
  });

  describe('view transitions', () => {
    /** Counts them, on a device whose clock goes on by so much whenever it is looked at. */
    const spy = (stepMs: number) => (page: Page) =>
      page.addInitScript((step) => {
        let now = 0;
        performance.now = () => {
          now += step;
          return now;
        };
        const start = document.startViewTransition.bind(document);
        Object.assign(window, { transitions: 0 });
        document.startViewTransition = (update) => {
          Object.assign(window, { transitions: Reflect.get(window, 'transitions') + 1 });
          return start(update);
        };
      }, stepMs);
    const transitions = (page: Page) => page.evaluate(() => Reflect.get(window, 'transitions'));

    it('lead from page to page, not from query to query', async () => {
      const page = await open('/shops/1', { before: spy(0) });
      await follow(page, '/breads/1');
      await waitForSignal(page, 'ended');
      await follow(page, '/breads/1?a=1');
      await waitForSignal(page, 'ended', 2);
      expect(await transitions(page)).toBe(1);
    });

    it('are not forced on those who want less motion', async () => {
      const page = await open('/shops/1', { before: spy(0), reducedMotion: 'reduce' });
      await follow(page, '/breads/1');
      await waitForSignal(page, 'ended');
      expect([await heading(page), await transitions(page)]).toEqual(['Wheat roll 1', 0]);
    });

    it('are not made where they would be waited for', async () => {
      const page = await open('/shops/1', { before: spy(100) });
      await follow(page, '/breads/1');
      await waitForSignal(page, 'ended');
      expect([await heading(page), await transitions(page)]).toEqual(['Wheat roll 1', 0]);
    });
  });
});
