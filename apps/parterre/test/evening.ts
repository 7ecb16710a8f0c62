import { formatOfferId } from '@parterre/domain/seats/offer-id';
import type { Page } from 'playwright-core';

/** What the console's API answers to whoever is signed in in a page. */
async function ask<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async (url) => (await fetch(url)).json(), `/api/console/v1/${path}`);
}

export interface Ran<Result> {
  readonly status: number;
  readonly body: Result;
}

export const runInConsole = <Result>(page: Page, command: string, input: object): Promise<Ran<Result>> =>
  page.evaluate(
    async ({ path, body }) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body,
      });
      return { status: response.status, body: await response.json() };
    },
    { path: `/api/console/v1/commands/${command}`, body: JSON.stringify({ input, reason: 'Для проверки' }) },
  );

export interface Evening {
  readonly performanceId: number;
  readonly title: string;
  /** One that is played another day. */
  readonly otherId: number;
}

interface Listed {
  readonly id: number;
  readonly title: string;
  readonly started_at: string;
  readonly state: string;
  readonly has_plan: boolean;
}

const hourMs = 3_600_000;

/** A performance that begins in some hours, made like one of another day where no seat is numbered, and there are two zones with room for so many. */
export async function createEvening(
  page: Page,
  places: readonly [number, number] = [1, 1],
): Promise<Evening> {
  const { results } = await ask<{ results: Listed[] }>(page, 'performances/grid?limit=100');
  const models = results.filter(
    ({ state, has_plan, started_at }) =>
      state === 'on_sale' && !has_plan && Date.parse(started_at) > Date.now() + 48 * hourMs,
  );
  for (const model of models) {
    const { zones } = await readCounter(page, model.id);
    if (places.some((count, index) => (zones[index]?.units_left ?? 0) < count)) continue;
    for (const hours of [2, 3, 4, 5, 6]) {
      const [day, time] = writeLocal(Date.now() + hours * hourMs, model.started_at);
      const pattern = { weekdays: [1, 2, 3, 4, 5, 6, 7], times: [time], from: day, until: day, except: [] };
      const made = await runInConsole(page, 'performances.create', { model_id: model.id, pattern });
      if (made.status !== 200) continue;
      const listed = await ask<{ results: Listed[] }>(
        page,
        `performances/grid?limit=100&from=${day}&until=${day}`,
      );
      const found = listed.results.find(
        ({ title, started_at }) => title === model.title && started_at.startsWith(`${day}T${time}`),
      );
      if (found) return { performanceId: found.id, title: found.title, otherId: model.id };
      break;
    }
  }
  throw new Error(`None of ${models.length} performances has room for another.`);
}

/** The day and the time on the clocks of a place. */
function writeLocal(ms: number, example: string): [day: string, time: string] {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)$/.exec(example) ?? [];
  const offsetMs = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  const local = new Date(ms + offsetMs).toISOString();
  return [local.slice(0, 10), local.slice(11, 16)];
}

interface Zone {
  readonly id: string;
  readonly price: number;
  readonly units_left: number | null;
}

interface Counter {
  readonly performance: { readonly id: number };
  readonly currency_code: string;
  readonly zones: readonly Zone[];
}

/** What the counter sells of a performance where no seat is numbered. */
const readCounter = (page: Page, performanceId: number) =>
  ask<Counter>(page, `counter?performance_id=${performanceId}`);

export interface SoldTicket {
  readonly number: string;
  readonly code: string;
  readonly orderId: string;
}

/** Tickets of a zone, sold over the counter. */
export async function sellTickets(
  page: Page,
  performanceId: number,
  { zone: index = 0, count = 1 }: { readonly zone?: number; readonly count?: number } = {},
): Promise<SoldTicket[]> {
  const { currency_code, zones } = await readCounter(page, performanceId);
  const zone = zones[index];
  if (!zone) throw new Error(`There is no zone ${index} among ${zones.length}.`);
  const sold = await runInConsole<{ order_id: string; number: number }>(page, 'counter.sell', {
    performance_id: performanceId,
    tickets: [{ id: formatOfferId({ kind: 'general', performanceId, zone: zone.id }), count }],
    expected_total: Math.round(zone.price * count * 100) / 100,
    currency_code,
    lang: 'ru',
    way: 'cash',
  });
  if (sold.status !== 200) throw new Error(JSON.stringify(sold.body));
  const { order_id: orderId, number } = sold.body;
  const { tickets } = await ask<{ tickets: { number: string; code: string }[] }>(
    page,
    `counter/tickets?number=${number}`,
  );
  return tickets.map((ticket) => ({ number: ticket.number, code: ticket.code, orderId }));
}

/** Two doors: the first lets the first zone in, the second everybody. */
export async function saveDoors(page: Page, { performanceId }: Evening): Promise<readonly string[]> {
  const { zones } = await readCounter(page, performanceId);
  const { place_id } = await ask<{ place_id: number }>(page, `door?performance_id=${performanceId}`);
  const doors = [
    { id: crypto.randomUUID(), name: 'Главный', sectors: [zones[0]?.id ?? ''] },
    { id: crypto.randomUUID(), name: 'Садовый', sectors: [] },
  ];
  const saved = await runInConsole(page, 'door.save-doors', { place_id, doors });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return doors.map(({ id }) => id);
}

/** The address that a phone becomes one of a door by. */
export async function pairingLink(page: Page, { performanceId }: Evening, doorId = ''): Promise<string> {
  const input = { name: 'Телефон', door_id: doorId, performance_ids: [performanceId] };
  const { status, body } = await runInConsole<{ link: string }>(page, 'door.pair-device', input);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.link;
}
