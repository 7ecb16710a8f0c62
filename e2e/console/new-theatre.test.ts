import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cards, countTickets, fillIn, pay, payAtTheBank } from '../fixtures/buying.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { openShop } from '../fixtures/shop.ts';
import { takePhotograph } from '../fixtures/take-photograph.ts';

const [shop, house] = [openShop(), openHouse()];

/** For those who want to look: `PICTURES=folder`. */
async function picture(page: Page, name: string) {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/new-theatre-${name}.png`, fullPage: true });
}

const text = (page: Page, field: string, language: string): Locator =>
  page.getByRole('group', { name: field, exact: true }).getByRole('textbox', { name: language });

async function begin(page: Page, kind: string, act: string, name: string) {
  await page.goto(`/catalogue/${kind}`);
  await page.getByRole('button', { name: act }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Название' }).fill(name);
  await dialog.getByRole('button', { name: 'Начать' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function choose(page: Page, label: string, name: string) {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** Into an editor of markup, as one types. */
async function write(page: Page, field: string, language: string, words: string) {
  await text(page, field, language).click();
  await page.keyboard.type(words);
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Сохранено в черновике.', { exact: false }).waitFor();
}

async function publish(page: Page, reason: string) {
  await page.getByRole('link', { name: 'К черновику' }).click();
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill(reason);
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await page.getByText('На сайте с', { exact: false }).waitFor();
}

it('a new theatre comes to its first sold ticket by the console alone', async () => {
  const mark = crypto.randomUUID().slice(0, 6);
  const [placeName, hallName, title] = [`Дом ${mark}`, `Зал ${mark}`, `Премьера ${mark}`];
  const page = await enterAsOwner(house, 'Зоя Основательница');

  await begin(page, 'places', 'Новая площадка', placeName);
  await text(page, 'Адрес', 'Русский').fill('Садовая ул., 1');
  await write(page, 'Описание', 'Русский', 'Театр в бывшей типографии.');
  await choose(page, 'Город', 'Москва');
  await page.getByRole('textbox', { name: 'Широта' }).fill('55,76');
  await page.getByRole('textbox', { name: 'Долгота' }).fill('37,62');
  await save(page);
  await begin(page, 'halls', 'Новый зал', hallName);
  await choose(page, 'Площадка', placeName);
  await page.getByRole('textbox', { name: 'Вместимость' }).fill('200');
  await save(page);
  await publish(page, 'Открываемся');

  await page.goto('/plans/new');
  await page.getByText('1 ошибка').waitFor();
  await page.getByText('Новые ряды', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Рядов', exact: true }).fill('6');
  await page.getByRole('button', { name: 'Ряды', exact: true }).click();
  const drawing = page.getByRole('application', { name: 'Чертёж зала' });
  const box = (await drawing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.35);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.35, { steps: 5 });
  await page.mouse.up();
  await page.getByText(/Ошибок нет · \d+ мест/).waitFor();
  await picture(page, 'plan');
  await page.getByRole('button', { name: 'Сохранить версию…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: `${placeName}, ${hallName}` }).check();
  await dialog.getByRole('button', { name: 'Что изменится' }).click();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Наш зал');
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText(/сохранена как версия 1/).waitFor();

  await begin(page, 'events', 'Новое событие', title);
  await text(page, 'Название', 'Deutsch').fill(`Premiere ${mark}`);
  await write(page, 'Описание', 'Русский', 'Наш первый вечер.');
  await write(page, 'Описание', 'Deutsch', 'Unser erster Abend.');
  await choose(page, 'Категория', 'Драма');
  const poster = page.getByRole('group', { name: 'Изображения › Афиша', exact: true });
  await poster.locator('input[type=file]').setInputFiles({
    name: 'poster.jpg',
    mimeType: 'image/jpeg',
    buffer: await takePhotograph(page, 900, 1200),
  });
  await poster.locator('img').first().waitFor();
  await page.getByRole('button', { name: 'Добавить зону' }).click();
  await page.getByRole('textbox', { name: 'Цена, 1' }).fill('1500');
  await page.getByRole('textbox', { name: 'Сервисный сбор, 1' }).fill('100');
  await text(page, 'Билеты › zone-1 › Название', 'Русский').fill('Партер');
  await page.getByRole('button', { name: 'Добавить показ' }).click();
  await choose(page, 'Зал, 1', hallName);
  await page.getByLabel('Начало, 1').fill(`${new Date().getFullYear() + 1}-03-05T19:00`);
  // The others are like it, a week later each.
  await page.getByRole('button', { name: 'Добавить показ' }).click();
  await page.getByRole('button', { name: 'Добавить показ' }).click();
  expect(await page.getByLabel('Начало, 3').inputValue()).toBe(`${new Date().getFullYear() + 1}-03-19T19:00`);
  await save(page);
  await picture(page, 'event');
  await publish(page, 'Премьера');

  const { results } = await shop.fetchJson<{ results: readonly { id: number; event_source_id: string }[] }>(
    `/v1/events?search=${encodeURIComponent(title)}&lang=ru`,
  );
  const [event] = results;
  const visitor = await shop.open(`/de/events/${event?.id}`, { locale: 'de' });
  await visitor.getByRole('heading', { level: 1, name: `Premiere ${mark}` }).waitFor();
  await visitor.getByText('Unser erster Abend.').first().waitFor();

  const { dates } = await shop.fetchJson<{ dates: readonly { id: number }[] }>(
    `/v1/events/${event?.id}?lang=ru`,
  );
  expect(dates).toHaveLength(3);
  const data = { type: 'ADD_TICKET', ticket: { id: `${dates[0]?.id}:0`, count: 1 } };
  const buyer = await shop.open('/order', {
    prepare: async ({ request }) => {
      const answer = await request.post('/api/basket', { data });
      expect(answer.status(), await answer.text()).toBe(200);
    },
  });
  await buyer.locator('[id="contact.name"]').waitFor();
  await fillIn(buyer);
  await pay(buyer);
  await payAtTheBank(buyer, cards.good);
  expect(await countTickets(buyer)).toBe(1);
});
