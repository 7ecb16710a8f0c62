import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { buyThree, newSurname } from '../fixtures/buy-three.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { newAddress, openHouse } from '../fixtures/house.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop } from '../fixtures/shop.ts';

const [shop, house] = [openShop(), openHouse()];

async function lookUp(page: Page, email: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Почта, имя, телефон или номер заказа' });
  await box.fill(email);
  await box.press('Enter');
}

it('a person is shown what is held of them, takes it along, and is forgotten', async () => {
  const [surname, email] = [newSurname(), newAddress('alla')];
  await buyThree(shop, `Алла ${surname}`, email);
  const page = await enterAsOwner(house, 'Анна Хранящая');
  await page.getByRole('link', { name: 'Личные данные' }).click();
  await lookUp(page, 'не@адрес');
  await page.getByText('Это не похоже на адрес почты.').waitFor();
  await lookUp(page, email);
  const contacts = page.getByRole('row', { name: /Имя, почта, телефон и организация в заказах/ });
  await contacts.getByText('Удаляется').waitFor();
  expect(await page.getByRole('row', { name: /Покупки/ }).textContent()).toContain('Остаётся');
  expect(page.url()).not.toContain('alla');

  await page.getByRole('button', { name: 'Скачать всё' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Просит выдать');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Скачать всё' }).click();
  const held = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(held).toMatchObject({ address: email, orders: [{ name: `Алла ${surname}`, email }] });
  expect(held.orders[0].tickets).toHaveLength(3);
  const { number } = held.orders[0];

  await page.getByRole('button', { name: 'Забыть человека' }).click();
  await dialog.getByText(String(number)).waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Просит удалить');
  await dialog.getByRole('button', { name: 'Забыть человека' }).click();
  await page.getByText('Готово: личные данные удалены. Заказов затронуто: 1.').waitFor();
  await page.getByRole('heading', { name: 'Об этом адресе ничего не хранится.' }).waitFor();

  await page.goto(`/orders?q=${number}`);
  await page.getByText('Покупатель удалён').waitFor();
  await page.goto('/audit?subject=buyer');
  await page.getByText('Просит удалить').first().waitFor();
  expect(await page.getByRole('main').textContent()).not.toContain(surname);
});

it('axe finds nothing in light and dark colours, and it fits on a phone', async () => {
  const email = newAddress('bella');
  await buyThree(shop, `Белла ${newSurname()}`, email);
  const page = await enterAsOwner(house, 'Дина Видящая');
  await page.getByRole('link', { name: 'Личные данные' }).click();
  await lookUp(page, email);
  await page.getByRole('rowheader').first().waitFor();
  expect(await screenFaults(page)).toEqual([]);
});
