import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import {
  intoNewDraft,
  openItem,
  picture,
  publish,
  publishDraft,
  save,
  undoPublication,
} from '../fixtures/draft-screens.ts';
import { hallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

const readStatus = async (path: string) => (await fetch(inject('address') + path)).status;

/** Publishes an event like another one, and answers its title and its page. */
async function publishCopy(page: Page) {
  const { title } = await hallOnSale(shop, { seating: 'plan', maxPlaces: 400 });
  await openItem(page, title);
  const key = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const [own, copy] = [`${key}-${Date.now()}`, `${title} ${Date.now()}`];
  await page.goto(`/catalogue/events/${own}?${new URLSearchParams({ like: key, name: copy })}`);
  await page.getByRole('heading', { level: 1, name: copy }).waitFor();
  await intoNewDraft(page);
  await save(page);
  await publish(page, 'Премьера');
  const found = await shop.fetchList<{ id: number; title: string }>(
    `/v1/events?limit=50&date_type=all&search=${encodeURIComponent(copy)}`,
  );
  const id = found.find((event) => event.title === copy)?.id;
  if (id === undefined) throw new Error(`${copy} is not found`);
  return { copy, id, path: `/events/${id}` };
}

it('an event that was published by mistake is gone once that is undone, from its page, from lists and from search', async () => {
  const page = await enterAsOwner(house, 'Раиса Редакторова');
  const { copy, id, path } = await publishCopy(page);
  expect(await readStatus(path)).toBe(200);
  expect(await shop.countEvents(`id_in=${id}`)).toBe(1);
  await page.getByRole('button', { name: 'Отменить публикацию' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Записи не станет в каталоге', { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'undo-new');
  await dialog.getByRole('button', { name: 'Отмена', exact: true }).click();
  await undoPublication(page, 'Рано');
  await page.getByText('удаление').first().waitFor();
  await picture(page, 'undone-new');
  expect(await readStatus(path)).toBe(404);
  expect(await shop.countEvents(`date_type=all&id_in=${id}`)).toBe(0);
  await page.goto('/catalogue/events');
  await page.getByRole('textbox', { name: 'Найти по названию' }).fill(copy);
  await page.getByText('0 записей').waitFor();
});

it('an editor removes an event in a draft, and brings it back at the same address', async () => {
  const page = await enterAsOwner(house, 'Раиса Редакторова');
  const { copy, path } = await publishCopy(page);
  await openItem(page, copy);
  await page.getByRole('button', { name: 'Удалить из каталога…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await intoNewDraft(page, dialog);
  expect(await violations(page)).toEqual([]);
  await picture(page, 'remove');
  await dialog.getByRole('button', { name: 'Отметить к удалению' }).click();
  await page.getByRole('region', { name: copy }).getByText('удаление').waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'removal');
  await page.getByRole('link', { name: copy }).click();
  await page.getByText('запись отмечена к удалению', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'К черновику' }).click();
  await publishDraft(page, 'Не играем');
  expect(await readStatus(path)).toBe(404);
  await undoPublication(page, 'Играем');
  expect(await readStatus(path)).toBe(200);
  const visitor = await shop.open(path);
  await visitor.getByRole('heading', { level: 1, name: copy }).waitFor();
  await undoPublication(page, 'Не играем');
  expect(await readStatus(path)).toBe(404);
});

it('what others name is not removed, and the draft says by what', async () => {
  const page = await enterAsOwner(house, 'Раиса Редакторова');
  await page.goto('/catalogue/places');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Удалить из каталога…' }).click();
  const dialog = page.getByRole('dialog');
  await intoNewDraft(page, dialog);
  await dialog.getByRole('button', { name: 'Отметить к удалению' }).click();
  await page.getByText('На запись ссылаются', { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'named');
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await dialog.getByText('Опубликовать пока нельзя', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('button', { name: 'Удалить черновик' }).click();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Проба');
  await dialog.getByRole('button', { name: 'Удалить черновик' }).click();
  await page.waitForURL('**/drafts');
});
