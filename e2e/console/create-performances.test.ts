import { expect, it, onTestFinished } from 'vitest';
import { keepEvent } from '../fixtures/announce.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { hallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];
/** Far beyond all that other journeys buy. */
const year = new Date().getFullYear() + 2;

it('a run is made by weekdays and times like a performance that is there, and a hall that is taken is named first', async () => {
  const { title } = await hallOnSale(shop, { seating: 'plan', maxPlaces: 400 });
  onTestFinished(await keepEvent(title));
  const page = await enterAsOwner(house, 'Галина Планова');
  await page.goto(`/performances?q=${encodeURIComponent(title)}`);
  const openForm = async (times: string) => {
    await page.locator('tbody tr').last().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Создать такие же' }).click();
    await page.getByLabel('Начало', { exact: true }).fill(times);
    await page.getByRole('dialog').getByLabel('С дня').fill(`${year}-05-01`);
    await page.getByRole('dialog').getByLabel('По день').fill(`${year}-05-02`);
    await page.getByRole('button', { name: 'Показать, что появится' }).click();
  };
  const dialog = page.getByRole('dialog');
  await openForm('19:30');
  await dialog.getByText('Появится показов: 2.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Продлеваем');
  await dialog.getByRole('button', { name: 'Создать', exact: true }).click();
  await page.getByText('Создано показов: 2.').waitFor();

  await openForm('19:00');
  await dialog.getByText('Так нельзя создать 2 из 2.', { exact: false }).waitFor();
  await dialog.getByText(`Зал занят: ${title}, 1 мая ${year}, 19:30.`).waitFor();
  expect(await dialog.getByRole('button', { name: 'Создать', exact: true }).count()).toBe(0);
});
