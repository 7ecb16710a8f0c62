import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cards, countTickets, fillIn, pay, payAtTheBank } from '../fixtures/buying.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop } from '../fixtures/shop.ts';

const [shop, house] = [openShop(), openHouse()];

interface ListedEvent {
  readonly id: number;
  readonly title: string;
  readonly sale_state: string;
}

interface ListedDate {
  readonly id: number;
  readonly started_at: string;
  readonly seating: string;
  readonly sale_state: string;
}

/** The last date of a long run: no other journey comes to it. */
async function lastOfARun(
  seating: 'plan' | 'general' = 'plan',
): Promise<ListedDate & { readonly eventId: number; readonly title: string }> {
  for (const { id, title } of await shop.fetchList<ListedEvent>('/v1/events?limit=100&lang=ru')) {
    const { dates } = await shop.fetchJson<{ dates: readonly ListedDate[] }>(`/v1/events/${id}`);
    const last = dates.filter((date) => date.sale_state === 'on_sale' && date.seating === seating).at(-1);
    if (last && dates.length > 3) return { ...last, eventId: id, title };
  }
  throw new Error('The demo has no long run.');
}

const saleState = async (eventId: number, dateId: number) => {
  const { dates } = await shop.fetchJson<{ dates: readonly ListedDate[] }>(`/v1/events/${eventId}`);
  return dates.find(({ id }) => id === dateId)?.sale_state;
};

/** One seat for cash, by somebody who leaves no address. */
async function sellOne(page: Page, dateId: number): Promise<void> {
  await page.goto(`/counter/${dateId}`);
  await page.getByRole('heading', { name: 'Лучшие места рядом' }).waitFor();
  await page.keyboard.press('1');
  await page.getByText('1 билет').waitFor();
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'Получено' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Продано' }).waitFor();
}

async function confirm(page: Page, act: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill(reason);
  await dialog.getByRole('button', { name: act }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('a performance is called off after a look at what that does, watched, paused and resumed, and put on again', async () => {
  const { id, eventId, title, started_at: startedAt } = await lastOfARun();
  const page = await enterAsOwner(house, 'Анна Директорова');
  await sellOne(page, id);
  await page.goto(`/performances/${id}`);
  await page.getByRole('link', { name: 'Отменить или перенести' }).click();
  await page.getByRole('heading', { name: new RegExp(`^Отмена и перенос: ${title}`) }).waitFor();
  await page.getByRole('button', { name: 'Показать, что будет' }).click();
  await page.waitForURL(/kind=cancel&days=14/);
  const plan = page.getByRole('region', { name: 'Что будет' });
  await plan.getByRole('row', { name: /Наличные.*вручную, в кассе/ }).waitFor();
  await plan.getByText(/^Без электронной почты: \d+\./).waitFor();
  for (const language of ['Русский', 'English', 'Deutsch', 'Français', 'Español'])
    await plan.getByText(new RegExp(`^${language}: \\d+$`)).waitFor();
  await plan.getByText('Deutsch: 0').click();
  await plan.getByText(/Sie müssen nichts tun/).waitFor();
  expect(await saleState(eventId, id)).toBe('on_sale');

  await plan.getByRole('button', { name: 'Отменить показ' }).click();
  await confirm(page, 'Отменить показ', 'Заболел солист');
  await page.getByRole('heading', { name: 'Деньги возвращаются' }).waitFor();
  await page.getByText(/^Возвращено заказов: 0 из \d+$/).waitFor();
  await expect.poll(() => saleState(eventId, id)).toBe('cancelled');

  await page.getByRole('button', { name: 'Приостановить' }).click();
  await confirm(page, 'Приостановить', 'Уточняем у театра');
  await page.getByRole('heading', { name: 'Приостановлено' }).waitFor();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await confirm(page, 'Продолжить', 'Уточнили');
  await page.getByRole('heading', { name: 'Деньги возвращаются' }).waitFor();

  await page.getByText('Показ всё-таки состоится?').click();
  await page.getByLabel('Новое начало').first().fill(startedAt.slice(0, 16));
  await page.getByRole('button', { name: 'Показать, что будет' }).click();
  await page.getByRole('button', { name: 'Перенести показ' }).click();
  await confirm(page, 'Перенести показ', 'Солист здоров');
  await page.getByRole('heading', { name: 'Показ состоится, возврат прекращён' }).waitFor();
  await expect.poll(() => saleState(eventId, id)).toBe('on_sale');
});

/** A place that was ordered on the site and paid with a card, on the page with its ticket. */
async function buyOne(dateId: number): Promise<Page> {
  const { general } = await shop.fetchJson<{ general: readonly { ticket_id: string }[] }>(
    `/v2/dates/${dateId}/offers?currency_code=RUB`,
  );
  const data = { type: 'ADD_TICKET', ticket: { id: general[0]?.ticket_id, count: 1 } };
  const page = await shop.open('/order', {
    prepare: async ({ request }) => {
      expect((await request.post('/api/basket', { data })).status()).toBe(200);
    },
  });
  await fillIn(page);
  await pay(page);
  await payAtTheBank(page, cards.good);
  await countTickets(page);
  return page;
}

it('the buyer of a performance that is called off reads when the money comes, and takes a gift certificate instead', async () => {
  const { id, started_at: startedAt } = await lastOfARun('general');
  const bought = await buyOne(id);
  const page = await enterAsOwner(house, 'Борис Директоров');
  await page.goto(`/performances/${id}/call-off?kind=cancel&days=7`);
  await page.getByRole('button', { name: 'Отменить показ' }).click();
  await confirm(page, 'Отменить показ', 'Заболел солист');
  await page.getByRole('heading', { name: 'Деньги возвращаются' }).waitFor();

  await bought.reload();
  await bought.getByText(/Ничего делать не нужно: всю стоимость билетов мы вернём автоматически/).waitFor();
  await bought.getByText('Вернуть билеты', { exact: true }).click();
  await bought.getByRole('button', { name: 'Взять сертификат вместо денег' }).click();
  await bought.getByText('Вместо денег вы выбрали подарочный сертификат.').waitFor();
  await bought.waitForURL('**/order/bill/*');
  await bought.getByText(/^Подарочный сертификат (\w{5}-){3}\w{5}/).waitFor();
  await page.getByText('Выбрали сертификат: 1.').waitFor();

  await page.goto(`/performances/${id}/call-off?kind=move&to=${startedAt.slice(0, 16)}`);
  await page.getByText('Показ всё-таки состоится?').click();
  await page.getByRole('button', { name: 'Перенести показ' }).click();
  await confirm(page, 'Перенести показ', 'Солист здоров');
  await page.getByRole('heading', { name: 'Показ состоится, возврат прекращён' }).waitFor();
});

it('a performance is moved and moved back, and what was done is not offered again', async () => {
  const { id, started_at: startedAt } = await lastOfARun('general');
  const page = await enterAsOwner(house, 'Вера Директорова');
  for (const to of ['2031-03-18T19:00', startedAt.slice(0, 16)]) {
    await page.goto(`/performances/${id}/call-off?kind=move&to=${to}`);
    await page.getByRole('button', { name: 'Перенести показ' }).click();
    await confirm(page, 'Перенести показ', 'Гастроли');
    await page
      .getByText(/^Готово\. (Покупателям напишем через десять минут|Билетов ни у кого нет)/)
      .waitFor();
    await page.getByRole('region', { name: 'Что будет' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  }
});

it('axe finds nothing in light and dark colours, and what would happen fits on a phone', async () => {
  const { id } = await lastOfARun();
  const page = await enterAsOwner(house, 'Дина Видящая');
  await sellOne(page, id);
  for (const search of ['kind=cancel&days=7', 'kind=move&to=2030-03-18T19:00']) {
    await page.goto(`/performances/${id}/call-off?${search}`);
    await page.getByRole('heading', { name: 'Что прочтут покупатели' }).waitFor();
    expect([search, await screenFaults(page)]).toEqual([search, []]);
  }
});
