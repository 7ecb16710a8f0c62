import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hallOnSale } from '../fixtures/hall-on-sale.ts';
import { isFullyVisible } from '../fixtures/is-fully-visible.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { waitForFrames } from '../fixtures/wait-for-frames.ts';
import { violations } from '../site/axe.ts';

const shop = openShop();
const handset = { ...phone, viewport: { width: 390, height: 844 } };
const theatre = { seating: 'plan', minPlaces: 1000, maxPlaces: 2000 } as const;

async function readBox(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not seen.');
  return box;
}

/** What lies over a part, wherever one looks at it. */
const coveredBy = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = left + 4; x < right; x += 12)
      for (let y = top + 4; y < bottom; y += 12) {
        const seen = document.elementFromPoint(x, y);
        if (seen && !element.contains(seen)) found.add(seen.outerHTML.slice(0, 120));
      }
    return [...found];
  });

/** Moves fingers from where they are put down; each by as much as it says. */
async function moveFingers(page: Page, fingers: readonly { x: number; y: number; by: number }[]) {
  const session = await page.context().newCDPSession(page);
  const points = (share: number) => fingers.map(({ x, y, by }, id) => ({ x: x + by * share, y, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (const share of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(share) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await waitForFrames(page, 3);
}

async function isAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { only: ['color-contrast'] })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

it('the plan is as wide as a phone, opens with a tap, follows fingers, and leaves every seat in sight', async () => {
  const hall = await hallOnSale(shop, theatre);
  const page = await shop.open(hall.path, handset);
  const map = page.getByRole('listbox', { name: 'План зала' });
  await map.getByRole('option').waitFor({ state: 'attached' });
  const wholeHall = page.getByRole('button', { name: 'Весь зал' });
  expect(await readBox(map)).toMatchObject({ x: 0, width: 390 });
  await map.scrollIntoViewIfNeeded();
  expect(await coveredBy(map)).toEqual([]);
  await isAccessible(page);

  // A tap opens it; nothing lies over it then, and there is more of it.
  const { height } = await readBox(map);
  const isOpen = async () => (await readBox(map)).height > height * 1.4;
  // What hears it comes after the hall is drawn.
  await expect
    .poll(async () => (await isOpen()) || map.tap({ position: { x: 20, y: 20 } }).then(isOpen))
    .toBe(true);
  await page.getByRole('button', { name: 'Выйти из полного экрана' }).waitFor();
  expect(await coveredBy(map)).toEqual([]);
  const full = await readBox(map);
  const tapAt = async (point: { x: number; y: number }) => {
    await page.touchscreen.tap(full.x + point.x, full.y + point.y);
    await waitForFrames(page, 3);
  };

  // The stage is no seat, and there is nothing near to go to from it.
  const [stage] = hall.plan.decorations;
  if (!stage) throw new Error('The hall has no stage.');
  const middle = (axis: 'x' | 'y') =>
    stage.outline.reduce((sum, point) => sum + point[axis], 0) / stage.outline.length;
  await tapAt(hall.pixelOf({ x: middle('x'), y: middle('y') }, full));
  expect(await wholeHall.isVisible()).toBe(false);

  // Beside the hall a tap leads to seats: a tap on what it leads to finds a free one.
  await tapAt({ x: 4, y: full.height - 4 });
  await wholeHall.waitFor();
  const near = await map.screenshot();
  await moveFingers(page, [{ x: full.x + 300, y: full.y + 300, by: -120 }]);
  const moved = await map.screenshot();
  expect(moved.equals(near)).toBe(false);
  await moveFingers(page, [
    { x: full.x + 150, y: full.y + 300, by: -60 },
    { x: full.x + 240, y: full.y + 300, by: 60 },
  ]);
  expect((await map.screenshot()).equals(moved)).toBe(false);
  await wholeHall.tap();
  await wholeHall.waitFor({ state: 'hidden' });

  // Far enough from the walls, what is tapped comes to the middle of the map. Two taps at one point would come nearer still.
  const pixels = Array.from(hall.plan.x.keys())
    .filter(hall.isFree)
    .map((seat) => hall.pixelOf({ x: hall.plan.x[seat] ?? 0, y: hall.plan.y[seat] ?? 0 }, full));
  const beside = pixels.find(({ x, y }) => {
    const [dx, dy] = [Math.abs(x - full.width / 2), Math.abs(y - full.height / 2)];
    return dx > 50 && dx < 120 && dy < 50;
  });
  if (!beside) throw new Error('No such seat is free.');
  await tapAt(beside);
  await wholeHall.waitFor();
  await tapAt({ x: full.width / 2, y: full.height / 2 });
  const choose = page.getByRole('button', { name: 'Выбрать', exact: true });
  await choose.waitFor();
  await isAccessible(page);
  const covered = await coveredBy(map);
  expect(covered.length).toBeGreaterThan(0);
  // The seat and three on each side of it stay in sight.
  for (const by of [-102, 0, 102])
    for (const [dx, dy] of [
      [by, 0],
      [0, by],
    ] as const)
      expect(
        await map.evaluate(
          (element, point) => element.contains(document.elementFromPoint(point.x, point.y)),
          { x: full.x + full.width / 2 + dx, y: full.y + full.height / 2 + dy },
        ),
      ).toBe(true);

  // What is chosen, the sum and the way on are at the thumb, in the whole screen and in the page.
  await choose.tap();
  await choose.waitFor({ state: 'detached' });
  const onward = page.getByRole('link', { name: 'Оформить заказ' });
  for (const presses of [[], ['Выйти из полного экрана']]) {
    for (const name of presses) await page.getByRole('button', { name }).tap();
    await onward.waitFor();
    await expect.poll(() => isFullyVisible(onward)).toBe(true);
    const bar = onward.locator('..');
    expect(await bar.innerText()).toMatch(/ряд \S+, место \d+\n+1 билет, /);
    expect((await readBox(bar)).y).toBeGreaterThan(handset.viewport.height * 0.8);
  }
});
