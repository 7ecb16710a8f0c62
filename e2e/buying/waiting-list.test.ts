import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { cards, countTickets, fillIn, pay, payAtTheBank } from '../fixtures/buying.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { lastHallOnSale } from '../fixtures/hall-on-sale.ts';
import { openHouse } from '../fixtures/house.ts';
import { linkInMail, readMails } from '../fixtures/mails.ts';
import { runCommand } from '../fixtures/run-command.ts';
import { readSettled } from '../fixtures/settled.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

/** Somebody elsewhere with seats in a basket. */
async function hold(ids: readonly string[]): Promise<void> {
  let cookie = '';
  for (const id of ids) {
    const answer = await fetch(`${inject('address')}/api/basket`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify({ type: 'ADD_TICKET', ticket: { id, count: 1 } }),
    });
    expect(answer.status, await answer.text()).toBe(200);
    cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  }
}

const best = async (performanceId: number, query: string) =>
  (
    await shop.fetchJson<{ ticket_ids: readonly string[]; together: boolean }>(
      `/v2/dates/${performanceId}/best_available?${query}`,
    )
  ).ticket_ids;

/** The smallest zone of a hall that no other journey goes to; who has two seats of it, side by side, and all of the others gone. */
async function soldOutZone() {
  const { performanceId, eventId, title, path, plan, isFree } = await lastHallOnSale(shop, {
    seating: 'plan',
    maxPlaces: 700,
  });
  const seats = [...Array(plan.seatCount).keys()].filter(isFree);
  const byZone = Object.entries(Object.groupBy(seats, (seat) => String(plan.zone[seat])));
  const sizes = byZone
    .filter(([, of = []]) => of.length >= 4)
    .sort(([, a = []], [, b = []]) => a.length - b.length);
  const zone = plan.zones[Number(sizes[0]?.[0])]?.id ?? '';
  const pair = await best(performanceId, `count=2&zone=${zone}`);
  const rest = (sizes[0]?.[1] ?? [])
    .map((seat) => `${performanceId}:${seat}`)
    .filter((id) => !pair.includes(id));
  const { dates } = await shop.fetchJson<{ dates: readonly { id: number; started_at: string }[] }>(
    `/v1/events/${eventId}`,
  );
  const startedAt = dates.find(({ id }) => id === performanceId)?.started_at ?? '';
  return { performanceId, path, zone, pair, rest, evening: { title, startedAt } };
}

interface Bought {
  readonly number: string;
  /** In hundredths. */
  readonly paid: number;
}

async function buy(ids: readonly string[], email: string): Promise<Bought> {
  const page = await shop.open('/order', {
    prepare: async ({ request }) => {
      for (const id of ids)
        expect(
          (
            await request.post('/api/basket', { data: { type: 'ADD_TICKET', ticket: { id, count: 1 } } })
          ).status(),
        ).toBe(200);
    },
  });
  return payFor(page, email);
}

async function payFor(page: Page, email: string): Promise<Bought> {
  await page.locator('[id="contact.name"]').waitFor();
  await fillIn(page, email);
  await pay(page);
  await payAtTheBank(page, cards.good);
  expect(await countTickets(page)).toBe(2);
  const token = new URL(page.url()).searchParams.get('order') ?? '';
  const { number, payments } = await shop.fetchJson<{
    number: string;
    payments: readonly { state: string; amount: number }[];
  }>(`/api/orders/${token}`);
  const succeeded = payments.filter(({ state }) => state === 'succeeded');
  return { number, paid: Math.round(succeeded.reduce((sum, { amount }) => sum + amount, 0) * 100) };
}

/** From the page of the date to a place in line, by the link in the mail. Answers the path of that link. */
async function wait(
  page: Page,
  { email, zone, count }: { email: string; zone: string; count: number },
): Promise<string> {
  await page.locator('#tickets summary', { hasText: 'Лист ожидания' }).click();
  const form = page.locator('#tickets');
  await form.getByLabel('Почта').waitFor();
  for (const box of await form.locator('input[id^="wish-zone-"]').all())
    if ((await box.getAttribute('id')) !== `wish-zone-${zone}`) await box.uncheck();
  for (let wanted = 2; wanted < count; wanted += 1)
    await form.getByRole('button', { name: 'На одно больше' }).click();
  // The plan above it has journeys of its own.
  expect((await violations(page)).filter((found) => found.includes('wish'))).toEqual([]);
  await form.getByLabel('Почта').fill(email);
  await form.getByRole('button', { name: 'Встать в очередь' }).click();
  await form.getByText(/^Почти готово/).waitFor();
  const link = await linkInMail('wish_requested', email, 'wish');
  const own = await page.context().newPage();
  await own.goto(link);
  await own.getByRole('button', { name: 'Подтвердить' }).click();
  await own.getByRole('heading', { name: 'Вы в листе ожидания' }).waitFor();
  expect(await violations(own)).toEqual([]);
  await own.close();
  return link;
}

it('two who wait: what another gives back is kept for the one whom it wholly meets, who buys it; the other stays in line until the box office says otherwise; the settlement has what came, went back and came again', async () => {
  // What they have waited for is not theirs yet when they look too soon.
  shop.allowComplaint(/40[49]/);
  const { performanceId, path, zone, pair, rest, evening } = await soldOutZone();
  const clerk = await enterAsOwner(house, 'Вера Очередная');
  const before = await readSettled(clerk, evening);
  const run = Date.now();
  const [three, two, buyer] = ['three', 'two', 'giver'].map((name) => `${name}-${run}@example.com`) as [
    string,
    string,
    string,
  ];
  const given = await buy(pair, buyer);
  for (let from = 0; from < rest.length; from += 10) await hold(rest.slice(from, from + 10));

  const page = await shop.open(path, phone);
  const passedOver = await wait(page, { email: three, zone, count: 3 });
  await page.reload();
  const own = await wait(page, { email: two, zone, count: 2 });
  await page.goto(own);
  await page.getByText('Перед вами несколько пожеланий').waitFor();

  await runCommand('refund', given.number);
  await page.goto(await linkInMail('wish_offered', two, 'wish'));
  await page.getByRole('heading', { name: 'Для вас отложены места' }).waitFor();
  expect(await page.locator('main li').count()).toBeGreaterThanOrEqual(2);
  expect(await violations(page)).toEqual([]);
  expect(await readMails('wish_offered', three)).toEqual([]);
  // Nobody else is shown them.
  expect(await best(performanceId, `count=2&zone=${zone}`)).toEqual([]);

  await page.getByRole('button', { name: 'Взять эти места' }).click();
  await page.getByRole('link', { name: 'Оформить заказ' }).last().click();
  const taken = await payFor(page, two);
  await page.goto(own);
  await expect.poll(() => page.getByText('Вы купили билеты, которых ждали').count()).toBe(1);

  await page.goto(passedOver);
  await page.getByText('Перед вами никого').waitFor();
  await clerk.getByRole('link', { name: 'Лист ожидания' }).click();
  await clerk.getByRole('heading', { name: 'Лист ожидания' }).waitFor();
  expect(await violations(clerk)).toEqual([]);
  await clerk.goto(`/waiting-list/${performanceId}`);
  const row = clerk.getByRole('row', { name: new RegExp(three) });
  await row.waitFor();
  expect(await clerk.getByRole('row', { name: new RegExp(two) }).count()).toBe(0);
  await row.getByRole('button', { name: 'Закрыть пожелание' }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Позвонили и отказались');
  await dialog.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await clerk.getByText('На этот показ никто не ждёт.').waitFor();
  await page.reload();
  await page.getByText('Касса закрыла это пожелание.').waitFor();
  await expect.poll(() => readMails('wish_ended', three)).toHaveLength(1);

  // What went back is not what came: it was sold once more.
  const moved = async () => {
    const { sales, refunds, total } = await readSettled(clerk, evening);
    return [sales - before.sales, Math.abs(refunds - before.refunds), total - before.total];
  };
  await expect.poll(moved).toEqual([given.paid + taken.paid, given.paid, taken.paid]);
  expect(await violations(clerk)).toEqual([]);
});
