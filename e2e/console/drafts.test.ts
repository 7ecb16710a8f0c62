import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { keepEvent } from '../fixtures/announce.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { hallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

/** For those who want to look: `PICTURES=folder`. */
async function picture(page: Page, name: string) {
  const folder = process.env.PICTURES;
  if (!folder) return;
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/drafts-${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

const openItem = async (page: Page, title: string) => {
  await page.goto('/catalogue/events');
  await page.getByRole('textbox', { name: 'Найти по названию' }).fill(title);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

const text = (page: Page, field: string, language: string) =>
  page.getByRole('group', { name: field, exact: true }).getByRole('textbox', { name: language });

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Сохранено в черновике.', { exact: false }).waitFor();
};

const publish = async (page: Page, reason: string) => {
  await page.getByRole('link', { name: 'К черновику' }).click();
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill(reason);
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await page.getByText('На сайте с', { exact: false }).waitFor();
};

it('an editor changes an event in a draft, publishes it, sees that it is live, and takes it back', async () => {
  const { title, eventId } = await hallOnSale(shop, { seating: 'plan', maxPlaces: 400 });
  onTestFinished(await keepEvent(title));
  const page = await enterAsOwner(house, 'Раиса Редакторова');
  await openItem(page, title);
  await text(page, 'Подзаголовок', 'Русский').fill('Только два вечера');
  await text(page, 'Подзаголовок', 'Deutsch').fill('');
  await page.getByText('Посетители видят: Только два вечера').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'item');
  // What is typed outlives a reload.
  await page.reload();
  expect(await text(page, 'Подзаголовок', 'Русский').inputValue()).toBe('Только два вечера');
  await save(page);
  const visitor = await shop.open(`/events/${eventId}`);
  expect(await visitor.getByText('Только два вечера').count()).toBe(0);
  await publish(page, 'Анонс');
  await picture(page, 'publication');
  await visitor.reload();
  await visitor.getByText('Только два вечера').first().waitFor();

  await page.getByRole('button', { name: 'Отменить публикацию' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Только два вечера').waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Рано');
  await dialog.getByRole('button', { name: 'Отменить публикацию' }).click();
  await page.getByRole('heading', { level: 1, name: /^Отмена:/ }).waitFor();
  await page.getByText('На сайте с', { exact: false }).waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await visitor.getByText('Только два вечера').count()).toBe(0);
});
