import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { buyThree, newSurname } from '../fixtures/buy-three.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

it('an order is found by what is remembered of a name, in either alphabet, and filters live in the address', async () => {
  const surname = newSurname();
  await buyThree(shop, `Алёна ${surname}ова`);
  const page = await enterAsOwner(house, 'Анна Кассирова');
  await page.getByRole('link', { name: 'Заказы' }).click();
  const box = page.getByRole('textbox', { name: 'Что известно о заказе' });
  await box.fill(`алена ${surname.slice(1, 7)}`);
  await box.press('Enter');
  await page.waitForURL(/[?&]q=/);
  const rows = page.getByRole('table').getByRole('rowheader');
  await page.getByRole('cell', { name: new RegExp(`Алёна ${surname}ова`) }).waitFor();
  expect(await rows.count()).toBe(1);
  expect(await page.getByRole('table').textContent()).toContain('3 билета');

  await page.getByRole('button', { name: /Состояние/ }).click();
  await page.getByRole('option', { name: 'Ждёт оплаты' }).click();
  await page.waitForURL(/state=awaiting_payment/);
  await page.getByRole('heading', { name: 'Таких заказов нет' }).waitFor();
  await page.goBack();
  await page.getByRole('cell', { name: new RegExp(surname) }).waitFor();
});

it('what is found is taken out as a file after a passkey’s touch', async () => {
  const surname = newSurname();
  await buyThree(shop, `Борис ${surname}`);
  const page = await enterAsOwner(house, 'Вера Финансова');
  await page.goto(`/orders?q=${surname}`);
  await page.getByRole('cell', { name: new RegExp(surname) }).waitFor();
  await page.getByRole('button', { name: 'Скачать CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Сверка с банком');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Скачать CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(3);
  expect(file).toContain(`Борис ${surname}`);
  await page.goto('/audit?command=orders.export');
  await page.getByText('Сверка с банком').first().waitFor();
  expect(await page.getByRole('main').textContent()).not.toContain(surname);
});

it('one ticket of three is given back after a look at what goes back where, and a passkey’s touch', async () => {
  const surname = newSurname();
  await buyThree(shop, `Ева ${surname}`);
  const page = await enterAsOwner(house, 'Жанна Возвратова');
  await page.goto(`/orders?q=${surname}`);
  await page.getByRole('rowheader').getByRole('link').click();
  await page.getByRole('heading', { name: /^Заказ \d+$/ }).waitFor();
  await page.getByRole('button', { name: 'Вернуть деньги' }).click();
  const form = page.getByRole('form', { name: 'Вернуть деньги' });
  const ticket = form.getByRole('checkbox').first();
  await ticket.check();
  await form.getByRole('button', { name: 'Проверить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/Карта: /).waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Заболел один из троих');
  await dialog.getByRole('button', { name: 'Вернуть деньги' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Номера билетов' }).getByText('недействителен').waitFor();
  expect(await page.getByRole('list', { name: 'Номера билетов' }).getByRole('listitem').count()).toBe(3);
  await page.getByText('Заболел один из троих').waitFor();
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'Что происходило' }).waitFor();
      return page.getByText('Возврат выполнен').count();
    })
    .toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

it('an act on what somebody else has changed meanwhile says who it was, shows it anew, and is done at the second press', async () => {
  const surname = newSurname();
  await buyThree(shop, `Лев ${surname}`);
  const askForTicket = async (page: Page, ticket: number) => {
    await page.goto(`/orders?q=${surname}`);
    await page.getByRole('rowheader').getByRole('link').click();
    await page.getByRole('button', { name: 'Вернуть деньги' }).click();
    const form = page.getByRole('form', { name: 'Вернуть деньги' });
    await form.getByRole('checkbox').nth(ticket).check();
    await form.getByRole('button', { name: 'Проверить' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Причина' }).fill('Не придёт');
  };
  const confirm = (page: Page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Вернуть деньги' }).click();
  const [slow, quick] = [
    await enterAsOwner(house, 'Мила Медленная'),
    await enterAsOwner(house, 'Нил Быстрый'),
  ];
  await askForTicket(slow, 0);
  await askForTicket(quick, 1);
  await confirm(quick);
  await quick.getByRole('dialog').waitFor({ state: 'detached' });

  await confirm(slow);
  const dialog = slow.getByRole('dialog');
  await dialog.getByText(/Пока вы смотрели, это изменилось: owner-.*«Возврат денег»/).waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Причина' }).inputValue()).toBe('Не придёт');
  await confirm(slow);
  await dialog.waitFor({ state: 'detached' });
  const tickets = slow.getByRole('list', { name: 'Номера билетов' });
  await expect.poll(() => tickets.getByText('недействителен').count()).toBe(2);
});

it('what is above the limit of one person waits for a second, who confirms it', async () => {
  const surname = newSurname();
  await buyThree(shop, `Зоя ${surname}`);
  const [anna, boris] = [await enterAsOwner(house, 'Инна Первая'), await enterAsOwner(house, 'Карл Второй')];
  await anna.goto(`/orders?q=${surname}`);
  await anna.getByRole('rowheader').getByRole('link').click();
  await anna.getByRole('button', { name: 'Вернуть деньги' }).click();
  await anna.getByText('Всё', { exact: true }).click();
  await anna.getByRole('button', { name: 'Проверить' }).click();
  const asking = anna.getByRole('dialog');
  await asking.getByText('Это должен подтвердить ещё один человек.').waitFor();
  await asking.getByRole('textbox', { name: 'Причина' }).fill(`Концерт перенесён ${surname.slice(0, 3)}`);
  await asking.getByRole('button', { name: 'Вернуть деньги' }).click();
  await asking.getByText('Запрос отправлен.').waitFor();

  await boris.getByRole('link', { name: 'Запросы' }).click();
  const waiting = boris.getByRole('listitem').filter({ hasText: `Концерт перенесён ${surname.slice(0, 3)}` });
  await waiting.getByRole('button', { name: 'Подтвердить' }).click();
  const confirming = boris.getByRole('dialog');
  await confirming.getByText(/Карта: /).waitFor();
  await confirming.getByRole('textbox', { name: 'Причина' }).fill('Проверено');
  await confirming.getByRole('button', { name: 'Подтвердить' }).click();
  await waiting.waitFor({ state: 'detached' });
  expect(await violations(boris)).toEqual([]);
  await boris.goto(`/orders?q=${surname}`);
  await boris.getByRole('rowheader').getByRole('link').click();
  await boris.getByText('подтвердил второй человек').waitFor();
});

it('Ctrl-K leads to an order or a screen without a mouse', async () => {
  const surname = newSurname();
  await buyThree(shop, `Лев ${surname}`);
  const page = await enterAsOwner(house, 'Майя Быстрая');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Быстрый переход' }).fill(surname.slice(0, 6));
  await page.getByRole('menuitem', { name: /Заказ \d+/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Заказ \d+$/ }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Быстрый переход' }).fill('журнал');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Журнал действий' }).waitFor();
});

it('axe finds nothing in light and dark colours, and orders fit on a phone', async () => {
  await buyThree(shop, 'Глеб Узкий');
  const page = await enterAsOwner(house, 'Дина Видящая');
  await page.goto('/orders');
  await page.getByRole('rowheader').first().waitFor();
  expect(await screenFaults(page)).toEqual([]);
});
