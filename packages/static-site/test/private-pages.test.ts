import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserKinds, createRuntimeHarness, openWith } from './runtime-harness.ts';
import { currentPath, follow, heading, waitForSignal, waitForStart } from './runtime-page.ts';

const silent = { inlineScripts: [], connectHosts: [], frameHosts: [] };
const harness = createRuntimeHarness({
  contentPolicy: { ...silent, scriptHosts: ['https://counter.example'] },
  privateContentPolicy: { ...silent, scriptHosts: [] },
});

/** What any script of a document can learn of where its visitor has been. */
const whereabouts = (page: Page) =>
  page.evaluate(() =>
    [document.referrer, ...(window.navigation?.entries() ?? []).map(({ url }) => url)].join(' '),
  );

const policy = async (path: string) => (await fetch(harness.host.origin + path)).text();

it.each(browserKinds)(
  'a page whose address holds a key is opened and left by a new document %s',
  async (_, prepare) => {
    const page = await openWith(harness, prepare)('/breads/1');
    await follow(page, '/receipt/key-1');
    await page.waitForURL('**/receipt/key-1');
    await waitForStart(page);
    await follow(page, '/breads/2');
    await page.waitForURL('**/breads/2');
    await waitForStart(page);
    expect(await heading(page)).toBe('Spelt ring 2');
    expect(await whereabouts(page)).not.toContain('key-1');
    await page.goBack();
    await page.waitForURL('**/receipt/key-1');
    expect(harness.host.documentRequests().slice(0, 3)).toEqual(['/breads/1', '/receipt/key-1', '/breads/2']);
  },
);

it.each(browserKinds)(
  'between two pages with keys in their addresses no new document is loaded %s',
  async (_, prepare) => {
    const page = await openWith(harness, prepare)('/receipt/key-1');
    await follow(page, '/receipt/key-2?paid=1');
    await waitForSignal(page, 'ended');
    expect([currentPath(page), harness.host.documentRequests()]).toEqual([
      '/receipt/key-2?paid=1',
      ['/receipt/key-1'],
    ]);
  },
);

it('a private page lets no scripts of others run, and its address is sent to nobody', async () => {
  expect(await policy('/breads/1')).toContain('https://counter.example');
  expect(await policy('/breads/1')).not.toContain('no-referrer');
  const html = await policy('/receipt/key-1');
  expect(html).not.toContain('https://counter.example');
  expect(html).toContain('<meta name="referrer" content="no-referrer">');
});
