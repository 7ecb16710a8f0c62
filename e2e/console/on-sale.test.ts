import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { runInConsole } from '../../apps/parterre/test/evening.ts';
import { cards, fillIn, pay, payAtTheBank } from '../fixtures/buying.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { lastHallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { type PerformanceOnSale, performancesOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { endWaitingRoom } from '../fixtures/without-room.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

/** One that other journeys do not buy: they take the first, or the last. */
async function secondToLast(): Promise<PerformanceOnSale> {
  const found: PerformanceOnSale[] = [];
  for await (const one of performancesOnSale(shop, { seating: 'general', minPlaces: 100 })) found.push(one);
  const sale = found.at(-2);
  if (!sale) throw new Error('The demo sells too little without numbered seats.');
  return sale;
}

async function confirm(page: Page, act: string, reason = 'Премьера'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill(reason);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** What is wrong with the house, where something is, and how the sale stands: a machine that is busy has its own to say first. */
const verdict = (page: Page) =>
  page.getByRole('region', { name: 'Главное' }).locator('p').first().innerText();
const figure = (page: Page, section: string, name: string) =>
  page.getByRole('region', { name: section }).locator('div', { hasText: name }).locator('dd').innerText();

it('a sale is watched as somebody buys, its room is paused, and that is undone', async () => {
  const { performanceId, eventId } = await secondToLast();
  const owner = await enterAsOwner(house, 'Вера Дирижёрова');
  await endWaitingRoom(owner, performanceId);
  await owner.goto(`/performances/${performanceId}/on-sale`);
  await expect.poll(() => verdict(owner)).toMatch(/Продажи/);
  expect(await violations(owner)).toEqual([]);

  const anna = await shop.open(`/events/${eventId}?date=${performanceId}#tickets`);
  await anna
    .getByRole('button', { name: /: Больше$/ })
    .first()
    .click();
  await expect.poll(() => figure(owner, 'Люди', 'с корзиной')).toBe('1');
  await anna.locator('main a[href$="/order"]').click();
  await fillIn(anna);
  await pay(anna);
  await payAtTheBank(anna, cards.good);
  await expect.poll(() => figure(owner, 'За последнюю минуту', 'Билетов оплачено')).toBe('1');
  await expect.poll(() => verdict(owner)).toMatch(/Продажи идут/);
  await owner.getByText(/^Продано \d+%$/).waitFor();

  await owner.goto(`/performances/${performanceId}/waiting-room`);
  await owner.getByRole('button', { name: 'Включить зал ожидания' }).click();
  await confirm(owner, 'Включить зал ожидания');
  await owner.goto(`/performances/${performanceId}/on-sale`);
  await owner.getByRole('button', { name: 'Поставить на паузу' }).click();
  await confirm(owner, 'Поставить на паузу');
  await expect.poll(() => verdict(owner)).toMatch(/Пауза: зал ожидания никого не впускает\.$/);
  await owner.getByRole('button', { name: 'Вернуть как было' }).click();
  await confirm(owner, 'Вернуть как было');
  await owner.getByRole('button', { name: 'Поставить на паузу' }).waitFor();
  await owner.setViewportSize(phone.viewport);
  expect(await violations(owner)).toEqual([]);
  expect(await owner.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await owner.goto(`/performances/${performanceId}/waiting-room`);
  await owner.getByRole('button', { name: 'Выключить зал ожидания' }).click();
  await confirm(owner, 'Выключить зал ожидания');
});

it('each lever shows what it does, asks why, is taken back by one more press, and all of it is in the audit log', async () => {
  const hall = await lastHallOnSale(shop, { seating: 'plan', minPlaces: 100 });
  const { performanceId } = hall;
  const owner = await enterAsOwner(house, 'Вера Рычагова');
  await endWaitingRoom(owner, performanceId);
  const seats = Array.from({ length: hall.plan.seatCount }, (_, seat) => seat)
    .filter(hall.isFree)
    .slice(-3);
  const kept = { performance_id: performanceId, seats };
  expect((await runInConsole(owner, 'seats.withhold', kept)).status).toBe(200);
  await owner.goto(`/performances/${performanceId}/on-sale`);
  const reason = `Рычаги, ${new Date().toISOString()}`;
  const lever = (name: string | RegExp) => owner.getByRole('button', { name });
  const press = async (name: string | RegExp) => {
    const act = await lever(name).first().innerText();
    await lever(name).first().click();
    await confirm(owner, act, reason);
  };
  const withheld = () => figure(owner, 'Билеты по зонам', 'Снято');
  await lever(/^Пустить в продажу: /)
    .first()
    .waitFor();
  const before = Number(await withheld());

  await press(/^Пустить в продажу: /);
  await expect.poll(async () => Number(await withheld())).toBeLessThan(before);
  await press('Вернуть как было');
  await expect.poll(withheld).toBe(String(before));
  expect((await runInConsole(owner, 'seats.release', kept)).status).toBe(200);

  await press('Остановить продажи');
  await expect.poll(() => verdict(owner)).toMatch(/Продажи закрыты\.$/);
  await press('Открыть продажи снова');
  await expect.poll(() => verdict(owner)).not.toMatch(/Продажи закрыты/);

  const on = { performance_id: performanceId, scope: 'performance' };
  const turnedOn = await runInConsole<{ room_id: number }>(owner, 'waiting-room.turn-on', on);
  expect(turnedOn.status).toBe(200);
  const cap = owner.getByRole('textbox', { name: 'Не больше людей в минуту' });
  await cap.fill('60');
  await press('Изменить темп');
  await expect.poll(() => cap.inputValue()).toBe('60');
  await press('Вернуть как было');
  await expect.poll(() => cap.inputValue()).toBe('');
  expect((await runInConsole(owner, 'waiting-room.turn-off', turnedOn.body)).status).toBe(200);

  await owner.goto('/audit');
  const written = owner.getByRole('main').getByRole('listitem').filter({ hasText: reason });
  await written.first().waitFor();
  const count = (act: string) => written.filter({ hasText: act }).count();
  expect({
    released: await count('Возврат мест в продажу'),
    withheld: await count('Снятие мест с продажи'),
    sale: await count('Изменение показов'),
    pace: await count('Темп зала ожидания'),
  }).toEqual({ released: 1, withheld: 1, sale: 2, pace: 2 });
});
