import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openShop } from '../fixtures/shop.ts';

interface Event {
  readonly id: number;
  readonly title: string;
  readonly started_at: string;
  readonly place: { readonly id: number };
  readonly sale_state: string;
  readonly sale_starts_at?: string;
  readonly on_sale?: { readonly started_at: string };
}

interface EventsDay {
  readonly date: string;
  readonly price_min?: number | null;
}

const shop = openShop();

const eventLike = async (isLike: (event: Event) => unknown): Promise<Event> => {
  const found = (await shop.fetchList<Event>('/v1/events?limit=500')).find(isLike);
  if (!found) throw new Error('The demo has no such event.');
  return found;
};

const findCard = (page: Page, { title }: Event) =>
  page
    .locator('#events > li:visible')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** The list in which an event stands alone, or nearly so. */
const listPath = ({ started_at, place }: Event) =>
  `/events?places=${place.id}&date_gte=${started_at.slice(0, 10)}`;

it('an event whose first date cannot be bought is listed by the first one that can', async () => {
  const event = await eventLike(({ sale_state, on_sale }) => sale_state === 'on_sale' && on_sale);
  const page = await shop.open(`/events?places=${event.place.id}`);
  const time = findCard(page, event).locator('time');
  await expect.poll(() => time.getAttribute('datetime')).toBe(event.on_sale?.started_at);
  await findCard(page, event).getByText(/₽/).waitFor();
});

/** An event that can be bought, but on no performance of its first day. */
async function soldOutOnItsDay(): Promise<Event> {
  const listed = await shop.fetchList<Event>('/v1/events?limit=500');
  for (const event of listed.filter(({ sale_state, on_sale }) => sale_state === 'on_sale' && on_sale)) {
    const day = event.started_at.slice(0, 10);
    const [onDay] = await shop.fetchList<Event>(
      `/v1/events?id_in=${event.id}&started_gte=${day}&started_lte=${day}`,
    );
    if (onDay?.sale_state !== 'on_sale') return event;
  }
  throw new Error('The demo has no such event.');
}

it('on a day that is sold out a card says so, and names the next date with tickets', async () => {
  const event = await soldOutOnItsDay();
  const page = await shop.open(listPath(event));
  await findCard(page, event)
    .getByText(/\. Ближайшая дата с билетами: \d+/)
    .waitFor();
  expect(await findCard(page, event).getByText(/₽/).count()).toBe(0);
});

it('a link to a date that is sold out says so, and leads to the next date with tickets', async () => {
  for (const { id } of await shop.fetchList<Event>('/v1/events?limit=500')) {
    const { dates } = await shop.fetchJson<{ dates: readonly { id: number; sale_state: string }[] }>(
      `/v1/events/${id}`,
    );
    const soldOut = dates.find(({ sale_state }) => sale_state === 'sold_out');
    const onSale = dates.find(({ sale_state }) => sale_state === 'on_sale');
    if (!soldOut || !onSale) continue;
    const page = await shop.open(`/events/${id}?date=${soldOut.id}#tickets`);
    const tickets = page.locator('#tickets');
    await tickets.getByText('Все билеты проданы').waitFor();
    await tickets.getByRole('link', { name: /^Ближайшая дата с билетами: \d/ }).click();
    await page.waitForURL(`**/events/${id}?date=${onSale.id}#tickets`);
    await expect.poll(() => tickets.getByText('Все билеты проданы').count()).toBe(0);
    return;
  }
  throw new Error('The demo has no event with a date that is sold out and one that is not.');
});

it('an event that is on sale soon says when, in the list and on its page', async () => {
  const event = await eventLike(({ sale_starts_at }) => sale_starts_at);
  const page = await shop.open(listPath(event));
  await findCard(page, event)
    .getByText(/^В продаже с \S+, \d+ \S+.* \d+:\d\d$/)
    .waitFor();
  await page.goto(`/events/${event.id}`);
  await page
    .locator('main strong')
    .getByText(/^В продаже с /)
    .waitFor();
});

it('a date that is postponed says what is known of it', async () => {
  for (const { id } of await shop.fetchList<Event>('/v1/events?limit=500')) {
    const { dates } = await shop.fetchJson<{ dates: readonly { sale_state: string }[] }>(`/v1/events/${id}`);
    if (!dates.some(({ sale_state }) => sale_state === 'postponed')) continue;
    const page = await shop.open(`/events/${id}`);
    await page.getByText('Перенесено, новой даты пока нет').first().waitFor();
    return;
  }
  throw new Error('The demo has no postponed date.');
});

it('the month tells the lowest price of a day, and which days are sold out', async () => {
  const days = await shop.fetchList<EventsDay>('/v1/events_dates?limit=500&currency_code=RUB');
  const [first] = days.filter(({ price_min }) => price_min);
  const page = await shop.open(`/events?view=calendar&month=${first?.date.slice(0, 7)}`);
  const day = page.getByRole('grid').locator(`[data-day="${first?.date}"]`);
  const price = first?.price_min?.toLocaleString('ru').replace(/\s/g, '\\s');
  await expect.poll(() => day.getAttribute('aria-label')).toMatch(new RegExp(`, от ${price}\\s₽`));
});

it('a usual period without events cannot be chosen, at home or in the list', async () => {
  const days = await shop.fetchList<EventsDay>('/v1/events_dates?limit=500');
  const today = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const isEmpty = !days.some(({ date }) => date === today);
  const page = await shop.open('/events');
  const chip = page.getByRole('checkbox', { name: 'Сегодня' });
  await page
    .locator('[aria-label="Ближайшие две недели"] button')
    .getByText(/событи/)
    .first()
    .waitFor({ state: 'attached' });
  await expect.poll(() => chip.isDisabled()).toBe(isEmpty);
  await page.goto('/');
  await expect
    .poll(() => page.getByRole('link', { name: 'Сегодня', exact: true }).count())
    .toBe(isEmpty ? 0 : 1);
});

it('a date of another year has its year', async () => {
  const year = new Date().getFullYear();
  const firstOnSale = ({ started_at, on_sale }: Event) => on_sale?.started_at ?? started_at;
  const event = await eventLike((found) => !firstOnSale(found).startsWith(`${year}`));
  const page = await shop.open(
    `/events?places=${event.place.id}&date_gte=${firstOnSale(event).slice(0, 10)}`,
  );
  const time = findCard(page, event).locator('time');
  await expect.poll(() => time.textContent()).toContain(firstOnSale(event).slice(0, 4));
});
