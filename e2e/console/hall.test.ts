import { findRow } from '@parterre/domain/seats/plan/plan';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { hallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop } from '../fixtures/shop.ts';

const [shop, house] = [openShop(), openHouse()];
const nextYear = new Date().getFullYear() + 1;
const smallHall = { seating: 'plan', maxPlaces: 400 } as const;

it('a row is withheld until Friday with a reason, nobody can buy it, and it is put on sale again', async () => {
  const { plan, title, performanceId, isFree } = await hallOnSale(shop, smallHall);
  const seat = Array.from({ length: plan.seatCount }, (_, index) => index).find(isFree) ?? 0;
  const { label, seatCount } = findRow(plan, seat);
  const page = await enterAsOwner(house, 'Анна Кассирова');
  await page.getByRole('link', { name: 'Показы' }).click();
  const box = page.getByRole('textbox', { name: 'Событие, площадка или зал' });
  await box.fill(title);
  await box.press('Enter');
  await page.waitForURL(/[?&]q=/);
  await page.locator(`a[href="/performances/${performanceId}"]`).click();

  await page.getByRole('button', { name: /Ряд или зона/ }).click();
  await page
    .getByRole('option', { name: new RegExp(`^Ряд (.*, )?${label}$`) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Отметить' }).click();
  await page.getByRole('heading', { name: new RegExp(`^Выбрано ${seatCount} мест`) }).waitFor();
  await page.getByLabel('Вернуть в продажу').first().fill(`${nextYear}-11-22T10:00`);
  await page.getByRole('button', { name: 'Снять с продажи' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Снимаются с продажи').waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Гости театра');
  await dialog.getByRole('button', { name: 'Снять с продажи' }).click();
  await dialog.waitFor({ state: 'detached' });

  const isOnSale = async () => (await hallOnSale(shop, smallHall)).isFree(seat);
  await expect.poll(isOnSale).toBe(false);
  await page.getByRole('button', { name: 'Отметить' }).click();
  await page.getByText(new RegExp(`Снято до .*${nextYear}.*: Гости театра`)).waitFor();
  await page.getByRole('button', { name: 'Вернуть в продажу' }).click();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Не придут');
  await dialog.getByRole('button', { name: 'Вернуть в продажу' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(isOnSale).toBe(true);
});

it('axe finds nothing in light and dark colours, and performances and a hall fit on a phone', async () => {
  const { performanceId } = await hallOnSale(shop, smallHall);
  const page = await enterAsOwner(house, 'Дина Видящая');
  for (const [path, isThere] of [
    ['/performances', page.getByRole('rowheader').first()],
    [`/performances/${performanceId}`, page.getByRole('img')],
  ] as const) {
    await page.goto(path);
    await isThere.waitFor();
    expect([path, await screenFaults(page)]).toEqual([path, []]);
  }
});

it('the hall is drawn in the colours that are chosen, without a reload', async () => {
  const { performanceId } = await hallOnSale(shop, smallHall);
  const page = await enterAsOwner(house, 'Ева Рисующая');
  await page.goto(`/performances/${performanceId}`);
  const hall = page.getByRole('img');
  const drawn = () => hall.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await hall.waitFor();
  const light = await drawn();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(drawn).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(drawn).toBe(light);
});

/** Somebody else withholds a seat meanwhile, or releases it. */
const act = (page: Page, command: 'seats.withhold' | 'seats.release', input: object) =>
  page.evaluate(
    async ({ path, body }) => {
      const { status } = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body,
      });
      return status;
    },
    {
      path: `/api/console/v1/commands/${command}`,
      body: JSON.stringify({ input, reason: 'Гости театра' }),
    },
  );

it('what others do in a hall is seen without a reload, and a lost connection is said and found again', async () => {
  const { plan, performanceId, isFree } = await hallOnSale(shop, smallHall);
  const seat = Array.from({ length: plan.seatCount }, (_, index) => index).findLast(isFree) ?? 0;
  const input = { performance_id: performanceId, seats: [seat] };
  const [page, other] = [
    await enterAsOwner(house, 'Ева Смотрящая'),
    await enterAsOwner(house, 'Жанна Другая'),
  ];
  const lost = page.getByText('Связь с залом прервалась', { exact: false });
  const stream = '**/performances/hall/stream*';
  await page.route(stream, (route) => route.abort());
  await page.goto(`/performances/${performanceId}`);
  await lost.waitFor();
  await page.unroute(stream);
  await lost.waitFor({ state: 'detached' });

  const withheld = page.locator('[data-state="withheld"] dd').first();
  const before = Number(await withheld.textContent());
  expect(await act(other, 'seats.withhold', input)).toBe(200);
  // Far sooner than it would be read again anyway.
  await expect.poll(async () => Number(await withheld.textContent()), { timeout: 5000 }).toBe(before + 1);
  expect(await act(other, 'seats.release', input)).toBe(200);
  await expect.poll(async () => Number(await withheld.textContent()), { timeout: 5000 }).toBe(before);
});
