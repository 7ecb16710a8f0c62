import { expect, inject, it, onTestFinished } from 'vitest';
import { bringForward } from '../../apps/parterre/test/bring-forward.ts';
import { keepEvent } from '../fixtures/announce.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { intoNewDraft, openItem, picture, publish, save, text } from '../fixtures/draft-screens.ts';
import { hallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

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

it('texts are written with emphasis, lists and links, and pages show them so', async () => {
  const { title, eventId } = await hallOnSale(shop, { seating: 'plan', maxPlaces: 400 });
  onTestFinished(await keepEvent(title));
  const page = await enterAsOwner(house, 'Раиса Редакторова');
  await openItem(page, title);
  const description = text(page, 'Описание', 'Русский');
  await description.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Играют ');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('двое');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Кофе');
  await page
    .getByRole('toolbar', { name: /Русский/ })
    .getByRole('button', { name: 'Список', exact: true })
    .click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Вино <b>');
  expect(await violations(page)).toEqual([]);
  await picture(page, 'markup');
  await save(page);
  await page.getByRole('link', { name: 'К черновику' }).waitFor();
  // What nobody touched is as it was: nothing else differs.
  await publish(page, 'Новое описание');
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(['Описание › Русский']);
  const visitor = await shop.open(`/events/${eventId}`);
  await visitor.getByText('Играют двое.').first().waitFor();
  expect(await visitor.locator('strong', { hasText: 'двое' }).count()).toBeGreaterThan(0);
  expect(await visitor.locator('li', { hasText: 'Вино <b>' }).count()).toBeGreaterThan(0);
});

it('two who change the same field are shown both, and choose', async () => {
  const { title, eventId } = await hallOnSale(shop, { seating: 'plan', maxPlaces: 400 });
  onTestFinished(await keepEvent(title));
  const [anna, boris] = [await enterAsOwner(house, 'Анна Первая'), await enterAsOwner(house, 'Борис Второй')];
  for (const [page, subtitle] of [
    [anna, 'Слово Анны'],
    [boris, 'Слово Бориса'],
  ] as const) {
    await openItem(page, title);
    await text(page, 'Подзаголовок', 'Русский').fill(subtitle);
    await intoNewDraft(page);
  }
  await boris.getByRole('textbox', { name: 'Возраст, от' }).fill('18');
  await save(boris);
  await publish(boris, 'Моё');
  await save(anna);
  await anna.getByRole('link', { name: 'К черновику' }).click();
  await anna.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await anna.getByRole('dialog').getByText('Опубликовать пока нельзя', { exact: false }).waitFor();
  await anna.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
  const collision = anna.getByRole('group', { name: 'Подзаголовок › Русский' });
  await collision.getByText('Слово Анны').waitFor();
  await collision.getByText('Слово Бориса').waitFor();
  expect(await violations(anna)).toEqual([]);
  await picture(anna, 'collision');
  await collision.getByRole('button', { name: 'Оставить ваше' }).click();
  await collision.waitFor({ state: 'detached' });
  await anna.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  const dialog = anna.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Так решили вместе');
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await anna.getByText('На сайте с', { exact: false }).waitFor();
  const visitor = await shop.open(`/events/${eventId}`);
  await visitor.getByText('Слово Анны').first().waitFor();
  await visitor.getByText('18+').first().waitFor();
});

it('a draft whose time has come is not published over what others did meanwhile, and says so', async () => {
  const { title, eventId } = await hallOnSale(shop, { seating: 'plan', maxPlaces: 400 });
  onTestFinished(await keepEvent(title));
  const page = await enterAsOwner(house, 'Раиса Редакторова');
  await openItem(page, title);
  await text(page, 'Подзаголовок', 'Русский').fill('Завтрашнее слово');
  await intoNewDraft(page);
  await save(page);
  await page.getByRole('link', { name: 'К черновику' }).click();
  await page.getByRole('button', { name: 'По времени…' }).click();
  const year = new Date().getFullYear() + 1;
  await page.getByLabel('Когда опубликовать').fill(`${year}-03-01T10:00`);
  await page.getByRole('button', { name: 'Назначить', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('К премьере');
  await dialog.getByRole('button', { name: 'Назначить' }).click();
  await page.getByText(`Выйдет 1 мар. ${year}`, { exact: false }).waitFor();
  const draftId = page.url().split('/').at(-1) ?? '';

  const other = await enterAsOwner(house, 'Борис Второй');
  await openItem(other, title);
  await text(other, 'Подзаголовок', 'Русский').fill('Сегодняшнее слово');
  await intoNewDraft(other);
  await save(other);
  await publish(other, 'Срочно');
  await bringForward(inject('dataFolder'), draftId);
  await page.getByText('По времени опубликовать не вышло', { exact: false }).waitFor();
  await picture(page, 'stale');
  const visitor = await shop.open(`/events/${eventId}`);
  await visitor.getByText('Сегодняшнее слово').first().waitFor();
  await page.getByRole('link', { name: 'Сегодня' }).click();
  const waiting = page.getByRole('region', { name: 'Черновики, которым что-то мешает' });
  await waiting.getByText('что-то мешает публикации').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'today');
  await page.goto(`/drafts/${draftId}`);
  await page.getByRole('button', { name: 'Удалить черновик' }).click();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Устарело');
  await dialog.getByRole('button', { name: 'Удалить черновик' }).click();
  await page.waitForURL('**/drafts');
});
