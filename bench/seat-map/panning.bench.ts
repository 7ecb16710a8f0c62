import type { Page } from 'playwright-core';
import { launchChromium } from '../../packages/static-site/test/launch-chromium.ts';
import { judge } from '../measure/judge.ts';
import { openFixture } from './fixture.ts';
import { frameCosts, frameRate, quantile } from './frames.ts';
import { pan, prepareGestures, zoomIn } from './gestures.ts';
import { type Task, type Watched, watch } from './trace.ts';

const fixture = await openFixture();
const browser = await launchChromium();

async function openMap(query: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(prepareGestures);
  await page.goto(`${fixture.address}/harness.html?${query}`);
  await page.locator('[role=option]').waitFor({ state: 'attached' });
  // What is done once for each hall and each size is not what a frame costs.
  await zoomIn(page, 60);
  await pan(page, 60);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Весь зал' }).click();
  await page.waitForTimeout(600);
  return page;
}

interface Gesture {
  /** Brings the map to where the gesture begins. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly move: (page: Page) => Promise<void>;
  readonly withoutWorkerMs: number;
}

/** A map that is seen whole does not move, so it is panned where a part of it is out of sight. */
const gestures: Readonly<Record<string, Gesture>> = {
  zooming: { prepare: async () => {}, move: (page) => zoomIn(page, 90), withoutWorkerMs: 16 },
  panning: { prepare: (page) => zoomIn(page, 15), move: (page) => pan(page, 180), withoutWorkerMs: 12 },
};
const p95 = (watched: Watched, thread: Task['thread']) => quantile(frameCosts(watched, thread), 0.95);

for (const { seats, date } of [
  { seats: '20,000', date: 3 },
  { seats: '100,000', date: 5 },
]) {
  for (const [what, { prepare, move, withoutWorkerMs }] of Object.entries(gestures)) {
    const page = await openMap(`date=${date}`);
    await prepare(page);
    const watched = await watch(browser, () => move(page));
    const rates = `${frameRate(watched, 'worker').toFixed(0)} pictures of the map a second`;
    console.log(`${seats} seats, ${what}: ${rates} on this machine now, its load included.`);
    judge(`${seats} seats, ${what}: main thread, ms of CPU per frame (p95)`, p95(watched, 'main'), 4);
    judge(
      `${seats} seats, ${what}: worker, ms of CPU per picture (p95), for 45 a second`,
      p95(watched, 'worker'),
      1000 / 45,
    );
    await page.context().close();

    const alone = await openMap(`date=${date}&worker=none`);
    await prepare(alone);
    const withoutWorker = await watch(browser, () => move(alone));
    judge(
      `${seats} seats, ${what}, without a worker: ms of CPU per frame (p95)`,
      p95(withoutWorker, 'main'),
      withoutWorkerMs,
    );
    await alone.context().close();
  }
}

await browser.close();
fixture.close();
