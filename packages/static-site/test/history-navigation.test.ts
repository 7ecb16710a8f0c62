import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { status } from './misbehaving-host.ts';
import { browserKinds, createRuntimeHarness, dataPath, openWith } from './runtime-harness.ts';
import {
  currentPath,
  follow,
  heading,
  navigationSignals,
  waitForScroll,
  waitForSignal,
  waitForStart,
} from './runtime-page.ts';

const harness = createRuntimeHarness();
const standIn = /\/assets\/history-navigation-.*\.js$/;
const [[, withAll], , [, without]] = browserKinds;
const open = openWith(harness, without);

/** Adds some markup to the page, as its own content would stand there. */
const add = (page: Page, html: string) =>
  page.evaluate((markup) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', markup), html);

const standInsAsked = () => harness.host.requests.filter(({ path }) => standIn.test(path)).length;

describe('what stands in for the Navigation API', () => {
  it('is loaded only where the API is missing', async () => {
    await openWith(harness, withAll)('/shops/1');
    expect(standInsAsked()).toBe(0);
    await open('/shops/1');
    expect(standInsAsked()).toBe(1);
  });

  it('leaves links to load documents when it is lost', async () => {
    harness.host.respond(standIn, status(404));
    const page = await open('/order/bill/1'); // where nothing reloads by itself
    await page.getByRole('link', { name: 'Second' }).click();
    await page.waitForURL('**/order/bill/2');
    await waitForStart(page);
    await page.getByRole('button', { name: 'Third' }).click();
    await page.waitForURL('**/order/bill/3');
    expect(harness.host.documentRequests()).toEqual(['/order/bill/1', '/order/bill/2', '/order/bill/3']);
  });

  it('lets linked pages be fetched ahead', async () => {
    const page = await open('/', { userAgent: 'visitor' });
    await expect.poll(() => harness.host.dataRequests().length).toBe(4);
    await harness.settled(page);
    harness.host.reset();
    await page.getByRole('link', { name: 'Wheat roll 1' }).click();
    await waitForSignal(page, 'ended');
    expect([await heading(page), harness.host.documentRequests(), harness.host.dataRequests()]).toEqual([
      'Wheat roll 1',
      [],
      [],
    ]);
  });

  it('tells where a step back began', async () => {
    const page = await open('/shops/1');
    await follow(page, '/breads/1');
    await waitForSignal(page, 'ended');
    await page.goBack();
    await waitForSignal(page, 'ended', 2);
    expect(await page.evaluate(() => window.seen.signals.at(-1))).toEqual({
      kind: 'ended',
      from: `${harness.host.origin}/breads/1`,
      to: `${harness.host.origin}/shops/1`,
    });
  });

  it('remembers scroll positions without storage, as long as the document lasts', async () => {
    const before = (page: Page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('No room', 'QuotaExceededError');
        };
      });
    const page = await open('/breads/1', { before });
    await page.evaluate(() => scrollTo(0, 250));
    await follow(page, '/breads/2');
    await waitForSignal(page, 'ended');
    await page.goBack();
    await waitForSignal(page, 'ended', 2);
    await waitForScroll(page, 250);
  });

  it('remembers scroll positions across a document, on the way forward, too', async () => {
    const page = await open('/breads/1');
    await follow(page, '/breads/2');
    await waitForSignal(page, 'ended');
    await page.evaluate(() => scrollTo(0, 120));
    await page.goBack();
    await waitForSignal(page, 'ended', 2);
    await page.reload();
    await waitForStart(page);
    await page.goForward();
    await page.getByRole('heading', { name: 'Spelt ring 2' }).waitFor();
    await waitForScroll(page, 120);
  });
});

describe('a link is left to the browser', () => {
  it.each<[string, string, Parameters<ReturnType<Page['locator']>['click']>[0]]>([
    ['with a key held down', '<a href="/breads/2">x</a>', { modifiers: ['ControlOrMeta'] }],
    ['that opens another tab', '<a href="/breads/2" target="_blank">x</a>', {}],
    ['followed with the middle button', '<a href="/breads/2">x</a>', { button: 'middle' }],
  ])('%s', async (_, html, click) => {
    const page = await open('/shops/1');
    await add(page, html);
    const opened = page.context().waitForEvent('page');
    await page.locator('main > a').first().click(click);
    await (await opened).waitForURL('**/breads/2');
    expect([currentPath(page), await navigationSignals(page)]).toEqual(['/shops/1', []]);
  });

  it('that downloads', async () => {
    const page = await open('/shops/1');
    await add(page, '<a href="/breads/2" download="bread.html">x</a>');
    const download = page.waitForEvent('download');
    await page.locator('main > a').first().click();
    expect((await download).suggestedFilename()).toBe('bread.html');
    expect([currentPath(page), await navigationSignals(page)]).toEqual(['/shops/1', []]);
  });

  it('that leads out of the site', async () => {
    const page = await open('/shops/1');
    await page.route('https://elsewhere.example/', (route) => route.fulfill({ body: 'Elsewhere' }));
    await add(page, '<a href="https://elsewhere.example/">x</a>');
    await page.locator('main > a').first().click();
    await page.waitForURL('https://elsewhere.example/');
  });

  it.each(['tel:+100', 'mailto:baker@bakery.example'])(
    'that opens no page (%s), and the page on its way still comes',
    async (href) => {
      const page = await open('/shops/1');
      await add(page, `<a href="${href}">x</a>`);
      // The browser is kept from opening whatever it has for it, once the stand-in was asked.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      const release = harness.host.hold(dataPath('/breads/1'));
      await follow(page, '/breads/1');
      await waitForSignal(page, 'started');
      await page.locator('main > a').first().click();
      release();
      await waitForSignal(page, 'ended');
      expect([currentPath(page), await heading(page)]).toEqual(['/breads/1', 'Wheat roll 1']);
    },
  );

  it('whose click somebody has handled', async () => {
    const page = await open('/shops/1');
    await add(page, '<a href="/breads/2" onclick="event.preventDefault()">x</a>');
    await page.locator('main > a').first().click();
    await follow(page, '/breads/1');
    await waitForSignal(page, 'ended');
    expect([currentPath(page), await navigationSignals(page)]).toEqual(['/breads/1', ['started', 'ended']]);
  });
});

describe('a step within the page', () => {
  it('scrolls by itself, says nothing, and leads back to where the view stood', async () => {
    const page = await open('/breads/1', { viewport: { width: 800, height: 100 } });
    await page.evaluate(() => scrollTo(0, 30));
    await follow(page, '#shops');
    await page.waitForURL('**/breads/1#shops');
    expect(await navigationSignals(page)).toEqual([]);
    const atShops = await page.evaluate(() => Math.round(scrollY));
    expect(atShops).toBeGreaterThan(30);
    await page.goBack();
    await waitForScroll(page, 30);
    await page.goForward();
    await waitForScroll(page, atShops);
    expect([currentPath(page), harness.host.documentRequests()]).toEqual(['/breads/1#shops', ['/breads/1']]);
  });

  it('does not come between a page and the one before it', async () => {
    const page = await open('/shops/1');
    await follow(page, '/breads/1');
    await waitForSignal(page, 'ended');
    await follow(page, '#shops');
    await page.waitForURL('**/breads/1#shops');
    await follow(page, '/breads/2');
    await waitForSignal(page, 'ended', 2);
    await page.goBack();
    await page.getByRole('heading', { name: 'Wheat roll 1' }).waitFor();
    expect(currentPath(page)).toBe('/breads/1#shops');
    await page.evaluate(() => history.go(-2));
    await page.getByRole('heading', { name: 'Shop 1' }).waitFor();
    expect([currentPath(page), harness.host.documentRequests()]).toEqual(['/shops/1', ['/shops/1']]);
  });
});

describe('a form', () => {
  const search =
    '<form action="/breads/2#shops"><input name="q" value="a b"><button name="by" value="me">x</button></form>';

  it.each(browserKinds)('that only asks leads to a page %s', async (_, prepare) => {
    const page = await openWith(harness, prepare)('/shops/1');
    await add(page, search);
    await page.locator('form button').click();
    await waitForSignal(page, 'ended');
    expect([currentPath(page), await heading(page), harness.host.documentRequests()]).toEqual([
      '/breads/2?q=a+b&by=me#shops',
      'Spelt ring 2',
      ['/shops/1'],
    ]);
  });

  it.each([
    ['sends something', search.replace('<form', '<form method="post"')],
    ['sends something by its button', search.replace('<button', '<button formmethod="post"')],
  ])('that %s is left to the browser', async (_, html) => {
    const page = await open('/shops/1');
    await page.route('**/breads/2', (route) => route.fulfill({ body: route.request().postData() ?? '' }));
    await add(page, html);
    await page.locator('form button').click();
    await page.getByText('q=a+b&by=me').waitFor();
  });
});
