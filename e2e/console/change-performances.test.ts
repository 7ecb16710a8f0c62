import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { hallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

/** The last performance of an event: others that journeys buy of are left alone. */
async function findLast(page: Page) {
  const { title } = await hallOnSale(shop, { seating: 'plan', maxPlaces: 400 });
  await page.goto(`/performances?q=${encodeURIComponent(title)}`);
  const row = page.locator('tbody tr').last();
  await row.getByRole('checkbox').check();
  return row;
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('button', { name: new RegExp(field) }).click();
  await page.getByRole('option', { name: option }).click();
}

async function close(page: Page, option: string, reason: string) {
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  await choose(page, 'Продажа закрывается', option);
  await page.getByRole('button', { name: 'Показать, что изменится' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('table').waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill(reason);
  await dialog.getByRole('button', { name: 'Изменить', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('the sale of a performance closes two hours before, and a page that does not know it yet is told who did it', async () => {
  const [anna, boris] = [
    await enterAsOwner(house, 'Анна Редакторова'),
    await enterAsOwner(house, 'Борис Второй'),
  ];
  const row = await findLast(anna);
  await findLast(boris);
  await close(anna, 'За несколько часов до начала', 'Касса открыта до конца');
  await anna.getByText('Изменено показов: 1.').waitFor();
  await row.getByText(/^до /).waitFor();

  await boris.getByRole('button', { name: 'Изменить', exact: true }).click();
  await choose(boris, 'Продажа прямо сейчас', 'Остановить');
  await boris.getByRole('button', { name: 'Показать, что изменится' }).click();
  const dialog = boris.getByRole('dialog');
  await dialog.getByText(/Пока вы смотрели, это изменили \(Продажа закрывается\)/).waitFor();
  expect(await dialog.getByRole('button', { name: 'Изменить', exact: true }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Закрыть' }).click();

  await findLast(anna);
  await close(anna, 'С началом показа', 'Как было');
  await anna.getByText('Изменено показов: 1.').waitFor();
});

it('all that a search finds are marked, and what cannot be is said of each before anything is done', async () => {
  const page = await enterAsOwner(house, 'Вера Многих');
  await findLast(page);
  await page.getByRole('button', { name: 'Отметить все найденные' }).click();
  const marked = page.getByText(/^Отмечено показов: \d+$/);
  const rows = await page.locator('tbody tr').count();
  await expect
    .poll(async () => Number(/\d+$/.exec((await marked.textContent()) ?? '')?.[0]))
    .toBeGreaterThanOrEqual(rows);
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  await choose(page, 'Продажа закрывается', 'В указанное время');
  await page.getByLabel('Закрывается', { exact: true }).fill('2099-01-01T10:00');
  await page.getByRole('button', { name: 'Показать, что изменится' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Продажа закрылась бы после начала показа.').first().waitFor();
  expect(await dialog.getByRole('rowheader').count()).toBeGreaterThanOrEqual(rows);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
