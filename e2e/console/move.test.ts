import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { hallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { performancesOnSale } from '../fixtures/performances-on-sale.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];
const smallHall = { seating: 'plan', maxPlaces: 400 } as const;

/** Two of the best seats of the small hall, sold for cash; their order is open. */
async function sellTwo(page: Page): Promise<void> {
  const { performanceId } = await hallOnSale(shop, smallHall);
  await page.goto(`/counter/${performanceId}`);
  await page.getByRole('heading', { name: 'Лучшие места рядом' }).waitFor();
  await page.keyboard.press('2');
  await page.getByText('2 билета').waitFor();
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'Получено' }).waitFor();
  await page.keyboard.press('Enter');
  const sold = page.getByRole('region', { name: 'Готово' });
  await sold.getByRole('link', { name: /^Заказ \d+$/ }).click();
  await page.getByRole('heading', { name: /^Заказ \d+$/ }).waitFor();
}

const openMove = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Перенести билеты' }).click();
  await page.getByRole('group', { name: 'Какие билеты перенести' }).waitFor();
};

/** What changes is looked at, a reason is given, a passkey is touched. */
async function confirmMove(page: Page, reason: string): Promise<string> {
  const ways = page.getByRole('group', { name: 'Как рассчитаться за разницу' }).getByRole('radio');
  if ((await ways.count()) > 0) await ways.first().check();
  await page
    .getByRole('form', { name: 'Перенести билеты' })
    .getByRole('button', { name: 'Проверить' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Сервисный сбор, не меняется').waitFor();
  const said = (await dialog.getByRole('region', { name: 'Что изменится' }).textContent()) ?? '';
  await dialog.getByRole('textbox', { name: 'Причина' }).fill(reason);
  await dialog.getByRole('button', { name: 'Перенести билеты' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: /^Заказ \d+$/ }).waitFor();
  return said;
}

async function ticketNumbers(page: Page): Promise<string[]> {
  const numbers = page.getByRole('list', { name: 'Номера билетов' }).getByRole('listitem');
  await numbers.first().waitFor();
  return numbers.allTextContents();
}

it('one of two tickets gets another seat, after a look at what changes: the order and its buyer see that seat alone', async () => {
  const page = await enterAsOwner(house, 'Анна Пересадова');
  await sellTwo(page);
  const old = await ticketNumbers(page);
  await openMove(page);
  const tickets = page.getByRole('group', { name: 'Какие билеты перенести' }).getByRole('checkbox');
  await tickets.nth(1).uncheck();
  await page.getByText('Выберите ещё 1 место').waitFor();
  await page.getByRole('button', { name: 'Лучшее место' }).click();
  await page.getByText('Сервисный сбор не меняется. Почты у заказа нет: напечатайте новые билеты.').waitFor();
  const said = await confirmMove(page, 'Перегорела лампа над пятым рядом');
  expect(said).toMatch(/место \d+ → .*место \d+/);

  await page.getByText('Перегорела лампа над пятым рядом').waitFor();
  await page.getByText('Прежние места: 1').waitFor();
  const now = await ticketNumbers(page);
  expect(now.filter((number) => old.includes(number))).toHaveLength(1);
  expect(now).toHaveLength(2);

  const address = new URL((await page.getByRole('link', { name: 'Открыть' }).getAttribute('href')) ?? '');
  const token = address.pathname.split('/').at(-1);
  const shown = await page.request.get(`${inject('address')}/api/orders/${token}`);
  const order = (await shown.json()) as {
    lines: unknown[];
    tickets: { number: string; is_revoked: boolean }[];
  };
  expect(order.tickets.map(({ number, is_revoked }) => [number, is_revoked])).toEqual(
    expect.arrayContaining(now.map((number) => [number.trim(), false])),
  );
  expect([order.lines.length, order.tickets.length]).toEqual([2, 2]);
});

it('both go to another performance that is looked for, and the difference is settled in the same act', async () => {
  const page = await enterAsOwner(house, 'Борис Переносов');
  await sellTwo(page);
  await openMove(page);
  await page.getByText('Другой показ').click();
  const others = page.locator('details[open] a[href*="/move?to="]');
  await others.first().waitFor();
  const { performanceId } = await hallOnSale(shop, smallHall);
  // An evening that another journey has made may cost so little that a second person is asked.
  const seated = (await Array.fromAsync(performancesOnSale(shop, { seating: 'plan' }))).filter(
    (found) => found.performanceId !== performanceId,
  );
  const links = seated.map((found) => `details[open] a[href$="/move?to=${found.performanceId}"]`);
  await page.locator(links.join(', ')).first().click();
  await page.waitForURL(/\/move\?to=\d+$/);
  const places = page.getByRole('textbox', { name: /^Входные билеты/ });
  const best = page.getByRole('button', { name: 'Лучшие 2 места рядом' });
  await places.or(best).first().waitFor();
  if (await best.isVisible()) await best.click();
  else await places.first().fill('2');
  await page.getByText('Сервисный сбор не меняется.').waitFor();
  expect(await violations(page)).toEqual([]);
  // Nothing is chosen for anybody: how a difference is settled is said first.
  const ways = page.getByRole('group', { name: 'Как рассчитаться за разницу' });
  if (await ways.isVisible()) {
    expect(await ways.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Проверить' }).isDisabled()).toBe(true);
    // The last one leaves the price as it was, for which the sum may need a second person.
    await ways.getByRole('radio', { name: 'Без доплаты и возврата: цена прежняя' }).waitFor();
  }
  await confirmMove(page, 'В пятницу не смогут');
  await page.getByText('Прежние места: 2').waitFor();
});

it('axe finds nothing in light and dark colours, and moving fits on a phone', async () => {
  const page = await enterAsOwner(house, 'Дина Видящая');
  await sellTwo(page);
  await openMove(page);
  await page.getByRole('button', { name: 'Лучшие 2 места рядом' }).click();
  await page.getByText('Сервисный сбор не меняется.').waitFor();
  expect(await screenFaults(page)).toEqual([]);
});
