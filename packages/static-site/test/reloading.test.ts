import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { body, status } from './misbehaving-host.ts';
import {
  dataOf,
  faultsOf,
  follow,
  heading,
  pathOf,
  runtimeStage,
  signalled,
  started,
} from './runtime-stage.ts';

const stage = runtimeStage();
const breadChunk = /bread\.page-.*\.js$/;
const latePart = /late-part-.*\.js$/;

const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });

describe('a page whose chunk is lost for good', () => {
  it('is reloaded exactly once, and stays readable with working links', async () => {
    stage.host.tell(breadChunk, status(404));
    const page = await stage.open('/breads/1');
    await expect.poll(() => faultsOf(page)).toHaveLength(2);
    await started(page);
    expect(stage.host.documentsAsked()).toEqual(['/breads/1', '/breads/1']);
    await page.getByRole('link', { name: 'Shop 2' }).click();
    await page.getByRole('heading', { name: 'Shop 2' }).waitFor();
    expect(stage.host.documentsAsked()).toEqual(['/breads/1', '/breads/1', '/shops/2']);
  });

  it('is not reloaded without storage', async () => {
    stage.host.tell(breadChunk, status(404));
    const page = await stage.open('/breads/1', { before: withoutStorage });
    expect(faultsOf(page)).toHaveLength(1);
    expect([await heading(page), stage.host.documentsAsked()]).toEqual(['Wheat roll 1', ['/breads/1']]);
  });

  it('is offered by hand when it has been reloaded before', async () => {
    const page = await stage.open('/shops/1');
    stage.host.tell(breadChunk, status(404));
    await follow(page, '/breads/1');
    await page.waitForURL('**/breads/1');
    await started(page);
    await page.getByRole('link', { name: 'Shop 2' }).click();
    await page.waitForURL('**/shops/2');
    await started(page);
    await follow(page, '/breads/1');
    await signalled(page, 'ended');
    expect([pathOf(page), await heading(page)]).toEqual(['/breads/1', 'This page cannot be shown']);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Wheat roll 1' }).waitFor();
  });

  it('can be reloaded again after it has been drawn', async () => {
    const page = await stage.open('/shops/1');
    for (const round of [1, 2]) {
      stage.host.tell(dataOf('/breads/1'), body('application/json', '{"path":'));
      await follow(page, '/breads/1');
      await page.waitForURL('**/breads/1');
      await started(page);
      expect(stage.host.documentsAsked().filter((path) => path === '/breads/1')).toHaveLength(round);
      await page.goto(`${stage.host.origin}/shops/1`);
      await started(page);
    }
  });
});

describe('a part of a page whose chunk is lost for good', () => {
  it('reloads the page once', async () => {
    const page = await stage.open('/lazy?a=1#b');
    stage.host.tell(latePart, status(404));
    await page.getByRole('button').click();
    await expect.poll(() => stage.host.documentsAsked()).toEqual(['/lazy?a=1', '/lazy?a=1']);
    await started(page);
    const failure = page.waitForEvent('pageerror');
    await page.getByRole('button').click();
    await failure;
    expect(faultsOf(page)).toHaveLength(2);
    expect([pathOf(page), stage.host.documentsAsked()]).toEqual(['/lazy?a=1#b', ['/lazy?a=1', '/lazy?a=1']]);
    stage.forgive(/^(.*Failed to fetch dynamically imported module.*\n?)+$/);
  });

  it('does not reload a page that merely prefetches another one whose chunk is lost', async () => {
    stage.host.tell(breadChunk, status(404));
    const page = await stage.open('/', { userAgent: 'visitor' });
    await page.waitForResponse((response) => breadChunk.test(response.url()));
    await follow(page, '/shops/1');
    await signalled(page, 'ended');
    expect(stage.host.documentsAsked()).toEqual(['/']);
  });
});

describe('a page that throws', () => {
  it('at first sight is reloaded once, then stays as it came', async () => {
    const page = await stage.open('/faulty/drawn', { isStarting: false });
    await expect.poll(() => faultsOf(page)).toHaveLength(2);
    await started(page);
    expect([await heading(page), stage.host.documentsAsked()]).toEqual([
      'Faulty',
      ['/faulty/drawn', '/faulty/drawn'],
    ]);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Breads' }).waitFor();
    expect(stage.host.documentsAsked()).toHaveLength(2);
  });

  it('when it is navigated to is loaded as a document', async () => {
    const page = await stage.open('/shops/1');
    await follow(page, '/faulty/drawn');
    await expect.poll(() => stage.host.documentsAsked()).toEqual(['/shops/1', '/faulty/drawn']);
    await started(page);
    expect(await heading(page)).toBe('Faulty');
  });

  it('when it is navigated to and may not be reloaded is offered by hand', async () => {
    const page = await stage.open('/shops/1', { before: withoutStorage });
    await follow(page, '/faulty/drawn');
    await signalled(page, 'ended');
    await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor();
    expect([pathOf(page), stage.host.documentsAsked()]).toEqual(['/faulty/drawn', ['/shops/1']]);
  });

  it('after it has been seen is not reloaded, which would never end', async () => {
    const page = await stage.open('/shops/1');
    await follow(page, '/faulty/later');
    await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor();
    expect([pathOf(page), stage.host.documentsAsked()]).toEqual(['/faulty/later', ['/shops/1']]);
  });
});

describe('in the middle of an order', () => {
  it('nothing reloads by itself', async () => {
    stage.host.tell(/order\.page-.*\.js$/, status(404));
    const page = await stage.open('/order/7');
    expect([faultsOf(page).length, await heading(page)]).toEqual([1, 'Your order']);
    expect(stage.host.documentsAsked()).toEqual(['/order/7']);
  });

  it('a page that cannot be drawn is offered by hand', async () => {
    const page = await stage.open('/basket');
    stage.host.tell(dataOf('/order'), body('application/json', '{"path":'));
    await follow(page, '/order');
    await signalled(page, 'ended');
    expect([pathOf(page), await heading(page), stage.host.documentsAsked()]).toEqual([
      '/order',
      'This page cannot be shown',
      ['/basket'],
    ]);
  });
});
