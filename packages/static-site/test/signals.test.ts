import { expect, it } from 'vitest';
import { createRuntimeHarness, dataPath, inEveryBrowser } from './runtime-harness.ts';
import { follow, freezeTime, signalKinds, waitForSignal } from './runtime-page.ts';

const harness = createRuntimeHarness();

const withStillTime = { before: freezeTime };

inEveryBrowser(harness, (open) => {
  it('a delay is signalled after a second, not before, with both addresses', async () => {
    const page = await open('/shops/1?a=1', withStillTime);
    const release = harness.host.hold(dataPath('/breads/1'));
    await follow(page, '/breads/1?b=2#shops');
    await waitForSignal(page, 'started');
    await page.clock.runFor(999);
    expect(await signalKinds(page)).toEqual(['started']);
    await page.clock.runFor(1);
    expect(await page.evaluate(() => window.seen.signals.at(-1))).toEqual({
      kind: 'delayed',
      from: `${harness.host.origin}/shops/1?a=1`,
      to: `${harness.host.origin}/breads/1?b=2#shops`,
    });
    release();
    await waitForSignal(page, 'ended');
    expect(await signalKinds(page)).toEqual(['started', 'delayed', 'ended']);
  });

  it('no delay is signalled when the page comes in time', async () => {
    const page = await open('/shops/1', withStillTime);
    const release = harness.host.hold(dataPath('/breads/1'));
    await follow(page, '/breads/1');
    await waitForSignal(page, 'started');
    await page.clock.runFor(900);
    release();
    await waitForSignal(page, 'ended');
    await page.clock.runFor(5000);
    expect(await signalKinds(page)).toEqual(['started', 'ended']);
  });

  it('a delay is signalled on Back as well', async () => {
    const page = await open('/shops/1', withStillTime);
    await follow(page, '/breads/1');
    await waitForSignal(page, 'ended');
    const answered = page.waitForResponse('**/app-data.json');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // forgets the pages it holds
    await (await answered).finished();
    await page.evaluate(() => fetch('/page-data/app-data.json').then((answer) => answer.text())); // by now the first was read
    const release = harness.host.hold(dataPath('/shops/1'));
    await page.evaluate(() => history.back());
    await waitForSignal(page, 'started', 2);
    await page.clock.runFor(1000);
    release();
    await waitForSignal(page, 'ended', 2);
    expect(await signalKinds(page)).toEqual(['started', 'ended', 'started', 'delayed', 'ended']);
  });

  it('components can show that a page is loading', async () => {
    const page = await open('/order/bill/1', withStillTime);
    await page.getByText('idle').waitFor();
    const release = harness.host.hold(dataPath('/breads/1'));
    await follow(page, '/breads/1');
    await page.getByText('loading').waitFor();
    await page.clock.runFor(1000);
    await page.getByText('delayed').waitFor();
    release();
    await waitForSignal(page, 'ended');
  });

  it('a step within the page emits no signal', async () => {
    const page = await open('/breads/1');
    await follow(page, '#shops');
    await page.waitForURL('**/breads/1#shops');
    expect(await signalKinds(page)).toEqual([]);
  });
});
