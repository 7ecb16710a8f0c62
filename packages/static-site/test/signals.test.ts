import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dataOf, follow, runtimeStage, signalKinds, signalled } from './runtime-stage.ts';

const stage = runtimeStage();

const withStillTime = {
  before: async (page: Page) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  },
};

it('tells of a delay after a second, not before, with both addresses', async () => {
  const page = await stage.open('/shops/1?a=1', withStillTime);
  const release = stage.host.hold(dataOf('/breads/1'));
  await follow(page, '/breads/1?b=2#shops');
  await signalled(page, 'started');
  await page.clock.runFor(999);
  expect(await signalKinds(page)).toEqual(['started']);
  await page.clock.runFor(1);
  expect(await page.evaluate(() => window.seen.signals.at(-1))).toEqual({
    kind: 'delayed',
    from: `${stage.host.origin}/shops/1?a=1`,
    to: `${stage.host.origin}/breads/1?b=2#shops`,
  });
  release();
  await signalled(page, 'ended');
  expect(await signalKinds(page)).toEqual(['started', 'delayed', 'ended']);
});

it('tells of no delay when the page comes in time', async () => {
  const page = await stage.open('/shops/1', withStillTime);
  const release = stage.host.hold(dataOf('/breads/1'));
  await follow(page, '/breads/1');
  await signalled(page, 'started');
  await page.clock.runFor(900);
  release();
  await signalled(page, 'ended');
  await page.clock.runFor(5000);
  expect(await signalKinds(page)).toEqual(['started', 'ended']);
});

it('tells of a delay on Back as well', async () => {
  const page = await stage.open('/shops/1', withStillTime);
  await follow(page, '/breads/1');
  await signalled(page, 'ended');
  const answered = page.waitForResponse('**/app-data.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // forgets the pages it holds
  await (await answered).finished();
  await page.evaluate(() => fetch('/page-data/app-data.json').then((answer) => answer.text())); // by now the first was read
  const release = stage.host.hold(dataOf('/shops/1'));
  await page.evaluate(() => history.back());
  await signalled(page, 'started', 2);
  await page.clock.runFor(1000);
  release();
  await signalled(page, 'ended', 2);
  expect(await signalKinds(page)).toEqual(['started', 'ended', 'started', 'delayed', 'ended']);
});

it('lets components show that a page is on its way', async () => {
  const page = await stage.open('/order/bill/1', withStillTime);
  await page.getByText('idle').waitFor();
  const release = stage.host.hold(dataOf('/breads/1'));
  await follow(page, '/breads/1');
  await page.getByText('loading').waitFor();
  await page.clock.runFor(1000);
  await page.getByText('delayed').waitFor();
  release();
  await signalled(page, 'ended');
});

it('says nothing of a step within the page', async () => {
  const page = await stage.open('/breads/1');
  await follow(page, '#shops');
  await page.waitForURL('**/breads/1#shops');
  expect(await signalKinds(page)).toEqual([]);
});
