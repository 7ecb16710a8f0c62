import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { launchChromium } from './launch-chromium.ts';
import { body, status } from './misbehaving-host.ts';
import { createRuntimeHarness, dataPath } from './runtime-harness.ts';
import { follow, heading, waitForSignal, waitForStart } from './runtime-page.ts';

const harness = createRuntimeHarness({}, launchChromium);
const appData = '/page-data/app-data.json';

const publish = (build: string) =>
  harness.host.respond(appData, body('application/json', JSON.stringify({ build })));
const checks = () => harness.host.requests.filter(({ path }) => path === appData).length;

/** The visitor looks at another tab and comes back. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
async function comeBackAndCheck(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse(`**${appData}`), comeBack(page)]);
  await harness.settled(page);
}

it('the build id is not fetched as long as the visitor stays and everything works', async () => {
  const page = await harness.open('/shops/1');
  await follow(page, '/breads/1');
  await waitForSignal(page, 'ended');
  expect(checks()).toBe(0);
});

it('navigation stays in the document while the build is the same', async () => {
  const page = await harness.open('/shops/1');
  await comeBackAndCheck(page);
  await follow(page, '/breads/1');
  await waitForSignal(page, 'ended');
  expect(harness.host.documentRequests()).toEqual(['/shops/1']);
});

it('a newer build makes the next navigation a full one', async () => {
  const page = await harness.open('/shops/1');
  publish('newer.1');
  await comeBackAndCheck(page);
  await follow(page, '/breads/1?a=1#shops');
  await page.waitForURL('**/breads/1?a=1#shops');
  await waitForStart(page);
  expect(harness.host.documentRequests()).toEqual(['/shops/1', '/breads/1?a=1']);
});

it('a newer build is looked for at most every ten minutes', async () => {
  const page = await harness.open('/shops/1', { before: (page) => page.clock.install() });
  await comeBackAndCheck(page);
  await comeBack(page);
  await page.clock.fastForward(9 * 60_000);
  await comeBack(page);
  expect(checks()).toBe(1);
  await page.clock.fastForward(61_000);
  await comeBackAndCheck(page);
  expect(checks()).toBe(2);
});

it('a visitor never leaves the basket or the order for a newer build', async () => {
  const page = await harness.open('/basket');
  publish('newer.1');
  await comeBackAndCheck(page);
  await follow(page, '/order/7');
  await waitForSignal(page, 'ended');
  await follow(page, '/shops/1');
  await waitForSignal(page, 'ended', 2);
  expect(harness.host.documentRequests()).toEqual(['/basket']);
  await follow(page, '/shops/2');
  await page.getByRole('heading', { name: 'Shop 2' }).waitFor();
  expect(harness.host.documentRequests()).toEqual(['/basket', '/shops/2']);
});

it('Back needs no new document, whether the build is old or not', async () => {
  const page = await harness.open('/shops/1');
  await follow(page, '/breads/1');
  await waitForSignal(page, 'ended');
  publish('newer.1');
  await comeBackAndCheck(page);
  await page.goBack();
  await waitForSignal(page, 'ended', 2);
  expect([await heading(page), harness.host.documentRequests()]).toEqual(['Shop 1', ['/shops/1']]);
});

it('pages in memory are forgotten when only the content is new', async () => {
  const page = await harness.open('/shops/1');
  await follow(page, '/breads/1');
  await waitForSignal(page, 'ended');
  const [code] = harness.build.split('.');
  publish(`${code}.newer`);
  await comeBackAndCheck(page);
  await follow(page, '/shops/1');
  await waitForSignal(page, 'ended', 2);
  await follow(page, '/breads/1');
  await waitForSignal(page, 'ended', 3);
  const bread = dataPath('/breads/1');
  expect([harness.host.dataRequests(), harness.host.documentRequests()]).toEqual([
    [bread, dataPath('/shops/1'), bread],
    ['/shops/1'],
  ]);
});

it('a newer build is looked for after a failed load as well', async () => {
  const page = await harness.open('/shops/1');
  harness.host.respond(dataPath('/breads/1'), status(500));
  const checked = page.waitForResponse(`**${appData}`);
  await follow(page, '/breads/1');
  await checked;
});

it('navigation stays in the document while the build id cannot be read', async () => {
  const page = await harness.open('/shops/1');
  harness.host.respond(appData, status(503));
  await comeBackAndCheck(page);
  await follow(page, '/breads/1');
  await waitForSignal(page, 'ended');
  expect(harness.host.documentRequests()).toEqual(['/shops/1']);
});

describe('a build that is published between load and click', () => {
  it('changes nothing as long as the old files are kept', async () => {
    const page = await harness.open('/shops/1');
    publish('newer.1');
    await follow(page, '/breads/1');
    await waitForSignal(page, 'ended');
    expect([await heading(page), harness.host.documentRequests()]).toEqual(['Wheat roll 1', ['/shops/1']]);
  });

  it('costs one document, to the whole address, when they are gone', async () => {
    const page = await harness.open('/shops/1');
    publish('newer.1');
    harness.host.respond(/bread\.page-.*\.js$/, status(404));
    await follow(page, '/breads/1?a=1#shops');
    await page.waitForURL('**/breads/1?a=1#shops');
    await waitForStart(page);
    expect([await heading(page), harness.host.documentRequests()]).toEqual([
      'Wheat roll 1',
      ['/shops/1', '/breads/1?a=1'],
    ]);
  });
});

it('a page from the back/forward cache works, and looks for a newer build', async () => {
  const page = await harness.open('/shops/1');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // A document without scripts, which would be asked for later than the load.
  await page.goto(`${harness.host.origin.replace('127.0.0.1', 'localhost')}/robots.txt`);
  harness.host.reset();
  publish('newer.1');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(checks).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  await harness.settled(page);
  await follow(page, '/shops/2');
  await page.getByRole('heading', { name: 'Shop 2' }).waitFor();
  expect(harness.host.documentRequests()).toEqual(['/shops/2']);
});
