import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { end, type RunningSystem, startSystem } from '../../apps/parterre/test/running-system.ts';
import { cards, countTickets, fillIn, payAtTheBank } from '../fixtures/buying.ts';
import { countActs, minutesFor } from '../fixtures/count-acts.ts';
import { readHall } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { openShop } from '../fixtures/shop.ts';
import { takePhotograph } from '../fixtures/take-photograph.ts';

/** What `npm start -- --empty ru` makes of an empty folder, and says of it. */
let system: RunningSystem;
let folder: string;
const invitation = () => new URL(/console is at (\S+)/.exec(system.output())?.[1] ?? '');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parterre-theatre-'));
  await chmod(folder, 0o755);
  system = await startSystem({ DATA_DIR: folder, PORT: '0' }, ['--empty', 'ru', '--no-pictures']);
}, 600_000);
afterAll(async () => {
  await end(system.process, 'SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const [shop, house] = [openShop(() => system.address), openHouse(() => invitation().origin)];

/** The hands of a newcomer at the console, which go the way that screens show. */
function newcomerAt(page: Page) {
  const does = countActs(page, 'new-theatre');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
  const text = (field: string, language: string): Locator =>
    page.getByRole('group', { name: field, exact: true }).getByRole('textbox', { name: language });
  return {
    ...does,
    button,
    dialog,
    inDialog,
    text,
    field: (name: string) => page.getByRole('textbox', { name, exact: true }),
    section: (name: string) =>
      does.click(page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name, exact: true })),
    /** Of the catalogue: its name, and the form is there. */
    begin: async (kind: string, act: string, name: string) => {
      await does.click(
        page
          .getByRole('navigation', { name: 'Что в каталоге' })
          .getByRole('link', { name: kind, exact: true }),
      );
      await does.click(button(act));
      await does.type(dialog.getByRole('textbox', { name: 'Название' }), name);
      await does.press('Enter');
      await page.getByRole('heading', { level: 1, name }).waitFor();
    },
    choose: async (label: string, name: string) => {
      await does.type(page.getByRole('combobox', { name: label, exact: true }), name.slice(0, 3));
      await does.click(page.getByRole('option', { name, exact: true }));
    },
    save: async () => {
      await does.click(button('Сохранить'));
      await page.getByText('Сохранено в черновике.', { exact: false }).waitFor();
    },
    publish: async (reason: string) => {
      await does.click(page.getByRole('link', { name: 'К черновику' }));
      await does.click(button('Опубликовать'));
      await does.type(dialog.getByRole('textbox', { name: 'Причина' }), reason);
      await does.click(inDialog('Опубликовать'));
      await page.getByText('На сайте с', { exact: false }).waitFor({ timeout: 170_000 });
    },
  };
}

const nextYear = new Date().getFullYear() + 1;

it('a new theatre comes from nothing to its first sold ticket by the console alone, at a newcomer’s pace', {
  timeout: 600_000,
}, async () => {
  const { pathname, hash } = invitation();
  const page = await house.open(pathname + hash);
  const does = newcomerAt(page);
  await does.click(does.button('Создать ключ'));
  await page.getByRole('navigation', { name: 'Разделы' }).waitFor();

  // The house: its site in two languages, a category, the city and the place.
  await does.section('Сайты');
  await does.click(does.button('Новый сайт'));
  await does.type(does.dialog.getByRole('textbox', { name: 'Название' }), 'Театр на Садовой');
  await does.type(does.dialog.getByRole('textbox', { name: 'Адрес' }), 'sadovaya.example');
  await does.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Театр на Садовой' }).waitFor();
  await does.click(
    page.getByRole('navigation', { name: 'Части сайта' }).getByRole('link', { name: 'Языки', exact: true }),
  );
  await does.click(page.getByText(/^Deutsch · тексты сайта/));
  await does.save();
  await does.picture('site');
  await does.section('Каталог');
  await does.begin('Разделы', 'Новый раздел', 'Спектакли');
  await does.save();
  await does.section('Каталог');
  await does.begin('Категории', 'Новая категория', 'Драма');
  await does.choose('Раздел', 'Спектакли');
  await does.save();
  await does.section('Каталог');
  await does.begin('Города', 'Новый город', 'Москва');
  expect(await does.field('Часовой пояс').inputValue()).toMatch(/^\w+(\/\w+)?$/);
  await does.type(does.field('Часовой пояс'), 'Europe/Moscow');
  await does.save();
  await does.section('Каталог');
  await does.begin('Площадки', 'Новая площадка', 'Дом на Садовой');
  await does.type(does.text('Адрес', 'Русский'), 'Садовая ул., 1');
  await does.write(does.text('Описание', 'Русский'), 'Театр в бывшей типографии.');
  await does.choose('Город', 'Москва');
  await does.type(does.field('Широта'), '55,76');
  await does.type(does.field('Долгота'), '37,62');
  await does.save();
  const houseActs = does.take();

  // Its hall.
  await does.section('Каталог');
  await does.begin('Залы', 'Новый зал', 'Большой зал');
  await does.choose('Площадка', 'Дом на Садовой');
  await does.save();
  await does.publish('Открываемся');
  await does.section('Схемы залов');
  await does.click(page.getByRole('link', { name: 'Новая схема' }));
  await page.getByText('1 ошибка').waitFor();
  await does.click(page.getByText('Новые ряды', { exact: true }));
  await does.type(does.field('Рядов'), '6');
  await does.click(does.button('Ряды'));
  const drawing = page.getByRole('application', { name: 'Чертёж зала' });
  const box = (await drawing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await does.act(async () => {
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.35);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.35, { steps: 5 });
    await page.mouse.up();
  });
  await page.getByText(/Ошибок нет · \d+ мест/).waitFor();
  await does.picture('plan');
  await does.click(does.button('Сохранить версию…'));
  await does.click(does.dialog.getByRole('checkbox', { name: 'Дом на Садовой, Большой зал' }));
  await does.click(does.inDialog('Что изменится'));
  await does.type(does.dialog.getByRole('textbox', { name: 'Причина' }), 'Наш зал');
  await does.click(does.inDialog('Сохранить'));
  await page.getByText(/сохранена как версия 1/).waitFor();

  // Its first event: two languages, a picture, a price, three evenings.
  await does.section('Каталог');
  await does.begin('События', 'Новое событие', 'Чайка');
  await does.type(does.text('Название', 'Deutsch'), 'Die Möwe');
  await does.write(does.text('Описание', 'Русский'), 'Наш первый вечер.');
  await does.write(does.text('Описание', 'Deutsch'), 'Unser erster Abend.');
  await does.choose('Категория', 'Драма');
  const poster = page.getByRole('group', { name: 'Изображения › Афиша', exact: true });
  const buffer = await takePhotograph(page, 900, 1200);
  await does.act(() =>
    poster.locator('input[type=file]').setInputFiles({ name: 'poster.jpg', mimeType: 'image/jpeg', buffer }),
  );
  await poster.locator('img').first().waitFor();
  await does.click(does.button('Добавить зону'));
  await does.type(does.field('Цена, 1'), '1500');
  await does.type(does.field('Сервисный сбор, 1'), '100');
  await does.type(does.text('Билеты › zone-1 › Название', 'Русский'), 'Партер');
  await does.click(does.button('Добавить показ'));
  await does.choose('Зал, 1', 'Большой зал');
  await does.type(page.getByLabel('Начало, 1'), `${nextYear}-03-05T19:00`);
  // The others are like it, a week later each.
  await does.click(does.button('Добавить показ'));
  await does.click(does.button('Добавить показ'));
  expect(await page.getByLabel('Начало, 3').inputValue()).toBe(`${nextYear}-03-19T19:00`);
  await does.save();
  await does.picture('event');
  await does.publish('Премьера');
  const eventActs = does.take();

  // Somebody who reads German finds the evening, presses a seat of the hall, orders and pays.
  const [event] = await shop.fetchList<{ id: number }>('/v1/events?lang=de');
  const german = await shop.open(`/de/events/${event?.id}`, { locale: 'de' });
  await german.getByRole('heading', { level: 1, name: 'Die Möwe' }).waitFor();
  await german.getByText('Unser erster Abend.').first().waitFor();
  const { dates } = await shop.fetchJson<{ dates: readonly { id: number }[] }>(`/v1/events/${event?.id}`);
  expect(dates).toHaveLength(3);
  const [eventId, performanceId] = [event?.id ?? 0, dates[0]?.id ?? 0];
  const path = `/events/${eventId}?date=${performanceId}#tickets`;
  const hall = await readHall(shop, { eventId, performanceId, title: 'Чайка', path });
  const buyer = await shop.open(path);
  const map = buyer.getByRole('listbox', { name: 'План зала' });
  await map.getByRole('option').waitFor({ state: 'attached' });
  const size = (await map.boundingBox()) ?? { width: 0, height: 0 };
  const middle = Math.floor(hall.plan.seatCount / 2);
  await map.click({
    position: hall.pixelOf({ x: hall.plan.x[middle] ?? 0, y: hall.plan.y[middle] ?? 0 }, size),
  });
  await buyer.getByText('1 билет').first().waitFor();
  await buyer.getByRole('link', { name: 'Оформить заказ' }).click();
  await buyer.locator('[id="contact.name"]').waitFor();
  await fillIn(buyer);
  await buyer.locator('main form button[type="submit"]').click();
  await payAtTheBank(buyer, cards.good);
  expect(await countTickets(buyer)).toBe(1);

  expect(minutesFor(eventActs), JSON.stringify(eventActs)).toBeLessThan(5);
  expect(minutesFor(houseActs), JSON.stringify(houseActs)).toBeLessThan(5);
});
