import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { keepLandings, raisePrices } from '../fixtures/announce.ts';
import { cards, fillIn, pay, payAtTheBank } from '../fixtures/buying.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { readSettled } from '../fixtures/settled.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

interface Event {
  readonly title: string;
  readonly dates: readonly {
    readonly id: number;
    readonly hall: { readonly id: number };
    readonly seating: string;
    readonly sale_state: string;
    readonly started_at: string;
  }[];
}
interface Order {
  readonly number: string;
  readonly state: string;
  readonly contact: { readonly name: string };
  readonly company: { readonly name: string } | null;
  readonly payments: readonly { readonly state: string; readonly amount: number }[];
  readonly lines: readonly {
    readonly extra: { readonly date: { readonly id: number; readonly started_at: string } };
  }[];
  readonly tickets: readonly { readonly return_value: { readonly amount: number } | null }[];
  readonly exchanges: readonly {
    readonly other_dates: readonly {
      readonly date_id: number;
      readonly started_at: string;
      readonly dearer: number;
    }[];
  }[];
}

const dayMs = 24 * 3_600_000;

/** A date of an event that is played twice more in the same hall, some days ahead. */
async function dateWithOthers(): Promise<{ readonly dateId: number; readonly title: string }> {
  for (const { id } of await shop.fetchList<{ id: number }>('/v1/events?limit=100&lang=ru')) {
    const { dates, title } = await shop.fetchJson<Event>(`/v1/events/${id}?lang=ru`);
    const [bought, ...others] = dates.filter(
      ({ sale_state, seating, started_at }) =>
        sale_state === 'on_sale' && seating === 'plan' && Date.parse(started_at) > Date.now() + 4 * dayMs,
    );
    if (bought && others.filter(({ hall }) => hall.id === bought.hall.id).length > 1)
      return { dateId: bought.id, title };
  }
  throw new Error('The demo plays nothing three times.');
}

/** Two seats of it, paid for: the page of the order. */
async function buy(dateId: number): Promise<{ page: Page; token: string; read: () => Promise<Order> }> {
  const { ticket_ids: ids } = await shop.fetchJson<{ ticket_ids: readonly string[] }>(
    `/v2/dates/${dateId}/best_available?count=2&currency_code=RUB`,
  );
  const page = await shop.open('/order', {
    ...phone,
    prepare: async ({ request }) => {
      for (const id of ids)
        await request.post('/api/basket', { data: { type: 'ADD_TICKET', ticket: { id, count: 1 } } });
    },
  });
  await fillIn(page);
  await pay(page);
  await payAtTheBank(page, cards.good);
  await page.waitForURL(/\/order\/success\?order=/);
  const token = new URL(page.url()).searchParams.get('order') ?? '';
  const read = async (): Promise<Order> => (await page.request.get(`/api/orders/${token}`)).json();
  await expect.poll(async () => (await read()).state).toBe('paid');
  return { page, token, read };
}

async function setRules(page: Page): Promise<void> {
  await page.goto('/sites');
  await page
    .getByRole('row', { name: /Parterre.*Основной/ })
    .getByRole('link')
    .first()
    .click();
  await page
    .getByRole('navigation', { name: 'Части сайта' })
    .getByRole('link', { name: 'Закон и реквизиты' })
    .click();
  await page.getByRole('button', { name: 'Добавить ступень' }).click();
  await page.getByRole('textbox', { name: 'Дней до показа, 1' }).fill('1');
  await page.getByRole('textbox', { name: 'Возвращается, %, 1' }).fill('50');
  await page.getByRole('textbox', { name: 'Дней до показа', exact: true }).fill('1');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Сохранено в черновике.', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'К черновику' }).click();
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Правила возврата');
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  // All pages of a site are made.
  await page.getByText('На сайте с', { exact: false }).waitFor({ timeout: 170_000 });
}

/** A slip in the name, a bill for the accountants, and the evening in a calendar. */
async function putInOrder(page: Page, read: () => Promise<Order>): Promise<void> {
  const fits = async () => {
    expect(await violations(page)).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(Math.max(0, beyond)).toBe(0);
  };
  await page.locator('summary', { hasText: 'Заказ на имя: Анна Каренина' }).tap();
  // Whoever a ticket is handed to has a field of that name, too.
  const name = page.locator('#buyer-name');
  await name.fill('Анна <Каренина>');
  await page.getByRole('button', { name: 'Сохранить' }).tap();
  await page.getByText('Проверьте имя', { exact: false }).waitFor();
  await name.fill('Анна Вронская');
  await page.getByRole('button', { name: 'Сохранить' }).tap();
  await page.locator('summary', { hasText: 'Заказ на имя: Анна Вронская' }).waitFor();

  await page.locator('summary', { hasText: 'Счёт на организацию' }).tap();
  await page.getByRole('button', { name: 'Сохранить' }).tap();
  await page.getByText('Укажите название организации.').waitFor();
  await page.getByLabel('Название организации').fill('ООО «Фонарь»');
  await page.getByLabel('Адрес', { exact: true }).fill('115035, Москва, Старофонарный пер., 1');
  await page.getByLabel('Страна').selectOption({ label: 'Россия' });
  await page.getByLabel('ИНН или номер плательщика НДС').fill('7701234567');
  await fits();
  await page.getByRole('button', { name: 'Сохранить' }).tap();
  await page.locator('summary', { hasText: 'Счёт выписан на: ООО «Фонарь»' }).waitFor();
  const { contact, company, lines } = await read();
  expect([contact.name, company?.name]).toEqual(['Анна Вронская', 'ООО «Фонарь»']);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Добавить в календарь' }).tap();
  const calendar = await readFile(await (await downloading).path(), 'utf8');
  // By the clock of the hall, as the calendar file has it.
  const start = lines[0]?.extra.date.started_at.slice(0, 19).replaceAll(/[-:]/g, '');
  expect(calendar).toMatch(new RegExp(`DTSTART;TZID=[^:]+:${start}`));

  // A link to the way there stands with each ticket, and with the place below.
  await page.locator('main ul > li').getByRole('link', { name: 'Проложить маршрут' }).first().waitFor();
}

it('the house sets rules, a buyer puts name, bill and calendar in order, comes on another day, then on a dearer one, gives one ticket back for half, and the settlement has it', async () => {
  onTestFinished(await keepLandings());
  const owner = await enterAsOwner(house, 'Вера Правилова');
  await setRules(owner);

  const { dateId, title } = await dateWithOthers();
  const { page, token, read } = await buy(dateId);
  await putInOrder(page, read);
  const [offer] = (await read()).exchanges;
  const [other, later] = offer?.other_dates.filter(({ dearer }) => dearer === 0) ?? [];
  await page.goto(`/order/success?order=${token}`);
  await page.locator('summary', { hasText: 'в другой день' }).tap();
  await page.getByRole('combobox', { name: 'Другая дата' }).selectOption(String(other?.date_id));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Обменять билеты' }).tap();
  await expect.poll(async () => (await read()).tickets.length).toBe(2);

  const evening = { title, startedAt: later?.started_at ?? '' };
  const before = await readSettled(owner, evening);
  onTestFinished(await raisePrices(title, later?.started_at ?? '', 300));
  await page.goto(`/order/success?order=${token}`);
  await page.locator('summary', { hasText: 'в другой день' }).tap();
  await page.getByRole('combobox', { name: 'Другая дата' }).selectOption(String(later?.date_id));
  await page.getByText('Доплатить', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /Доплатить.*обменять/ }).tap();
  await payAtTheBank(page, cards.declined);
  await page.waitForURL(/\/order\/success\?order=/);
  await page.getByText('Оплата не прошла. Прежние билеты действуют', { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /Доплатить.*обменять/ }).tap();
  await payAtTheBank(page, cards.good);
  await page.waitForURL(/\/order\/success\?order=/);
  await expect.poll(async () => (await read()).lines[0]?.extra.date.id).toBe(later?.date_id);

  await page.goto(`/order/success?order=${token}`);
  await page.locator('summary', { hasText: 'Вернуть билеты' }).tap();
  await page.getByRole('checkbox').first().check();
  const back = (await read()).tickets[0]?.return_value?.amount ?? 0;
  expect(back).toBeGreaterThan(0);
  await page.getByText(/^Вернётся:/).waitFor();
  expect(await violations(page)).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(Math.max(0, beyond)).toBe(0);
  await page.getByRole('button', { name: 'Вернуть 1 билет' }).tap();
  await page.waitForURL('**/order/bill/*');
  expect((await read()).state).toBe('paid');

  // The bill is the company's, and the box office sees whose it is.
  await page.getByText('115035, Москва, Старофонарный пер., 1').waitFor();
  expect(await violations(page)).toEqual([]);
  const { number, payments } = await read();
  await owner.goto(`/orders/${number}`);
  await owner.getByText('ООО «Фонарь»').waitFor();
  await owner.getByText('Изменено, на кого выписан счёт').waitFor();
  expect(await violations(owner)).toEqual([]);

  // All that was paid is on the books of the evening that they come on, without what went back.
  const paid = payments
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  const kept = Math.round((paid - back) * 100);
  await expect.poll(async () => (await readSettled(owner, evening)).total - before.total).toBe(kept);
  expect(await violations(owner)).toEqual([]);
});
