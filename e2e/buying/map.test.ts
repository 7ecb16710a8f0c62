import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop } from '../fixtures/shop.ts';
import { waitForFrames } from '../fixtures/wait-for-frames.ts';

declare global {
  interface Window {
    written: { readonly text: string; readonly x: number; readonly y: number }[];
  }
}

const shop = openShop();
const arena = { seating: 'plan', minPlaces: 15_000 } as const;
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };

async function openArena(visitor: Parameters<typeof shop.open>[1] = {}): Promise<Page> {
  const page = await shop.open((await performanceOnSale(shop, arena)).path, visitor);
  await page.getByRole('listbox', { name: 'План зала' }).getByRole('option').waitFor({ state: 'attached' });
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Frames what of the hall is seen, on the small map. */
const minimapFrame = (page: Page) => page.getByRole('button', { name: /^Обзор зала/ }).locator('span');

/** What of the hall is seen. */
const sight = (page: Page) =>
  minimapFrame(page).evaluate(({ style }) => ({
    at: style.transform,
    width: Number.parseFloat(style.width),
  }));

async function middleOfMap(page: Page) {
  const box = await page.getByRole('listbox', { name: 'План зала' }).boundingBox();
  if (!box) throw new Error('The map is not seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What is seen in the first frame after the next finger lets go. */
const sightOnRelease = (page: Page) =>
  minimapFrame(page).evaluate(({ style }) => {
    const { promise, resolve } = Promise.withResolvers<{ at: string; width: number }>();
    const read = () => resolve({ at: style.transform, width: Number.parseFloat(style.width) });
    addEventListener('pointerup', () => requestAnimationFrame(read), { once: true, capture: true });
    return promise;
  });

/** A finger on the middle of the map that is as fast as one, however slow the machine is. */
async function fingerOn(page: Page) {
  const { x, y } = await middleOfMap(page);
  const session = await page.context().newCDPSession(page);
  const startedAt = Date.now() / 1000;
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', { ms, left = 0 }: { ms: number; left?: number }) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: startedAt + ms / 1000,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - left, y }],
    });
}

/** Draws a finger over the map and lets go while it moves; answers what was seen at that moment. */
async function push(page: Page) {
  const touch = await fingerOn(page);
  await touch('touchStart', { ms: 0 });
  const letGo = sightOnRelease(page);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', { ms: step * 16, left: step * 14 });
  await touch('touchEnd', { ms: 8 * 16 });
  return letGo;
}

async function tapTwice(page: Page) {
  const touch = await fingerOn(page);
  for (const ms of [0, 150]) {
    await touch('touchStart', { ms });
    await touch('touchEnd', { ms: ms + 50 });
  }
}

it('on a tablet a push goes on for a while, and two taps come nearer', async () => {
  const page = await openArena({ ...tablet, reducedMotion: 'no-preference' });
  await press(page, 'На весь экран');
  for (let zoom = 0; zoom < 3; zoom += 1) await press(page, 'Ближе');
  await expect.poll(async () => (await sight(page)).width).toBeLessThan(60);
  const letGo = await push(page);
  await expect.poll(() => sight(page)).not.toEqual(letGo);

  const before = await sight(page);
  await tapTwice(page);
  await expect.poll(async () => (await sight(page)).width).toBeLessThan(before.width * 0.6);
});

it('for those who want stillness a push ends where the finger does', async () => {
  const page = await openArena(tablet);
  await press(page, 'На весь экран');
  for (let zoom = 0; zoom < 3; zoom += 1) await press(page, 'Ближе');
  const letGo = await push(page);
  await waitForFrames(page, 20);
  expect(await sight(page)).toEqual(letGo);
});

it('whoever cannot drag moves the plan by the arrows at its edges', async () => {
  const page = await openArena();
  for (let zoom = 0; zoom < 3; zoom += 1) await press(page, 'Ближе');
  for (const way of ['Правее', 'Ниже', 'Левее', 'Выше']) {
    const before = await sight(page);
    await press(page, way);
    await expect.poll(() => sight(page), { message: way }).not.toEqual(before);
  }
});

it('with keys alone a seat is found by its name, and Escape leads back to the whole hall', async () => {
  const page = await openArena();
  const map = page.getByRole('listbox', { name: 'План зала' });
  const seat = map.getByRole('option');
  await map.press('ArrowRight');
  const [section = '', place = ''] = (await seat.textContent())?.split(', ') ?? [];
  await map.press('/');
  const field = page.getByRole('textbox', { name: 'Найти место: сектор, ряд, место' });
  await field.fill('нет такого');
  await page.getByText('Такого места в зале нет').waitFor();
  await field.fill(`${section} ${place}, место 3`);
  await field.press('Enter');
  await expect.poll(() => seat.textContent()).toContain(`${section}, ${place}, место 3,`);
  await expect.poll(() => map.evaluate((element) => element === document.activeElement)).toBe(true);
  const minimap = page.getByRole('button', { name: /^Обзор зала/ });
  await minimap.waitFor();
  await map.press('Escape');
  await minimap.waitFor({ state: 'hidden' });
});

it('controls that come late to the map know how near it is', async () => {
  const late = Promise.withResolvers<void>();
  const page = await openArena({
    reducedMotion: 'reduce',
    prepare: (context) =>
      context.route(/\/pan-controls-[^/]*\.js$/, async (route) => {
        await late.promise;
        await route.continue();
      }),
  });
  await press(page, 'Ближе');
  late.resolve();
  await page.getByRole('button', { name: /^Обзор зала/ }).waitFor();
});

/** What was written onto the map with its last picture, and where. For whoever has no canvas in workers, it is drawn in the page. */
async function recordWriting(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    const { putImageData, fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.putImageData = function (...picture: unknown[]) {
      if (this.canvas.closest('[role=listbox]')) window.written = [];
      Reflect.apply(putImageData, this, picture);
    };
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
      if (this.canvas.closest('[role=listbox]')) window.written.push({ text, x, y });
      fillText.call(this, text, x, y);
    };
  });
}

it('rows are named at both ends, and at the edge of the map where an end is out of sight', async () => {
  const page = await openArena({ prepare: recordWriting });
  const map = page.getByRole('listbox', { name: 'План зала' });
  const { width = 0 } = (await map.boundingBox()) ?? {};
  /** Where the row of the seat that the keys are at is named in its middle line, from the left to the right. */
  const namesOfRow = async () => {
    const row = /ряд ([^,]+)/.exec((await map.getByRole('option').textContent()) ?? '')?.[1] ?? '';
    const written = await page.evaluate(() => window.written);
    return written.filter(({ text }) => text === row).map(({ x }) => x);
  };
  expect(await page.evaluate(() => window.written)).toEqual([]);
  await map.press('ArrowRight');
  await expect.poll(async () => (await namesOfRow()).length).toBeGreaterThanOrEqual(2);

  // Nearer, until the row is longer than the map is wide: both of its names stay at the edges.
  for (let zoom = 0; zoom < 3; zoom += 1) await map.press('+');
  const edge = 40;
  await expect.poll(async () => (await namesOfRow()).some((x) => x < edge)).toBe(true);
  await expect.poll(async () => (await namesOfRow()).some((x) => x > width - edge)).toBe(true);
});
