import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { largeVenue } from '../fixtures/buying.ts';
import { isFullyVisible } from '../fixtures/is-fully-visible.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { unfoldList } from '../fixtures/unfold-list.ts';
import { violations } from '../site/axe.ts';

const shop = openShop();
const arena = { seating: 'plan', minPlaces: 15_000 } as const;
/** The server tells of it within a second, as its own test says; here two browsers share a busy machine. */
const turning = { interval: 20 };
const studio = { seating: 'plan', maxPlaces: 200 } as const;

/** What the basket page lists, line by line, once there are two. */
async function basketLines(page: Page): Promise<string[]> {
  await page.goto('/cart');
  const lines = page.locator('main').getByRole('button', { name: /^Убрать: / });
  await expect.poll(() => lines.count()).toBe(2);
  return lines.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
}

const seatNumber = (line: string) => Number(/место (\d+)/.exec(line)?.[1]);

/** Seats by the side of each other are numbered one by one, or by twos where one side is odd. */
const areNeighbours = ([a = 0, b = 0]: readonly number[]) => [1, 2].includes(Math.abs(a - b));

/** A companion's seat is sold with a wheelchair space alone. */
const seatForAnybody =
  'input:enabled[aria-label*="свободно"]:not([aria-label*="коляс"], [aria-label*="сопровожд"])';
const isForAnybody = (seat: string) => seat.includes('свободно') && !/коляс|сопровожд/.test(seat);

it.each([
  ['on a phone', []],
  ['on the whole screen of a phone', ['Открыть план']],
])('two seats together in the arena are found by the house and chosen %s', async (_where, presses) => {
  const { path } = await performanceOnSale(shop, arena);
  const page = await shop.open(path, phone);
  for (const name of presses) {
    await page.getByRole('button', { name }).tap();
    await page.waitForFunction(() => document.fullscreenElement);
  }
  await page.getByRole('button', { name: 'Подобрать лучшие' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Подобрать лучшие' }).tap();
  // What was found, and then the way on, are there without looking for them.
  const offers = page.locator('li', { has: page.getByRole('button', { name: /^Взять за/ }) });
  await offers.first().waitFor();
  const take = offers.first().getByRole('button');
  await expect.poll(() => isFullyVisible(take)).toBe(true);
  // Each says why it is offered, what is seen from it, and what it costs; the best view is never all there is.
  const texts = await offers.allInnerTexts();
  expect(texts[0]).toContain('Лучший вид');
  expect(texts.at(-1)).toContain('Дешевле всего рядом');
  expect(texts.at(-1)).toMatch(/на .+ дешевле лучшего вида/);
  expect(await offers.getByRole('img', { name: /^Вид на сцену/ }).count()).toBe(texts.length);
  const prices = texts.map((text) => Number(/Взять за ([\d\s]+)/.exec(text)?.[1]?.replaceAll(/\s/g, '')));
  expect(prices.toSorted((a, b) => b - a)).toEqual(prices);
  expect(new Set(prices).size).toBe(prices.length);
  expect(await violations(page)).toEqual([]);
  await take.tap();
  const onward = page.getByRole('link', { name: 'Оформить заказ' });
  await onward.waitFor();
  await expect.poll(() => isFullyVisible(onward)).toBe(true);
  expect(await page.getByRole('link', { name: 'Выбрать дату' }).count()).toBe(0);
  // Seats are held one after another, and the way on is there from the first.
  await page.getByText('Корзина: 2 билета').waitFor({ state: 'attached' });
  const lines = await basketLines(page);
  expect(lines).toHaveLength(2);
  expect(areNeighbours(lines.map(seatNumber))).toBe(true);
});

/** Time passes that nothing on the page has heard of yet. */
const skipTime = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 40_000;
  });

it('with keys alone, two seats together in the arena on its map, kept for as long as was promised', async () => {
  const { path } = await performanceOnSale(shop, arena);
  const page = await shop.open(path);
  const map = page.getByRole('listbox', { name: 'План зала' });
  const seat = map.getByRole('option');
  await seat.waitFor({ state: 'attached' });
  const isFree = async () => isForAnybody((await seat.textContent()) ?? '');
  const choose = async () => {
    await map.press('Space');
    await expect.poll(() => seat.getAttribute('aria-selected')).toBe('true');
  };
  // Over what is taken to a free seat that has a free one at its right.
  for (let isFound = false; !isFound; ) {
    while (!(await isFree())) await map.press('ArrowRight');
    await map.press('ArrowRight');
    isFound = await isFree();
  }
  await choose();
  await skipTime(page);
  await map.press('ArrowLeft');
  await choose();
  const basket = page.getByText('Корзина: 2 билета');
  await basket.waitFor();
  expect(await basket.textContent()).toContain('держим ещё 15 минут');
  const lines = await basketLines(page);
  expect(lines).toHaveLength(2);
  expect(areNeighbours(lines.map(seatNumber))).toBe(true);
});

it('three tickets for the club are chosen with keys alone, and no seats are spoken of', async () => {
  const { path } = await performanceOnSale(shop, largeVenue);
  const page = await shop.open(path);
  const more = page.getByRole('button', { name: /: Больше$/ }).first();
  await more.focus();
  for (let places = 1; places <= 3; places += 1) {
    await page.keyboard.press('Enter');
    await page.getByText(new RegExp(`^${places} билет`)).waitFor();
  }
  expect(await page.locator('#tickets').innerText()).not.toMatch(/мест/i);
  const onward = page.getByRole('link', { name: 'Оформить заказ' });
  while (!(await onward.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/order');
  await page.getByText('3 билета', { exact: true }).waitFor();
});

it('three places in the club are chosen on a phone', async () => {
  const { path } = await performanceOnSale(shop, largeVenue);
  const page = await shop.open(path, phone);
  const more = page.getByRole('button', { name: /: Больше$/ }).first();
  for (let places = 1; places <= 3; places += 1) {
    await more.tap();
    await page.getByText(new RegExp(`^${places} билет`)).waitFor();
  }
  await page.goto('/cart');
  await page.getByText('3 билета', { exact: true }).waitFor();
});

it('a seat that another visitor takes turns at once, without a reload', async () => {
  const { path } = await performanceOnSale(shop, studio);
  const [one, other] = [await shop.open(path), await shop.open(path)];
  await Promise.all([one, other].map(unfoldList));
  const free = one.locator(`#tickets ${seatForAnybody}`).first();
  const name = (await free.getAttribute('aria-label')) ?? '';
  const place = name.split(', ').slice(0, 3).join(', ');
  const seen = other.getByRole('checkbox', { name: place, exact: false }).first();
  await expect.poll(() => seen.isEnabled()).toBe(true);
  await free.click();
  await expect.poll(() => seen.isDisabled(), turning).toBe(true);
});

it('a phone sees what a keyboard takes in the arena, and the other way round', async () => {
  const { path } = await performanceOnSale(shop, arena);
  const [keyboard, touch] = [await shop.open(path), await shop.open(path, phone)];
  const map = keyboard.getByRole('listbox', { name: 'План зала' });
  const cursor = map.getByRole('option');
  await cursor.waitFor({ state: 'attached' });
  await touch.getByRole('button', { name: 'Открыть план' }).tap();
  const nextFree = async () => {
    do await map.press('ArrowRight');
    while (!isForAnybody((await cursor.textContent()) ?? ''));
    return (await cursor.textContent())?.split(', ').slice(0, 3).join(', ') ?? '';
  };

  const taken = await nextFree();
  await lookFor(touch, taken);
  await touch.locator('output', { hasText: 'свободно' }).waitFor();
  await map.press('Space');
  await expect.poll(() => touch.locator('output').textContent(), turning).toContain('занято');

  const wanted = await nextFree();
  await lookFor(touch, wanted);
  await touch.keyboard.press('Enter');
  await touch.getByRole('button', { name: 'Выбрать', exact: true }).tap();
  await expect.poll(() => cursor.textContent(), turning).toContain('занято');
});

/** Types the name of a seat into the finder. */
async function lookFor(page: Page, place: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Найти место: сектор, ряд, место' });
  const field = page.getByRole('textbox', { name: 'Найти место: сектор, ряд, место' });
  if (!(await field.isVisible())) await opener.tap();
  await field.fill(place);
}
