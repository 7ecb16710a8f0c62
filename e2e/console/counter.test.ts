import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { hallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop } from '../fixtures/shop.ts';

const [shop, house] = [openShop(), openHouse()];
const smallHall = { seating: 'plan', maxPlaces: 400 } as const;

const freeSeats = async () => {
  const { plan, isFree } = await hallOnSale(shop, smallHall);
  return Array.from({ length: plan.seatCount }, (_, seat) => seat).filter(isFree);
};

/** The performance of the small hall, found among the others and open at the counter. */
async function openCounter(page: Page): Promise<void> {
  const { title, performanceId } = await hallOnSale(shop, smallHall);
  await page.getByRole('link', { name: 'Показы', exact: true }).click();
  const box = page.getByRole('textbox', { name: 'Событие, площадка или зал' });
  await box.fill(title);
  await box.press('Enter');
  await page.waitForURL(/[?&]q=/);
  await page.locator(`a[href="/counter/${performanceId}"]`).click();
  await page.getByRole('heading', { name: 'Лучшие места рядом' }).waitFor();
}

/** Digits of a sum, however it is written. */
const sum = (text: string | null) => Number((text ?? '').replace(/[^\d,]/g, '').replace(',', '.'));

it('two of the best seats are sold for cash with three keys, with change, and their tickets are printed, shown and mailed', async () => {
  const page = await enterAsOwner(house, 'Анна Кассирова');
  await openCounter(page);
  const before = await freeSeats();

  await page.keyboard.press('2');
  await page.getByText('2 билета').waitFor();
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'Получено' }).waitFor();
  await page.keyboard.press('Enter');
  const sold = page.getByRole('region', { name: 'Готово' });
  await sold.getByRole('heading', { name: 'Продано' }).waitFor();
  expect(sum(await sold.getByText('Сдача').locator('..').locator('b').textContent())).toBe(0);

  // By a name that only the site itself has.
  const file = new URL((await sold.getByRole('link', { name: 'Печать' }).getAttribute('href')) ?? '');
  const pdf = await page.request.get(inject('address') + file.pathname);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await sold.getByRole('button', { name: 'Показать QR' }).click();
  const codes = page.getByRole('dialog').getByRole('img');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
  await sold.getByRole('button', { name: 'Отправить на почту' }).click();
  await sold.getByRole('textbox', { name: 'Почта' }).fill('anna@example.com');
  await sold.getByRole('textbox', { name: 'Почта' }).press('Enter');
  await sold.getByText('Билеты уходят на почту').waitFor();

  await expect.poll(async () => before.length - (await freeSeats()).length).toBe(2);
});

it('change is told for what was given, and too little is not taken', async () => {
  const page = await enterAsOwner(house, 'Борис Кассиров');
  await openCounter(page);
  await page.keyboard.press('1');
  await page.getByText('1 билет').waitFor();
  await page.keyboard.press('c');
  const form = page.getByRole('form', { name: 'Наличные' });
  const submit = form.getByRole('button', { name: /^Принято/ });
  const due = sum(await submit.textContent());
  const given = page.getByRole('textbox', { name: 'Получено' });
  await given.fill(String(due - 1));
  await form.getByText('Этого мало').waitFor();
  expect(await submit.isDisabled()).toBe(true);
  await given.fill(String(due + 500));
  expect(sum(await form.locator('b').textContent())).toBe(500);
  await given.press('Enter');
  const sold = page.getByRole('region', { name: 'Готово' });
  await sold.getByRole('heading', { name: 'Продано' }).waitFor();
  expect(sum(await sold.getByText('Сдача').locator('..').locator('b').textContent())).toBe(500);
});

it('a reservation is kept for somebody, collected at the counter, and the till is counted with a difference explained', async () => {
  const page = await enterAsOwner(house, 'Вера Кассирова');
  const name = `Годунов ${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
  await openCounter(page);
  await page.keyboard.press('2');
  await page.getByText('2 билета').waitFor();
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: 'Имя' }).fill(name);
  await page.getByRole('button', { name: /^Забронировать/ }).click();
  await page.getByText('Назовите покупателю номер заказа.').waitFor();

  await page.getByRole('button', { name: `Оплатить бронь: ${name}` }).click();
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'Получено' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Продано' }).waitFor();
  await page.getByRole('button', { name: `Оплатить бронь: ${name}` }).waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Моя касса' }).click();
  const form = page.getByRole('form', { name: 'Закрытие кассы' });
  await form.getByRole('textbox', { name: 'Размен в начале' }).fill('1000');
  const expected = sum(await form.getByText('Должно быть').locator('..').locator('dd').textContent());
  expect(expected).toBeGreaterThan(1000);
  await form.getByRole('textbox', { name: 'Пересчитано' }).fill(String(expected - 100));
  const close = form.getByRole('button', { name: 'Закрыть кассу' });
  expect(await close.isDisabled()).toBe(true);
  const why = 'Фальшивая купюра, сдана в банк';
  await form.getByRole('textbox', { name: 'Почему расходится' }).fill(why);
  await close.click();
  await page.getByText(new RegExp(`Расхождение .*100.*: ${why}`)).waitFor();
});

it('axe finds nothing in light and dark colours, and the counter and the till fit on a phone', async () => {
  const { performanceId } = await hallOnSale(shop, smallHall);
  const page = await enterAsOwner(house, 'Дина Видящая');
  for (const [path, keys, isThere] of [
    ['/counter', [], page.locator('a[href^="/counter/"]:not([href$="till"])').first()],
    [`/counter/${performanceId}`, ['2', 'c'], page.getByRole('textbox', { name: 'Получено' })],
    ['/counter/till', [], page.getByRole('form', { name: 'Закрытие кассы' })],
  ] as const) {
    await page.goto(path);
    if (keys.length > 0) await page.getByRole('heading', { name: 'Лучшие места рядом' }).waitFor();
    for (const key of keys) {
      await page.keyboard.press(key);
      if (key === '2') await page.getByText('2 билета').waitFor();
    }
    await isThere.waitFor();
    expect([path, await screenFaults(page)]).toEqual([path, []]);
  }
});
