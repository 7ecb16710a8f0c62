import { expect, it } from 'vitest';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { performancesOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

/** A second house is set up from nothing. */
const patient = { timeout: 900_000 };

/** The first with enough to sell: nothing is taken of it. */
async function anyPerformance(): Promise<number> {
  for await (const { performanceId } of performancesOnSale(shop, { seating: 'general', minPlaces: 30 }))
    return performanceId;
  throw new Error('The demo sells too little without numbered seats.');
}

it('a sale is rehearsed from the console, and its verdict and curve stay there', patient, async () => {
  const performanceId = await anyPerformance();
  const owner = await enterAsOwner(house, 'Рая Репетитова');
  await owner.goto(`/performances/${performanceId}/on-sale`);
  await owner.getByRole('link', { name: 'Репетиция продаж' }).click();
  await owner.getByRole('heading', { name: /^Репетиция продаж: / }).waitFor();
  expect(await violations(owner)).toEqual([]);

  const visitors = owner.getByRole('textbox', { name: 'Сколько придёт' });
  await visitors.fill('20001');
  await owner.getByText('Введите число от 1 до 20 000.').waitFor();
  await visitors.fill('12');
  await owner.getByRole('checkbox', { name: 'С залом ожидания' }).press('Space');
  await owner.getByRole('button', { name: 'Начать репетицию' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByText('Мест в копии').waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Перед премьерой');
  await dialog.getByRole('button', { name: 'Начать репетицию' }).click();
  await dialog.waitFor({ state: 'detached' });

  await owner.getByRole('heading', { name: 'Идёт репетиция' }).waitFor();
  await owner.getByText('Идут продажи').waitFor({ timeout: 600_000 });
  expect(await violations(owner)).toEqual([]);
  const result = owner.getByRole('article');
  await result.waitFor({ timeout: 300_000 });
  expect(await result.getByRole('heading').innerText()).toMatch(/^Сайт (готов|справляется, но медленно)$/);
  await result.getByRole('img', { name: /^Кривая репетиции: продано \d+%$/ }).waitFor();
  await owner.setViewportSize(phone.viewport);
  expect(await violations(owner)).toEqual([]);
  expect(await owner.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await owner.goto(`/performances/${performanceId}/on-sale`);
  await owner.getByText('На репетиции').first().waitFor();
});
