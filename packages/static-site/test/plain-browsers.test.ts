import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { status } from './misbehaving-host.ts';
import {
  dataOf,
  follow,
  heading,
  pathOf,
  runtimeStage,
  signalKinds,
  signalled,
  started,
} from './runtime-stage.ts';

const stage = runtimeStage();

it('with scripting off every page reads and every link works', async () => {
  const page = await stage.open('/breads/1', { javaScriptEnabled: false, isStarting: false });
  expect(await heading(page)).toBe('Wheat roll 1');
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/breads/2');
  expect(await heading(page)).toBe('Spelt ring 2');
});

describe('without the Navigation API', () => {
  const before = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));

  it('pages live, and links load documents', async () => {
    const page = await stage.open('/breads/1', { before });
    await page.getByRole('button').click();
    await page.getByRole('button', { name: 'Loaves: 1' }).waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/breads/2');
    expect(stage.host.documentsAsked()).toEqual(['/breads/1', '/breads/2']);
    expect(stage.host.dataAsked()).toEqual([]);
  });
});

describe('without deferred commits, where the address moves before the page', () => {
  const before = (page: Page) =>
    page.addInitScript(() => Reflect.deleteProperty(window, 'NavigationPrecommitController'));

  it('pages change without a document', async () => {
    const page = await stage.open('/shops/1', { before });
    await follow(page, '/breads/1?a=1');
    await signalled(page, 'ended');
    expect([pathOf(page), await heading(page), stage.host.documentsAsked()]).toEqual([
      '/breads/1?a=1',
      'Wheat roll 1',
      ['/shops/1'],
    ]);
  });

  it('the last intent wins', async () => {
    const page = await stage.open('/shops/1', { before });
    const release = stage.host.hold(dataOf('/breads/1'));
    await follow(page, '/breads/1');
    await page.waitForURL('**/breads/1');
    await follow(page, '/breads/2');
    await signalled(page, 'ended');
    release();
    expect([pathOf(page), await heading(page)]).toEqual(['/breads/2', 'Spelt ring 2']);
    expect(await signalKinds(page)).toEqual(['started', 'cancelled', 'started', 'ended']);
  });

  it('Back leaves a page that never came', async () => {
    const page = await stage.open('/shops/1', { before });
    stage.host.hold(dataOf('/breads/1'));
    await follow(page, '/breads/1');
    await page.waitForURL('**/breads/1');
    await page.goBack();
    await signalled(page, 'ended');
    expect([pathOf(page), await heading(page)]).toEqual(['/shops/1', 'Shop 1']);
  });

  it('a page that cannot be had is loaded as a document, whole address and all', async () => {
    const page = await stage.open('/shops/1', { before });
    stage.host.tell(dataOf('/breads/3'), status(404));
    await follow(page, '/breads/3?a=1#shops');
    await expect.poll(() => stage.host.documentsAsked()).toEqual(['/shops/1', '/breads/3?a=1']);
    await started(page);
    expect([pathOf(page), await heading(page)]).toEqual(['/breads/3?a=1#shops', 'Oat loaf 3']);
    await page.goBack();
    await page.getByRole('heading', { name: 'Shop 1' }).waitFor();
  });
});
