import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { discardDraft, intoNewDraft, openItem, picture, save } from '../fixtures/draft-screens.ts';
import { hallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

const dates = (page: Page) => page.getByRole('group', { name: 'Показы', exact: true });
const starts = async (page: Page): Promise<string[]> => {
  const fields = dates(page).getByLabel(/^Начало, \d+$/);
  return Promise.all((await fields.all()).map((field) => field.inputValue()));
};

const dayMs = 24 * 3_600_000;
const daysLater = (time: string, days: number) =>
  new Date(Date.parse(`${time}Z`) + days * dayMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

it('a copy of an event asks for its first day, is told where the hall is taken, and gets a key of its own', async () => {
  const { title } = await hallOnSale(shop, { seating: 'plan', maxPlaces: 400 });
  const page = await enterAsOwner(house, 'Раиса Редакторова');
  await openItem(page, title);
  const key = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const before = await starts(page);
  await page.getByRole('button', { name: 'Копировать' }).click();
  const dialog = page.getByRole('dialog');
  const firstDay = dialog.getByLabel('Первый показ копии');
  const first = before.toSorted()[0] ?? '';
  expect(await dialog.getByRole('textbox', { name: 'Код' }).inputValue()).toBe(`${key}-copy`);
  // What is suggested has the same weekdays.
  const suggested = await firstDay.inputValue();
  expect((Date.parse(suggested) - Date.parse(first.slice(0, 10))) % (7 * dayMs)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await picture(page, 'copy');
  await firstDay.fill(daysLater(first, 1).slice(0, 10));
  await dialog.getByText('Дни недели будут другими', { exact: false }).waitFor();
  await firstDay.fill(first.slice(0, 10));
  await dialog.getByRole('textbox', { name: 'Название' }).fill(`${title}, ещё раз`);
  await dialog.getByRole('button', { name: 'Начать' }).click();

  await page.getByRole('heading', { level: 1, name: `${title}, ещё раз` }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/catalogue/events/${key}-copy`);
  expect(await starts(page)).toEqual(before);
  await intoNewDraft(page);
  await save(page);
  const taken = page.getByRole('status').filter({ hasText: 'В это время зал занят' });
  // What is taken is looked up once it is saved.
  await expect.poll(() => taken.getByRole('listitem').count()).toBe(before.length);
  await taken.getByText(title, { exact: false }).first().waitFor();
  await picture(page, 'copy-clashes');
  const draft = page.url();

  // The draft has that key now.
  await openItem(page, title);
  await page.getByRole('button', { name: 'Копировать' }).click();
  expect(await dialog.getByRole('textbox', { name: 'Код' }).inputValue()).toBe(`${key}-copy-2`);
  await dialog.getByRole('textbox', { name: 'Код' }).fill(key);
  await dialog.getByRole('button', { name: 'Начать' }).click();
  await dialog.getByText('Такой код уже занят').waitFor();
  await dialog.getByRole('textbox', { name: 'Код' }).fill(`${key}-later`);
  const week = daysLater(first, 70).slice(0, 10);
  await firstDay.fill(week);
  await dialog.getByRole('button', { name: 'Начать' }).click();
  await page.getByRole('heading', { level: 1, name: `${title} (копия)` }).waitFor();
  expect(await starts(page)).toEqual(before.map((start) => daysLater(start, 70)));
  await page.goto(draft);
  await discardDraft(page);
});
