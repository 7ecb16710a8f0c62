import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { body, status } from './misbehaving-host.ts';
import { createRuntimeHarness, dataPath, reportedFaults } from './runtime-harness.ts';
import { currentPath, follow, heading, waitForSignal, waitForStart } from './runtime-page.ts';

const harness = createRuntimeHarness();
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
    harness.host.respond(breadChunk, status(404));
    const page = await harness.open('/breads/1');
    await expect.poll(() => reportedFaults(page)).toHaveLength(2);
    await waitForStart(page);
    expect(harness.host.documentRequests()).toEqual(['/breads/1', '/breads/1']);
    await page.getByRole('link', { name: 'Shop 2' }).click();
    await page.getByRole('heading', { name: 'Shop 2' }).waitFor();
    expect(harness.host.documentRequests()).toEqual(['/breads/1', '/breads/1', '/shops/2']);
  });

  it('is not reloaded without storage', async () => {
    harness.host.respond(breadChunk, status(404));
    const page = await harness.open('/breads/1', { before: withoutStorage });
    await expect.poll(() => reportedFaults(page)).toHaveLength(1);
    expect([await heading(page), harness.host.documentRequests()]).toEqual(['Wheat roll 1', ['/breads/1']]);
  });

  it('is offered by hand when it has been reloaded before', async () => {
    const page = await harness.open('/shops/1');
    harness.host.respond(breadChunk, status(404));
    await follow(page, '/breads/1');
    await page.waitForURL('**/breads/1');
    await waitForStart(page);
    await page.getByRole('link', { name: 'Shop 2' }).click();
    await page.waitForURL('**/shops/2');
    await waitForStart(page);
    await follow(page, '/breads/1');
    await waitForSignal(page, 'ended');
    expect([currentPath(page), await heading(page)]).toEqual(['/breads/1', 'This page cannot be shown']);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Wheat roll 1' }).waitFor();
  });

  it('can be reloaded again after it has been drawn', async () => {
    const page = await harness.open('/shops/1');
    for (const round of [1, 2]) {
      harness.host.respond(dataPath('/breads/1'), body('application/json', '{"path":'));
      await follow(page, '/breads/1');
      await page.waitForURL('**/breads/1');
      await waitForStart(page);
      expect(harness.host.documentRequests().filter((path) => path === '/breads/1')).toHaveLength(round);
      await page.goto(`${harness.host.origin}/shops/1`);
      await waitForStart(page);
    }
  });
});

describe('a part of a page whose chunk is lost for good', () => {
  it('reloads the page once', async () => {
    const page = await harness.open('/lazy?a=1#b');
    harness.host.respond(latePart, status(404));
    await page.getByRole('button').click();
    await expect.poll(() => harness.host.documentRequests()).toEqual(['/lazy?a=1', '/lazy?a=1']);
    await waitForStart(page);
    const failure = page.waitForEvent('pageerror');
    await page.getByRole('button').click();
    await failure;
    await expect.poll(() => reportedFaults(page)).toHaveLength(2);
    expect([currentPath(page), harness.host.documentRequests()]).toEqual([
      '/lazy?a=1#b',
      ['/lazy?a=1', '/lazy?a=1'],
    ]);
    harness.expectErrors(/^(.*Failed to fetch dynamically imported module.*\n?)+$/);
  });

  it('reloads the page once the network is back, and leaves it readable until then', async () => {
    const page = await harness.open('/lazy?a=1');
    await page.context().setOffline(true);
    const failure = page.waitForEvent('pageerror');
    await page.getByRole('button').click();
    await failure;
    expect([await heading(page), harness.host.documentRequests()]).toEqual(['Lazy', ['/lazy?a=1']]);
    await page.context().setOffline(false);
    await expect.poll(() => harness.host.documentRequests()).toEqual(['/lazy?a=1', '/lazy?a=1']);
    await waitForStart(page);
    harness.expectErrors(/^(.*Failed to fetch dynamically imported module.*\n?)+$/);
  });

  it('does not reload a page that merely prefetches another one whose chunk is lost', async () => {
    harness.host.respond(breadChunk, status(404));
    const page = await harness.open('/', { userAgent: 'visitor' });
    await expect.poll(() => harness.host.requests.some(({ path }) => breadChunk.test(path))).toBe(true);
    await harness.settled(page);
    await follow(page, '/shops/1');
    await waitForSignal(page, 'ended');
    expect(harness.host.documentRequests()).toEqual(['/']);
  });
});

describe('a page that throws', () => {
  it('at first sight is reloaded once, then stays as it came', async () => {
    const page = await harness.open('/faulty/drawn', { isStarting: false });
    await expect.poll(() => reportedFaults(page)).toHaveLength(2);
    await waitForStart(page);
    expect([await heading(page), harness.host.documentRequests()]).toEqual([
      'Faulty',
      ['/faulty/drawn', '/faulty/drawn'],
    ]);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Breads' }).waitFor();
    expect(harness.host.documentRequests()).toHaveLength(2);
  });

  it('when it is navigated to is loaded as a document', async () => {
    const page = await harness.open('/shops/1');
    await follow(page, '/faulty/drawn');
    await expect.poll(() => harness.host.documentRequests()).toEqual(['/shops/1', '/faulty/drawn']);
    await waitForStart(page);
    expect(await heading(page)).toBe('Faulty');
  });

  it('when it is navigated to and may not be reloaded is offered by hand', async () => {
    const page = await harness.open('/shops/1', { before: withoutStorage });
    await follow(page, '/faulty/drawn');
    await waitForSignal(page, 'ended');
    await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor();
    expect([currentPath(page), harness.host.documentRequests()]).toEqual(['/faulty/drawn', ['/shops/1']]);
  });

  it('after it has been seen is not reloaded, which would never end', async () => {
    const page = await harness.open('/shops/1');
    await follow(page, '/faulty/later');
    await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor();
    expect([currentPath(page), harness.host.documentRequests()]).toEqual(['/faulty/later', ['/shops/1']]);
  });
});

describe('in the middle of an order', () => {
  it('nothing reloads by itself', async () => {
    harness.host.respond(/order\.page-.*\.js$/, status(404));
    const page = await harness.open('/order/7');
    await expect.poll(() => reportedFaults(page)).toHaveLength(1);
    expect(await heading(page)).toBe('Your order');
    expect(harness.host.documentRequests()).toEqual(['/order/7']);
  });

  it('a page that cannot be drawn is offered by hand', async () => {
    const page = await harness.open('/basket');
    harness.host.respond(dataPath('/order'), body('application/json', '{"path":'));
    await follow(page, '/order');
    await waitForSignal(page, 'ended');
    expect([currentPath(page), await heading(page), harness.host.documentRequests()]).toEqual([
      '/order',
      'This page cannot be shown',
      ['/basket'],
    ]);
  });
});
