import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventList } from '../fixtures/event-list.ts';
import { openShop, phone, type Visitor } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const shop = openShop();

interface City {
  readonly id: number;
  readonly name: string;
  readonly events_count: number;
}

const fetchCities = () =>
  shop.fetchList<City>('/v1/events_locations?limit=100&sort_by=events_count&sort_on=desc');

const countPlaces = async (city: City | undefined) =>
  (await shop.fetchJson<{ total: number }>(`/v1/places?limit=1&location_id_in=${city?.id}`)).total;

const placesMap = (page: Page) => page.getByRole('region', { name: 'Карта площадок' });
const findMarks = (page: Page) => placesMap(page).locator('svg g[class*="mark"]');

async function openMap(query = '', visitor: Visitor = {}) {
  const page = await shop.open(`/events?view=map${query}`, visitor);
  const list = eventList(page);
  await list.ready();
  const map = placesMap(page);
  await expect.poll(() => findMarks(page).count()).toBeGreaterThan(0);
  // The width of the screen is known once it is drawn; a phone's map is another.
  await map.locator(`svg[viewBox^="0 0 ${visitor === phone ? 340 : 720}"]`).waitFor();
  return { page, list, map };
}

/** The city with the most events, on a map of its places. */
async function openCity(visitor?: Visitor) {
  const [city] = await fetchCities();
  const opened = await openMap(`&cities=${city?.id}`, visitor);
  const places = await countPlaces(city);
  await expect.poll(() => opened.map.getByRole('checkbox').count()).toBe(places);
  return { ...opened, city, places };
}

/** Where on the map the marks are, by what their titles name. */
const whereMarksAre = (page: Page) =>
  findMarks(page).evaluateAll((marks) =>
    Object.fromEntries(
      marks.map((mark) => [mark.querySelector('title')?.textContent ?? '', mark.getAttribute('transform')]),
    ),
  );

it('the map leads from cities to places, and everything on it stands in a list', async () => {
  const cities = await fetchCities();
  const [city] = cities;
  const { page, list, map } = await openMap();
  await expect.poll(() => map.getByRole('checkbox').count()).toBe(cities.length);
  const named = (await findMarks(page).locator('title').allTextContents()).flatMap((names) =>
    names.split(', '),
  );
  expect(named.toSorted()).toEqual(cities.map(({ name }) => name).toSorted());

  await map.getByRole('checkbox', { name: new RegExp(`^${city?.name}`) }).click();
  await list.showsTotal(city?.events_count ?? 0);
  await map.getByRole('button', { name: 'Все города' }).waitFor();
  const places = await countPlaces(city);
  await expect.poll(() => map.getByRole('checkbox').count()).toBe(places);

  await map.locator('svg g[class*="mark"]:not([data-cluster])').last().click();
  await expect.poll(() => list.query()).toMatch(new RegExp(`^\\?places=\\d+&cities=${city?.id}&view=map$`));
  await map.getByRole('button', { name: 'Все города' }).click();
  await expect.poll(() => list.query()).toBe('?view=map');
});

it('what is chosen on the map is chosen in the list, and the other way round, with how far the others are', async () => {
  const { page, map } = await openCity();
  const single = map.locator('svg g[class*="mark"]:not([data-cluster])').last();
  const name = (await single.locator('title').textContent()) ?? '';
  await single.click();
  await expect.poll(() => map.getByRole('checkbox', { checked: true }).count()).toBe(1);
  expect(await map.locator('li', { has: page.locator(':checked') }).innerText()).toContain(name);
  await map.getByText(`Точка отсчёта: ${name}`).waitFor();
  await expect.poll(() => map.getByRole('checkbox', { name: / \d+(,\d)? к?м/ }).count()).toBeGreaterThan(2);
  await expect.poll(() => page.locator('#events[data-stale="true"]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await map.getByRole('checkbox', { checked: true }).click();
  await expect.poll(() => map.locator('svg g[data-chosen]').count()).toBe(0);
  await map.getByRole('checkbox', { name: new RegExp(`^${name}`) }).click();
  await expect.poll(() => map.locator('svg g[data-chosen] title').textContent()).toContain(name);
});

it('the map is moved and zoomed by buttons, keys, the mouse and its wheel', async () => {
  const { page, map } = await openCity();
  const before = await whereMarksAre(page);
  const isMoved = () => expect.poll(() => whereMarksAre(page)).not.toEqual(before);
  const whole = map.getByRole('button', { name: 'Вся карта' });
  const isWhole = async () => {
    await whole.click();
    await expect.poll(() => whereMarksAre(page)).toEqual(before);
  };
  expect(await whole.isDisabled()).toBe(true);
  await map.getByRole('button', { name: 'Ближе' }).click();
  await isMoved();
  await isWhole();

  const viewport = map.getByRole('application', { name: /^Карта: стрелки/ });
  await viewport.focus();
  await page.keyboard.press('+');
  await isMoved();
  const zoomed = await whereMarksAre(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => whereMarksAre(page)).not.toEqual(zoomed);
  await page.keyboard.press('0');
  await expect.poll(() => whereMarksAre(page)).toEqual(before);

  await viewport.scrollIntoViewIfNeeded();
  const box = await viewport.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) - 30];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await isMoved();
  const near = await whereMarksAre(page);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => whereMarksAre(page)).not.toEqual(near);
  await isWhole();
});

it('on a phone marks that lie on one another are one, which opens; a finger moves what is zoomed', async () => {
  const { page, map, list } = await openMap('', phone);
  const clusters = map.locator('svg g[data-cluster]');
  const before = await findMarks(page).count();
  const names = (await clusters.first().locator('title').textContent()) ?? '';
  expect(names).toContain(', ');
  await clusters.first().tap();
  await expect.poll(() => whereMarksAre(page)).not.toHaveProperty([names]);
  expect(list.query()).toBe('?view=map');

  const viewport = map.getByRole('application', { name: /^Карта: стрелки/ });
  await viewport.scrollIntoViewIfNeeded();
  const box = await viewport.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const opened = await whereMarksAre(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (const step of [20, 40, 60]) await touch('touchMove', [{ x: x + step, y }]);
  await touch('touchEnd', []);
  await expect.poll(() => whereMarksAre(page)).not.toEqual(opened);
  // No tap: right after a finger has moved, the browser takes one for the end of that.
  await map.getByRole('button', { name: 'Вся карта' }).click();
  await expect.poll(() => findMarks(page).count()).toBe(before);
});
