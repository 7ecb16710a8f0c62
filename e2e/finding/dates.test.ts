import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventList } from '../fixtures/event-list.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

const days = async () =>
  (await shop.fetchJson<{ results: { date: string; events_count: number }[] }>('/v1/events_dates?limit=500'))
    .results;

const inWords = (day: string) =>
  new Intl.DateTimeFormat('ru-RU', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

/** Where the visitor is, which is here. */
const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
const later = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

const open = async (path = '/events') => {
  const page = await shop.open(path);
  const list = eventList(page);
  await list.ready();
  return { page, list };
};

const dayIn = (page: Page, where: 'ribbon' | 'calendar', day: string) =>
  page
    .getByRole(where === 'ribbon' ? 'list' : 'dialog', {
      name: where === 'ribbon' ? 'Ближайшие две недели' : 'Выбрать даты',
    })
    .getByRole('button', { name: inWords(day) });

it('a usual period is chosen with one press, and a second press takes it away', async () => {
  const { list } = await open();
  await list.chip('В этом месяце').check();
  await expect.poll(() => list.query()).toMatch(new RegExp(`^\\?date_gte=${today()}`));
  await list.chip('В этом месяце').uncheck();
  await expect.poll(() => list.query()).toBe('');
});

it('the next two weeks tell how much there is, and a press lists that day', async () => {
  const known = new Map((await days()).map(({ date, events_count }) => [date, events_count]));
  const { page, list } = await open();
  for (let index = 0; index < 14; index++) {
    const day = later(today(), index);
    const count = known.get(day) ?? 0;
    const button = dayIn(page, 'ribbon', day);
    await expect.poll(() => button.textContent()).toContain(`, ${count} событи`);
    expect(await button.isDisabled()).toBe(count === 0);
  }
  const [first] = await days();
  await dayIn(page, 'ribbon', first?.date ?? '').click();
  await list.showsTotal(first?.events_count ?? 0);
  expect(list.query()).toBe(`?date_gte=${first?.date}`);
  await dayIn(page, 'ribbon', first?.date ?? '').click();
  await expect.poll(() => list.query()).toBe('');
});

describe('the calendar', () => {
  const openCalendar = async (page: Page) => {
    await page.getByRole('button', { name: 'Выбрать даты' }).click();
    await page.getByRole('grid').first().waitFor();
  };

  it('chooses a day by one press and a range by two, applied at once', async () => {
    const known = (await days()).map(({ date }) => date);
    const [first = '', , , last = ''] = known;
    const { page, list } = await open();
    await openCalendar(page);
    expect(await page.getByRole('grid').count()).toBe(2);
    await dayIn(page, 'calendar', first).click();
    await expect.poll(() => list.query()).toBe(`?date_gte=${first}`);
    await dayIn(page, 'calendar', last).click();
    await list.showsTotal(await shop.countEvents(`started_gte=${first}&started_lte=${last}`));
    expect(list.query()).toBe(`?date_gte=${first}&date_lte=${last}`);
  });

  it('does not offer days without events', async () => {
    const known = new Set((await days()).map(({ date }) => date));
    const { page, list } = await open();
    await openCalendar(page);
    const empty = Array.from({ length: 20 }, (_, index) => later(today(), index)).find(
      (day) => !known.has(day),
    );
    if (!empty) throw new Error('every day has events');
    const button = dayIn(page, 'calendar', empty);
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    await button.click({ force: true });
    expect(list.query()).toBe('');
  });

  it('takes typed days', async () => {
    const { page, list } = await open();
    await openCalendar(page);
    await page.getByLabel('Первый день').fill(later(today(), 3));
    await page.getByLabel('Последний день').fill(later(today(), 9));
    await expect
      .poll(() => list.query())
      .toBe(`?date_gte=${later(today(), 3)}&date_lte=${later(today(), 9)}`);
  });

  it('is worked by keys alone, and gives the focus back', async () => {
    const known = (await days()).map(({ date }) => date);
    const { page, list } = await open();
    const opener = page.getByRole('button', { name: 'Выбрать даты' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedDay(page)).toBe(today());
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageUp');
    await expect.poll(() => focusedDay(page)).toBe(today());
    await page.keyboard.press('ArrowUp');
    expect(await focusedDay(page)).toBe(today()); // nothing is offered before it

    const [target = ''] = known;
    const steps = Math.round((Date.parse(target) - Date.parse(today())) / 86_400_000);
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedDay(page)).toBe(target);
    await page.keyboard.press('Enter');
    await expect.poll(() => list.query()).toBe(`?date_gte=${target}`);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('popovertarget')))
      .toBe('dates');
  });
});

const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-day'));

it('the month shows every day with its events; a press lists that day below', async () => {
  const known = await days();
  const { page, list } = await open('/events?view=calendar');
  const grid = page.getByRole('grid');
  await grid.waitFor();
  const day = known.find(({ date }) => date.startsWith(today().slice(0, 7))) ?? known[0];
  if (!day?.date.startsWith(today().slice(0, 7)))
    await page.getByRole('button', { name: 'Следующий месяц' }).click();
  await grid.getByRole('button', { name: inWords(day?.date ?? '') }).click();
  await list.showsTotal(day?.events_count ?? 0);
  expect(list.query()).toContain(`date_gte=${day?.date}&view=calendar`);

  await page.getByRole('button', { name: 'Следующий месяц' }).click();
  await expect.poll(() => list.query()).toMatch(/&month=\d{4}-\d\d$/);
  const shown = await grid.getAttribute('aria-label');
  await page.reload();
  await expect.poll(() => grid.getAttribute('aria-label')).toBe(shown);
});
