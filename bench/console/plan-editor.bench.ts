import type { Page } from 'playwright-core';
import { launchChromium } from '../../packages/static-site/test/launch-chromium.ts';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { frameCosts, quantile } from '../seat-map/frames.ts';
import { watch } from '../seat-map/trace.ts';
import { openEditorPages } from './fixtures/editor-pages.ts';

const sizes = [1000, 5000, 20_000];
const [steps, rounds, stepGoalMs, openGoalMs] = [150, 5, 8, 1000];

const pages = await openEditorPages(sizes);
const browser = await launchChromium();

async function openPage(path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  await page.goto(`${pages.address}${path}`);
  return page;
}

/** In circles with the mouse held down, one step in each frame, as pointers come. */
async function drive(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    const frame = document.querySelector('[role=application]');
    if (!frame) throw new Error('There is no drawing.');
    const { x, y, width, height } = frame.getBoundingClientRect();
    for (let step = 0; step < frames; step += 1) {
      await new Promise(requestAnimationFrame);
      frame.dispatchEvent(
        new PointerEvent('pointermove', {
          pointerId: 1,
          pointerType: 'mouse',
          bubbles: true,
          clientX: x + width * (0.5 + 0.35 * Math.cos(step / 12)),
          clientY: y + height * (0.5 + 0.35 * Math.sin(step / 12)),
        }),
      );
    }
  }, count);
}

/** What one step costs the main thread, in milliseconds of the processor: all but a twentieth cost no more. */
async function stepCost(page: Page, begin: () => Promise<void>): Promise<number> {
  await begin();
  await page.mouse.down();
  await drive(page, 30);
  const watched = await watch(browser, () => drive(page, steps));
  await page.mouse.up();
  return quantile(frameCosts(watched, 'main'), 0.95);
}

/** Where a hall has seats: in the ring, left of the middle. */
async function pointAtSeat(page: Page): Promise<void> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('There is no drawing.');
  const fit = await page.evaluate(() => {
    const [, x = 0, y = 0] =
      /M(-?[\d.]+) (-?[\d.]+)/
        .exec(document.querySelector('[role=application] svg path')?.getAttribute('d') ?? '')
        ?.map(Number) ?? [];
    const [, left = 0, top = 0, scale = 1] =
      /translate\((\S+) (\S+)\) scale\((\S+)\)/
        .exec(document.querySelector('[role=application] svg g')?.getAttribute('transform') ?? '')
        ?.map(Number) ?? [];
    return { x: x * scale + left, y: y * scale + top };
  });
  await page.mouse.move(box.x + fit.x, box.y + fit.y);
}

/** From the press on a plan to all of its rows, with the code at hand. */
async function opening(size: number): Promise<number> {
  const page = await openPage('/plans');
  await page.getByRole('link', { name: `Hall ${size}, version 1` }).hover();
  await page.waitForLoadState('networkidle');
  const took = await page.evaluate(async (path) => {
    const startedAt = performance.now();
    const drawn = Promise.withResolvers<void>();
    const observer = new MutationObserver(() => {
      if (document.querySelector('[role=application] svg path')) drawn.resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
    await drawn.promise;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - startedAt;
  }, `/plans/${size}`);
  await page.context().close();
  return took;
}

const empty = await openPage('/bare');
const bareMs = await stepCost(empty, () => empty.mouse.move(100, 100));
await empty.context().close();
console.log(`A step on a page with nothing but one circle: ${bareMs.toFixed(2)} ms.`);

for (const size of sizes) {
  const name = `${size.toLocaleString('en')} seats`;
  const opened: number[] = [];
  for (let round = 0; round < rounds; round += 1) opened.push(await opening(size));
  console.log(
    `${name}, opening: ${opened.map((ms) => ms.toFixed(0)).join(', ')} ms on this machine now, its load included.`,
  );
  judge(`Hall editor, ${name}: ms to open, the median of ${rounds}`, median(opened), openGoalMs);

  const page = await openPage(`/plans/${size}`);
  await page.getByText('No faults').waitFor();
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+a');
  const dragging = await stepCost(page, () => pointAtSeat(page));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  const painting = await stepCost(page, () => pointAtSeat(page));
  for (const [what, ms] of [
    ['dragging every seat', dragging],
    ['painting', painting],
  ] as const) {
    console.log(`${name}, ${what}: ${(ms / bareMs).toFixed(1)} times a step on an empty page.`);
    judge(`Hall editor, ${name}, ${what}: ms of main thread per step (p95)`, ms, stepGoalMs);
  }
  await page.context().close();
}

await browser.close();
pages.close();
