import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { buyThree, newSurname } from '../fixtures/buy-three.ts';
import { fillIn, openOrder, pay } from '../fixtures/buying.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { runCommand } from '../fixtures/run-command.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop } from '../fixtures/shop.ts';

const [shop, house] = [openShop(), openHouse()];

const region = (page: Page, name: string) => page.getByRole('region', { name });
const giveReason = async (page: Page, reason: string, act: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill(reason);
  await dialog.getByRole('button', { name: act }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** What came in today, in roubles. */
const taken = async (page: Page) => {
  const text = (await region(page, 'Выручка').locator('dd').first().allTextContents())[0] ?? '0';
  return Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
};

it('who signs in sees tonight and the week, and what is sold meanwhile is added without a reload', async () => {
  await buyThree(shop, `Алла ${newSurname()}`);
  const page = await enterAsOwner(house, 'Анна Утренняя');
  await page.getByRole('heading', { name: 'Сегодня', exact: true }).waitFor();
  await region(page, 'Сегодня на сцене').waitFor();
  expect(await region(page, 'Неделя').getByRole('rowheader').count()).toBe(7);
  const before = await taken(page);
  expect(before).toBeGreaterThan(0);
  await buyThree(shop, `Белла ${newSurname()}`);
  await expect.poll(() => taken(page), { timeout: 30_000 }).toBeGreaterThan(before);

  // What was taken in other currencies today stands below.
  await region(page, 'Выручка').getByText('Показать таблицей').first().click();
  const hours = region(page, 'Выручка').getByRole('table').first().getByRole('rowheader');
  expect(await hours.count()).toBe(24);

  const day = region(page, 'Неделя').getByRole('rowheader').getByRole('link').first();
  await day.click();
  await page.waitForURL(/\/performances\?from=(\d{4}-\d\d-\d\d)&until=\1$/);
});

it('what needs a person stands there with its next step, and is gone once that is done', async () => {
  const buyer = await openOrder(shop);
  await fillIn(buyer, 'anna@example.com', 'Счёт для организаций');
  await pay(buyer);
  await buyer.waitForURL('**/order/bill/*');
  const standing = buyer
    .locator('main [role="status"]')
    .getByText(/\d{6,}/)
    .first();
  const number = /\d{6,}/.exec(await standing.innerText())?.[0] ?? '';
  const sum = (await buyer.locator('tfoot tr').first().locator('td').innerText()).replace(/[^\d,]/g, '');
  await runCommand('order', number, '--received', sum.replace(',', '.'));
  await runCommand('refund', number);

  const page = await enterAsOwner(house, 'Борис Разборчивый');
  const item = region(page, 'Требует внимания').getByRole('listitem').filter({ hasText: number });
  await item.getByText('Вернуть деньги переводом').waitFor();
  await item.getByRole('button', { name: 'Сделано' }).click();
  await page.getByRole('dialog').getByText('Вернуть деньги переводом').waitFor();
  await giveReason(page, 'Переведено сегодня', 'Сделано');
  await item.waitFor({ state: 'detached' });
  await page.goto('/audit?command=attention.resolve');
  await page.getByText('Переведено сегодня').first().waitFor();
});

it('the doctor is asked for a look, and its verdict stays', async () => {
  const page = await enterAsOwner(house, 'Вера Проверяющая');
  const health = region(page, 'Состояние системы');
  await health.getByRole('button', { name: 'Проверить сейчас' }).click();
  await giveReason(page, 'Перед сезоном', 'Проверить сейчас');
  await health.getByText(/Данные в порядке: (\d+) из \1 проверок/).waitFor();
  await health.getByRole('button', { name: 'Проверить сейчас' }).waitFor();
  await page.reload();
  await health.getByText(/Данные в порядке/).waitFor();
});

it('axe finds nothing in light and dark colours, and it fits on a phone', async () => {
  const page = await enterAsOwner(house, 'Дина Видящая');
  await region(page, 'Неделя').getByRole('rowheader').first().waitFor();
  expect(await screenFaults(page)).toEqual([]);
});
