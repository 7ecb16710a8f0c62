import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { putInLastMonth } from '../../apps/parterre/test/put-in-last-month.ts';
import { buyThree, newSurname } from '../fixtures/buy-three.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { actsInAMinute, countActs } from '../fixtures/count-acts.ts';
import { hallOnSale, lastHallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { openShop } from '../fixtures/shop.ts';

const [shop, house] = [openShop(), openHouse()];
const smallHall = { seating: 'plan', maxPlaces: 400 } as const;

/** In the form's own way of writing, ten in the morning of the next Friday that is at least a day away. */
function nextFriday(): string {
  const day = new Date();
  do day.setDate(day.getDate() + 1);
  while (day.getDay() !== 5);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}T10:00`;
}

it('somebody on their first morning finds an order, refunds a ticket, withholds a row, sells for cash and reads last month', async () => {
  const surname = newSurname();
  await buyThree(shop, `Пелагея ${surname}ская`);
  const before = newSurname();
  await buyThree(shop, `Остап ${before}`);
  const { title, performanceId } = await lastHallOnSale(shop, smallHall);
  const { performanceId: soonest } = await hallOnSale(shop, smallHall);

  const page = await enterAsOwner(house, 'Нина Новенькая');
  const does = countActs(page, 'first-morning');
  /** What was done since the last time fits into a minute. */
  const minute = (task: string) => {
    const { acts } = does.take();
    expect([task, acts <= actsInAMinute, acts]).toEqual([task, true, acts]);
  };
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name });
  const dialog = page.getByRole('dialog');

  // The order of a woman whose surname began somehow like this.
  await does.click(section('Заказы'));
  await does.type(
    page.getByRole('textbox', { name: 'Что известно о заказе' }),
    `пелагея ${surname.slice(0, 5)}`,
  );
  await does.press('Enter');
  await page.getByRole('cell', { name: new RegExp(`Пелагея ${surname}ская`) }).waitFor();
  await does.picture('orders');
  await does.click(page.getByRole('rowheader').getByRole('link').first());
  await page.getByRole('heading', { name: /^Заказ \d+$/ }).waitFor();
  minute('an order by a name that is half remembered');

  await does.click(page.getByRole('button', { name: 'Вернуть деньги' }));
  const refund = page.getByRole('form', { name: 'Вернуть деньги' });
  await does.click(refund.getByRole('checkbox').first());
  await does.click(refund.getByRole('button', { name: 'Проверить' }));
  await dialog.getByText(/Карта: /).waitFor();
  await does.picture('refund');
  await does.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Заболел один из троих');
  await does.click(dialog.getByRole('button', { name: 'Вернуть деньги' }));
  await dialog.waitFor({ state: 'detached' });
  const tickets = page.getByRole('list', { name: 'Номера билетов' });
  await tickets.getByText('недействителен').waitFor();
  expect([
    await tickets.getByText('недействителен').count(),
    await tickets.getByRole('listitem').count(),
  ]).toEqual([1, 3]);
  await does.picture('refunded');
  minute('one ticket of three is refunded');

  await does.click(section('Показы'));
  await does.type(page.getByRole('textbox', { name: 'Событие, площадка или зал' }), title);
  await does.press('Enter');
  await page.waitForURL(/[?&]q=/);
  await does.click(page.locator(`a[href="/performances/${performanceId}"]`));
  await does.click(page.getByRole('button', { name: /Ряд или зона/ }));
  await does.click(page.getByRole('option', { name: /^Ряд (.*, )?5$/ }).first());
  await does.click(page.getByRole('button', { name: 'Отметить' }));
  await does.type(page.getByLabel('Вернуть в продажу').first(), nextFriday());
  await does.click(page.getByRole('button', { name: 'Снять с продажи' }));
  await dialog.getByText('Снимаются с продажи').waitFor();
  await does.picture('withhold');
  await does.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Гости театра');
  await does.click(dialog.getByRole('button', { name: 'Снять с продажи' }));
  await dialog.waitFor({ state: 'detached' });
  minute('row 5 is withheld until Friday');
  await page.getByRole('button', { name: 'Отметить' }).click();
  await page.getByText(/Снято до .*: Гости театра/).waitFor();
  await does.picture('withheld');

  await does.click(section('Касса'));
  await does.click(page.locator(`a[href="/counter/${soonest}"]`).first());
  await page.getByRole('heading', { name: 'Лучшие места рядом' }).waitFor();
  await does.press('2');
  await page.getByText('2 билета').waitFor();
  await does.press('c');
  await page.getByRole('textbox', { name: 'Получено' }).waitFor();
  await does.picture('counter');
  await does.press('Enter');
  await page.getByRole('region', { name: 'Готово' }).getByRole('heading', { name: 'Продано' }).waitFor();
  await does.picture('sold');
  minute('two seats for cash');

  // Earlier runs may have left something in the month.
  const [left] = (await readConsole<{ totals: readonly { total_minor: number }[] }>(page, 'settlement'))
    .totals;
  const [order] = (
    await readConsole<{ results: readonly { number: number; total: number }[] }>(
      page,
      `orders?search=${encodeURIComponent(before)}`,
    )
  ).results;
  await putInLastMonth(inject('dataFolder'), order?.number ?? 0);
  await does.click(section('Отчёт о продажах'));
  await page.getByRole('rowheader').first().waitFor();
  await does.picture('settlement');
  minute('the settlement of last month');
  const total = await page.getByRole('row', { name: /^Итого/ }).textContent();
  expect(withoutSpaces(total)).toContain(`Итого${(left?.total_minor ?? 0) / 100 + (order?.total ?? 0)}₽`);
});

const readConsole = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await page.request.get(`/api/console/v1/${path}`)).json();

const withoutSpaces = (text: string | null) => (text ?? '').replace(/\s/g, '');
