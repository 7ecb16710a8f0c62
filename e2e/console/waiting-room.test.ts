import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { openSaleAt, putOnSale } from '../fixtures/announce.ts';
import { cards, countTickets, fillIn, pay, payAtTheBank } from '../fixtures/buying.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { type PerformanceOnSale, performancesOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { endWaitingRoom } from '../fixtures/without-room.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

const minuteMs = 60_000;

/** One that other journeys do not buy, since they take the first. */
async function lastOnSale(): Promise<PerformanceOnSale> {
  let last: PerformanceOnSale | undefined;
  for await (const found of performancesOnSale(shop, { seating: 'general', minPlaces: 100 })) last = found;
  if (!last) throw new Error('The demo sells nothing without numbered seats.');
  return last;
}

/** In some minutes, on the clocks of the place. */
async function localTime({ eventId }: PerformanceOnSale, inMinutes: number): Promise<string> {
  const { dates } = await shop.fetchJson<{ dates: { started_at: string }[] }>(`/v1/events/${eventId}`);
  const [, sign = '+', hours = '0', minutes = '0'] =
    /([+-])(\d\d):(\d\d)$/.exec(dates[0]?.started_at ?? '') ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return new Date(Date.now() + (inMinutes + offset) * minuteMs).toISOString().slice(0, 16);
}

async function confirm(page: Page, act: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Премьера');
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const shown = (page: Page) => page.locator('#now p:not([hidden])').innerText();

it('a sale with a waiting room: two take places, the draw lets both in, one buys; a third waits without scripting', async () => {
  // Of the hold that is refused, and of a page that is none of the site's.
  shop.allowComplaint(/40[349]/);
  const sale = await lastOnSale();
  const { performanceId, title, eventId } = sale;
  onTestFinished(await openSaleAt(title, await localTime(sale, 20)));
  const owner = await enterAsOwner(house, 'Вера Премьерова');
  await endWaitingRoom(owner, performanceId);
  await owner.goto(`/performances/${performanceId}/waiting-room`);
  await owner.getByRole('heading', { name: 'Включить зал ожидания' }).waitFor();
  expect(await violations(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Включить зал ожидания' }).click();
  await confirm(owner, 'Включить зал ожидания');
  await owner.getByRole('heading', { name: 'Собирает очередь, жребий впереди' }).waitFor();

  const anna = await shop.open(`/events/${eventId}`);
  await anna.getByText('очерёдность решит жребий').waitFor();
  await anna.getByRole('link', { name: 'В зал ожидания' }).click();
  await anna.getByRole('button', { name: 'Занять место' }).waitFor();
  expect(await violations(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Занять место' }).click();
  await expect.poll(() => shown(anna)).toMatch(/^Место за вами/);
  const { pathname } = new URL(anna.url());
  const berta = await shop.open(pathname.replace('.ru.', '.de.'), { ...phone, locale: 'de' });
  await berta.getByRole('button', { name: 'Platz nehmen' }).tap();
  await expect.poll(() => shown(berta)).toMatch(/^Ihr Platz ist Ihnen sicher/);
  const room = /\/queue\/(\d+)/.exec(pathname)?.[1];
  const carl = await shop.open(`/api/waiting-rooms/${room}/page?lang=en`, { javaScriptEnabled: false });
  await carl.getByRole('button', { name: 'Take a place' }).click();
  await carl.getByText('You have a place.').waitFor();

  await putOnSale(title);
  await expect.poll(() => shown(anna), { timeout: 60_000 }).toMatch(/^Вы можете выбирать билеты/);
  await expect.poll(() => shown(berta), { timeout: 60_000 }).toMatch(/^Sie können jetzt Tickets wählen/);
  expect(await violations(berta)).toEqual([]);
  await carl.goto(`/api/waiting-rooms/${room}/page?lang=en`);
  await carl.getByRole('button', { name: 'Come in' }).click();
  await carl.getByText('You can choose your tickets now.').waitFor();
  expect(await carl.getByRole('link', { name: 'Choose tickets' }).getAttribute('href')).toMatch(
    new RegExp(`/en/events/${eventId}`),
  );

  await owner.getByRole('heading', { name: 'Приглашает по очереди' }).waitFor();
  await owner.getByRole('textbox', { name: 'Не больше людей в минуту' }).fill('60');
  await owner.getByText('Пауза: никого не приглашать').click();
  await owner.getByRole('button', { name: 'Изменить темп' }).click();
  await confirm(owner, 'Изменить темп');
  await owner.getByRole('heading', { name: 'Пауза: никого не приглашает' }).waitFor();

  // Nobody who has not waited holds anything; whoever came in buys, though nobody else may in.
  const dora = await shop.open(`/events/${eventId}?date=${performanceId}#tickets`);
  await dora
    .getByRole('button', { name: /: Больше$/ })
    .first()
    .click();
  await dora.getByText('выбрать билеты можно, когда подойдёт ваша очередь').waitFor();
  await anna.getByRole('link', { name: 'Выбрать билеты' }).click();
  await anna.waitForURL(`**/events/${eventId}*`);
  await anna.locator(`main a[href$="?date=${performanceId}#tickets"]`).click();
  await anna
    .getByRole('button', { name: /: Больше$/ })
    .first()
    .click();
  await anna.locator('main a[href$="/order"]').click();
  await fillIn(anna);
  await pay(anna);
  await payAtTheBank(anna, cards.good);
  expect(await countTickets(anna)).toBe(1);

  await owner.getByRole('button', { name: 'Выключить зал ожидания' }).click();
  await confirm(owner, 'Выключить зал ожидания');
  await owner.getByRole('heading', { name: 'Выключен' }).waitFor();
  await dora.goto(pathname);
  await expect.poll(() => shown(dora)).toMatch(/^Очереди больше нет/);
});

it('whoever waits is told that it is paused when nobody writes the file any more, and keeps the place', async () => {
  const status = {
    room: 7,
    phase: 'admitting',
    seed: 'ab',
    beacon: null,
    drawn: 10,
    taken: 12,
    serving: 3,
    seats_free: 40,
    seats_held: 0,
    likely_below: 12,
    uncertain_below: 32,
    written_at: new Date().toISOString(),
  };
  const sale = await lastOnSale();
  const owner = await enterAsOwner(house, 'Вера Запасная');
  await endWaitingRoom(owner, sale.performanceId);
  await owner.goto(`/performances/${sale.performanceId}/waiting-room`);
  await owner.getByRole('button', { name: 'Включить зал ожидания' }).click();
  await confirm(owner, 'Включить зал ожидания');
  await owner.getByRole('heading', { name: 'Приглашает по очереди' }).waitFor();
  const prices = await shop.fetchJson<{ results: { id: number; waiting_room?: number }[] }>(
    `/v2/dates_prices?event_source_id=${sale.eventId}`,
  );
  const room = prices.results.find(({ id }) => id === sale.performanceId)?.waiting_room;
  const page = await shop.open(`/queue/${room}.ru.html`, {
    prepare: async (context) => {
      await context.addInitScript(
        ([key, place]) => localStorage.setItem(String(key), String(place)),
        [`waiting-room-${room}`, JSON.stringify({ id: crypto.randomUUID(), number: 9 })],
      );
      await context.route('**/queue/*.json', (route) => route.fulfill({ json: status }));
    },
  });
  await page.clock.install();
  await expect.poll(() => shown(page)).toMatch(/^Вы в очереди\. Скорее всего/);
  // Their turn has come, and nobody answers: there is a button, and no word of having been let in.
  let answer = 503;
  const hear = async (changed: Partial<typeof status>) => {
    Object.assign(status, { ...changed, written_at: new Date().toISOString() });
    // As long as those wait who are far from their turn.
    await page.clock.runFor(20_000);
  };
  await page.context().route('**/admissions', (route) => route.fulfill({ status: answer, json: {} }));
  // Of this, and of the API that is away at the end.
  shop.allowComplaint(/503|ERR_FAILED/);
  await hear({ serving: 20 });
  await page.getByRole('button', { name: 'Войти' }).waitFor();
  expect(await shown(page)).toBe('Ваша очередь!');
  answer = 200;
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect.poll(() => shown(page)).toMatch(/^Вы можете выбирать билеты/);
  // An admission is good for a while; that it was once given says nothing of the next.
  answer = 503;
  await page.clock.setSystemTime(Date.now() + 11 * minuteMs);
  const refused = page.waitForResponse('**/admissions');
  await hear({});
  await refused;
  await expect.poll(() => shown(page)).toBe('Ваша очередь!');
  Object.assign(status, { serving: 3 });

  // The API is away, and with it whoever writes the file.
  await page.context().route('**/queue/*.json', (route) => route.abort());
  await page.clock.runFor(60_000);
  await expect.poll(() => shown(page)).toBe('Пауза. Сейчас никого не приглашают, но ваше место сохраняется.');
  await owner.getByRole('button', { name: 'Выключить зал ожидания' }).click();
  await confirm(owner, 'Выключить зал ожидания');
});
