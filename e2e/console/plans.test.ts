import { readFile } from 'node:fs/promises';
import { seatName } from '@parterre/domain/seats/plan/seat-name';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cards, countTickets, fillIn, pay, payAtTheBank } from '../fixtures/buying.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { lastHallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { drag, findDrawing } from '../fixtures/plan-drawing.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop } from '../fixtures/shop.ts';

const [shop, house] = [openShop(), openHouse()];

async function saveVersion(page: Page, reason: string) {
  await page.getByRole('button', { name: 'Сохранить версию…' }).click();
  const dialog = page.getByRole('dialog');
  // Other journeys go on selling by the plan that these halls have.
  const used = dialog.getByRole('checkbox', { checked: true });
  while ((await used.count()) > 0) await used.first().uncheck();
  await dialog.getByRole('button', { name: 'Что изменится' }).click();
  await dialog.getByText('Залы остаются при своих схемах.').waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill(reason);
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText(/сохранена как версия \d+/).waitFor();
}

it('by keys alone a row is moved, painted and renamed, and the hall is saved as a new version', async () => {
  const page = await enterAsOwner(house, 'Клара Чертёжникова');
  await page.getByRole('link', { name: 'Схемы залов' }).click();
  await page.getByRole('link', { name: 'Studio 120, версия 1', exact: true }).click();
  const drawing = findDrawing(page);
  await page.getByText('Ошибок нет').waitFor();
  await drawing.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Выбрано 1 место').waitFor();
  await page.keyboard.press('r');
  await page.getByText(/Выбрано 1\d мест/).waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('2');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Клавиши' }).getByText('сдвинуть на 10 см').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Форма, проходы, выравнивание').click();
  // Another name each time: what is stored already would be nothing new.
  const name = `Первый ${crypto.randomUUID().slice(0, 4)}`;
  await page.getByRole('textbox', { name: 'Ряд', exact: true }).fill(name);
  await page.getByText(`Зал ${name}`).waitFor();
  await saveVersion(page, 'Сдвинули первый ряд');
  expect(new URL(page.url()).pathname).toBe('/plans');
});

it('a hall is drawn with the mouse, outlives a reload, is undone and redone, and is saved', async () => {
  const page = await enterAsOwner(house, 'Лида Рисующая');
  await page.goto('/plans/new');
  const drawing = findDrawing(page);
  await page.getByText('1 ошибка').waitFor();
  await page.getByText('Новые ряды', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Рядов', exact: true }).fill('12');
  await page.getByRole('textbox', { name: 'Прогиб, см' }).fill('120');
  await page.getByRole('button', { name: 'Ряды', exact: true }).click();
  await drag(drawing, [0.25, 0.35], [0.75, 0.35]);
  const drawn = page.getByText(/Ошибок нет · (3\d\d|4\d\d) мест/);
  await drawn.waitFor();
  const seats = await drawn.textContent();

  await page.getByRole('button', { name: 'Отменить' }).click();
  await page.getByText('1 ошибка').waitFor();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await page.getByText(String(seats)).waitFor();

  // Kept in this browser: the worker has said so once the draft can be found.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const opened = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open('parterre-plans');
          request.onsuccess = () => resolve(request.result);
        });
        const request = opened.transaction('drafts').objectStore('drafts').count();
        return new Promise<number>((resolve) => {
          request.onsuccess = () => {
            opened.close();
            resolve(request.result);
          };
        });
      }),
    )
    .toBe(1);
  await page.reload();
  await page.getByText('Здесь есть то, что вы нарисовали и не сохранили.').waitFor();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByText(String(seats)).waitFor();

  await page.getByRole('textbox', { name: 'Новая зона' }).fill('Галёрка');
  await page.getByRole('button', { name: 'Добавить' }).first().click();
  await page.getByRole('button', { name: 'Красить зоной «Галёрка»' }).click();
  await drag(findDrawing(page), [0.1, 0.6], [0.9, 0.6]);
  await expect
    .poll(async () =>
      Number(
        await page
          .getByRole('listitem')
          .filter({ has: page.getByLabel('Название зоны «Галёрка»') })
          .locator('span')
          .first()
          .textContent(),
      ),
    )
    .toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Показать лучшие места на 2 человек' }).click();
  await page.getByRole('button', { name: 'Показать качество обзора' }).click();
  await page.locator('path[data-heat="0"]').first().waitFor({ state: 'attached' });
  await saveVersion(page, 'Новый зал');
  await page.goto('/plans/new');
  await page.getByText('1 ошибка').waitFor();
});

it('files of others are opened and confirmed, and pretix gets one of its own', async () => {
  const page = await enterAsOwner(house, 'Мира Файлова');
  await page.goto('/plans/new');
  await page.getByText('1 ошибка').waitFor();
  await page.getByText('Файлы и подложка').click();
  const chooser = page.getByLabel('Открыть файл…').last();
  const circles = [0, 1, 2].flatMap((row) =>
    Array.from(
      { length: 10 },
      (_, seat) => `<circle cx="${seat * 20}" cy="${row * 35}" r="8" fill="#224466"/>`,
    ),
  );
  await chooser.setInputFiles({
    name: 'hall.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(`<svg>${circles.join('')}</svg>`),
  });
  const dialog = page.getByRole('dialog', { name: 'Места из SVG' });
  await dialog.getByText('Кругов: 30, рядов получилось: 3.').first().waitFor();
  await dialog.getByRole('button', { name: 'Всё верно' }).click();
  await page.getByText('Ошибок нет · 30 мест').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать для pretix' }).click(),
  ]);
  const written = await readFile(await download.path(), 'utf8');
  expect(Object.keys(JSON.parse(written)).sort()).toEqual(['categories', 'name', 'size', 'zones']);
  await chooser.setInputFiles({
    name: 'pretix.json',
    mimeType: 'application/json',
    buffer: Buffer.from(written),
  });
  await page.getByText('Ошибок нет · 30 мест').waitFor();
  await chooser.setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"zones": 1}'),
  });
  await page.getByText('zones must be a list').waitFor();
});

it('a performance keeps its plan for as long as somebody would lose a seat that is paid for, and their order is named', async () => {
  const hall = await lastHallOnSale(shop, { seating: 'plan', maxPlaces: 400 });
  const { plan, performanceId, isFree } = hall;
  const seat = Array.from({ length: plan.seatCount }, (_, index) => index).findLast(isFree) ?? 0;
  const data = { type: 'ADD_TICKET', ticket: { id: `${performanceId}:${seat}`, count: 1 } };
  const buyer = await shop.open('/order', {
    prepare: async ({ request }) => expect((await request.post('/api/basket', { data })).status()).toBe(200),
  });
  await buyer.locator('[id="contact.name"]').waitFor();
  await fillIn(buyer);
  await pay(buyer);
  await payAtTheBank(buyer, cards.good);
  expect(await countTickets(buyer)).toBe(1);

  const page = await enterAsOwner(house, 'Нина Сменова');
  await page.goto(`/performances/${performanceId}`);
  await page.getByRole('link', { name: 'Сменить схему' }).click();
  await page.getByRole('button', { name: /На какую схему/ }).click();
  await page.getByRole('option', { name: /^Theatre 1100, версия 1/ }).click();
  await page.getByRole('button', { name: 'Кто что потеряет' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Мешают места: \d+\./).waitFor();
  const { section, row, seat: label } = seatName(plan, seat);
  const lost = dialog.getByRole('listitem').filter({ hasText: [section.name, row, label].join(', ') });
  expect(await lost.textContent()).toMatch(/ — такого места нет · заказ \d+$/);
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
});

it('axe finds nothing in light and dark colours, and plans fit on a phone', async () => {
  const page = await enterAsOwner(house, 'Ольга Видящая');
  for (const [path, isThere] of [
    ['/plans', page.getByRole('rowheader').first()],
    ['/plans/1', page.getByText('Ошибок нет')],
  ] as const) {
    await page.goto(path);
    await isThere.waitFor();
    expect([path, await screenFaults(page)]).toEqual([path, []]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Чтобы рисовать, нужен экран пошире.').waitFor();
});
