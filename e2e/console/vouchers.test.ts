import { readFile } from 'node:fs/promises';
import { findRow } from '@parterre/domain/seats/plan/plan';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cards, countTickets, fillIn, pay, payAtTheBank, withTickets } from '../fixtures/buying.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { lastHallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop } from '../fixtures/shop.ts';
import { unfoldList } from '../fixtures/unfold-list.ts';

const [shop, house] = [openShop(), openHouse()];

async function confirm(page: Page, act: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Весенняя акция');
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const choose = async (page: Page, field: RegExp, option: string) => {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
};

/** Digits of a sum, as it is shown. */
const digits = (text: string) => text.replace(/\D/g, '');

it('a code is issued, comes by a link, makes tickets cheaper, and can be used again once they are given back', async () => {
  const code = `WELLE${Date.now() % 1_000_000}`;
  const page = await enterAsOwner(house, 'Вера Акционная');
  await page.getByRole('link', { name: 'Промокоды' }).click();
  await page.getByRole('link', { name: 'Выпустить' }).click();
  // The list has a box that is called much the same.
  await page.getByRole('heading', { name: 'Новые промокоды' }).waitFor();
  await page.getByRole('textbox', { name: 'Название', exact: true }).fill('Весна');
  await page.getByRole('textbox', { name: 'Код', exact: true }).fill(code);
  await page.getByRole('textbox', { name: 'Процентов' }).fill('50');
  await page.getByRole('textbox', { name: 'Заказов на код' }).fill('1');
  await choose(page, /После возврата билетов/, 'Снова действует всегда');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await page.getByRole('dialog').getByText('50 %').waitFor();
  await confirm(page, 'Выпустить');
  await page.getByRole('heading', { name: 'Весна' }).waitFor();

  const buyer = await shop.open(`/cart?code=${code.toLowerCase()}`, await withTickets(shop));
  const sums = buyer.locator('main dl').last();
  await sums.getByText(`Промокод ${code}`).waitFor();
  const [price = '', off = ''] = (await sums.locator('dd').allInnerTexts()).map(digits);
  expect(Number(off) * 2).toBe(Number(price));
  await buyer.getByRole('link', { name: 'Оформить заказ' }).click();
  await fillIn(buyer);
  await buyer.getByText(`Промокод ${code}`).waitFor();
  await pay(buyer);
  await payAtTheBank(buyer, cards.good);
  expect(await countTickets(buyer)).toBe(2);
  const token = new URL(buyer.url()).searchParams.get('order') ?? '';
  const { number } = await shop.fetchJson<{ number: string }>(`/api/orders/${token}`);
  await buyer.goto(`/order/bill/${token}`);
  await buyer.getByRole('row', { name: new RegExp(`Промокод ${code}`) }).waitFor();

  // Nobody else can use it.
  const late = await shop.open('/cart', await withTickets(shop));
  await late.getByLabel('Промокод или подарочный сертификат').fill(code);
  await late.keyboard.press('Enter');
  await late.getByText('Этот код уже использован полностью.').waitFor();

  // By the clock of a house in Moscow.
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  await page.goto(`/settlement?from=${today}&until=${today}`);
  await page.getByText('Скидки по промокодам и абонементам за эти дни').first().waitFor();
  await page.goto(`/orders/${number}`);
  await page.getByText('Применён промокод').waitFor();
  await page.getByRole('button', { name: 'Вернуть деньги' }).click();
  const form = page.getByRole('form', { name: 'Вернуть деньги' });
  for (const ticket of await form.getByRole('checkbox').all()) await ticket.check();
  await form.getByRole('button', { name: 'Проверить' }).click();
  await page.getByRole('dialog').getByText('Вернётся на промокод').waitFor();
  await confirm(page, 'Вернуть деньги');
  await page.getByText('Промокод снова можно применить').waitFor();

  await page.goto(`/vouchers?q=${code}`);
  await page.getByRole('link', { name: 'Весна' }).click();
  await page.getByRole('link', { name: code }).click();
  for (const happening of ['Выпущен', 'Введён в корзине', 'Применён в заказе', 'Снова можно применить'])
    await page.getByRole('listitem').filter({ hasText: happening }).first().waitFor();
  await late.reload();
  await late.locator('main dl').last().getByText(`Промокод ${code}`).waitFor();
  await page.getByRole('button', { name: 'Отключить код' }).click();
  await confirm(page, 'Отключить');
  await page.getByText('Отключён').first().waitFor();
});

it('seats that the house keeps are opened by a code: whoever has it sees, holds and buys them, and nobody else', async () => {
  const code = `LOGE${Date.now() % 1_000_000}`;
  const { plan, performanceId, path, isFree } = await lastHallOnSale(shop, {
    seating: 'plan',
    maxPlaces: 400,
  });
  const seat = Array.from({ length: plan.seatCount }, (_, index) => index).findLast(isFree) ?? 0;
  const { label } = findRow(plan, seat);
  const page = await enterAsOwner(house, 'Зоя Ложева');
  await page.goto(`/performances/${performanceId}`);
  await page.getByRole('button', { name: /Ряд или зона/ }).click();
  await page
    .getByRole('option', { name: new RegExp(`^Ряд (.*, )?${label}$`) })
    .last()
    .click();
  await page.getByRole('button', { name: 'Отметить' }).click();
  await page.getByRole('button', { name: 'Снять с продажи' }).click();
  await confirm(page, 'Снять с продажи');
  await page.getByRole('button', { name: 'Отметить' }).click();
  await page.getByRole('link', { name: 'Промокод на эти места' }).click();
  await page.getByRole('textbox', { name: 'Название', exact: true }).fill('Друзья театра');
  await page.getByRole('textbox', { name: 'Код', exact: true }).fill(code);
  await page.getByRole('textbox', { name: 'Процентов' }).fill('10');
  await choose(page, /^(?!.*Сколько кодов).*Места/, 'Открывают те из этих мест, что сняты с продажи');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await page.getByRole('dialog').getByText('Откроются по коду').waitFor();
  await confirm(page, 'Выпустить');
  await page.getByText('Ждут покупателей').waitFor();

  const stranger = await shop.open(path);
  const [before, after] = path.split('#');
  const buyer = await shop.open(`${before}&code=${code.toLowerCase()}#${after}`);
  await buyer.getByText('Ваш промокод открывает', { exact: false }).waitFor();
  await Promise.all([stranger, buyer].map(unfoldList));
  const opened = buyer.getByRole('checkbox', { name: /свободно, .*по вашему промокоду/ });
  expect(await stranger.getByRole('checkbox', { name: /по вашему промокоду/ }).count()).toBe(0);
  await opened.last().click();
  await buyer.getByRole('checkbox', { name: /выбрано вами, .*по вашему промокоду/ }).waitFor();
  await page.reload();
  await page.getByText('в корзинах и неоплаченных заказах: 1').waitFor();

  await buyer.locator('main a[href$="/order"]').first().click();
  await fillIn(buyer);
  await buyer.getByText(`Промокод ${code}`).waitFor();
  await pay(buyer);
  await payAtTheBank(buyer, cards.good);
  expect(await countTickets(buyer)).toBe(1);
  await page.reload();
  await page.getByText('продано: 1').waitFor();
});

it('many codes are issued and saved as a file; axe finds nothing in light and dark colours, and all of it fits on a phone', async () => {
  const page = await enterAsOwner(house, 'Дина Массовая');
  const fits = async (screen: string) => expect([screen, await screenFaults(page)]).toEqual([screen, []]);
  await page.goto('/vouchers/issue');
  await page.getByRole('textbox', { name: 'Название', exact: true }).fill('Клуб');
  await choose(page, /Сколько кодов/, 'Много разных');
  await page.getByRole('textbox', { name: 'Сколько' }).fill('12');
  await page.getByRole('textbox', { name: 'Начало кода' }).fill('CLUB');
  await page.getByRole('textbox', { name: 'Процентов' }).fill('10');
  await fits('/vouchers/issue');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await confirm(page, 'Выпустить');
  await page.getByRole('heading', { name: 'Клуб' }).waitFor();
  expect(await page.getByRole('rowheader').count()).toBe(12);
  await fits('a batch');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Сохранить CSV' }).click();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(13);
  expect(new Set(lines).size).toBe(13);
  expect(lines[1]).toMatch(/^CLUB(-[0-9A-HJKMNP-TV-Z]{3}){3},Действует,0$/);
  await page
    .getByRole('link', { name: /^CLUB-/ })
    .first()
    .click();
  await page.getByText('Выпущен').first().waitFor();
  await fits('a code');
  await page.goto('/vouchers');
  await page.getByRole('rowheader').first().waitFor();
  await fits('/vouchers');
});
