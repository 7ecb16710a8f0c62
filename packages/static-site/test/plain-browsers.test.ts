import { describe, expect, it } from 'vitest';
import { status } from './misbehaving-host.ts';
import { browserKinds, createRuntimeHarness, dataPath, openWith } from './runtime-harness.ts';
import {
  currentPath,
  follow,
  heading,
  navigationSignals,
  waitForSignal,
  waitForStart,
} from './runtime-page.ts';

const harness = createRuntimeHarness();

it('with scripting off every page reads and every link works', async () => {
  const page = await harness.open('/breads/1', { javaScriptEnabled: false, isStarting: false });
  expect(await heading(page)).toBe('Wheat roll 1');
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/breads/2');
  expect(await heading(page)).toBe('Spelt ring 2');
});

it('in a browser of the baseline pages come to life and change without a document', async () => {
  const page = await harness.open('/shops/1', {
    before: (opened) =>
      opened.addInitScript(() => {
        Reflect.deleteProperty(Promise, 'withResolvers');
        Reflect.deleteProperty(AbortSignal, 'any');
      }),
  });
  await follow(page, '/breads/1');
  await waitForSignal(page, 'ended');
  expect([await heading(page), harness.host.documentRequests()]).toEqual(['Wheat roll 1', ['/shops/1']]);
  await follow(page, '/nowhere');
  await waitForSignal(page, 'ended', 2);
  expect(await heading(page)).toBe('No such page');
});

describe.each(browserKinds.slice(1))('%s, where the address moves before the page', (_, prepare) => {
  const open = openWith(harness, prepare);

  it('pages change without a document', async () => {
    const page = await open('/shops/1');
    await follow(page, '/breads/1?a=1');
    await waitForSignal(page, 'ended');
    expect([currentPath(page), await heading(page), harness.host.documentRequests()]).toEqual([
      '/breads/1?a=1',
      'Wheat roll 1',
      ['/shops/1'],
    ]);
  });

  it('the last intent wins', async () => {
    const page = await open('/shops/1');
    const release = harness.host.hold(dataPath('/breads/1'));
    await follow(page, '/breads/1');
    await page.waitForURL('**/breads/1');
    await follow(page, '/breads/2');
    await waitForSignal(page, 'ended');
    release();
    expect([currentPath(page), await heading(page)]).toEqual(['/breads/2', 'Spelt ring 2']);
    expect(await navigationSignals(page)).toEqual(['started', 'cancelled', 'started', 'ended']);
  });

  it('Back leaves a page that never came', async () => {
    const page = await open('/shops/1');
    harness.host.hold(dataPath('/breads/1'));
    await follow(page, '/breads/1');
    await page.waitForURL('**/breads/1');
    await page.goBack();
    await waitForSignal(page, 'ended');
    expect([currentPath(page), await heading(page)]).toEqual(['/shops/1', 'Shop 1']);
  });

  it('a page that cannot be had is loaded as a document, whole address and all', async () => {
    const page = await open('/shops/1');
    harness.host.respond(dataPath('/breads/3'), status(404));
    await follow(page, '/breads/3?a=1#shops');
    await expect.poll(() => harness.host.documentRequests()).toEqual(['/shops/1', '/breads/3?a=1']);
    await waitForStart(page);
    expect([currentPath(page), await heading(page)]).toEqual(['/breads/3?a=1#shops', 'Oat loaf 3']);
    await page.goBack();
    await page.getByRole('heading', { name: 'Shop 1' }).waitFor();
  });

  it('a step to a fragment of a page that has yet to come waits for the page', async () => {
    const page = await open('/shops/1', { viewport: { width: 800, height: 100 } });
    const release = harness.host.hold(dataPath('/breads/1'));
    await follow(page, '/breads/1');
    await page.waitForURL('**/breads/1');
    await follow(page, '#shops');
    await page.waitForURL('**/breads/1#shops');
    release();
    await waitForSignal(page, 'ended');
    expect([currentPath(page), await heading(page)]).toEqual(['/breads/1#shops', 'Wheat roll 1']);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});
