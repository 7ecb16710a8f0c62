import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { Order } from '@parterre/contracts/orders/order';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../../../database/sql.ts';
import { orderFixture } from '../../../../testing/order-fixture.ts';
import { seatedCatalogue } from '../../../../testing/seated-catalogue.ts';
import { importCatalogue } from '../../../catalogue/import/import-catalogue.service.ts';

const { api, visitor, place, ordered, begin, call, read, now, pass, sweep, rows } = orderFixture({
  app: { maxTicketsPerOrder: 20 },
});

type Event = NonNullable<CatalogueFile['events']>[number];

/** As an operator does it: by importing the catalogue again. */
async function announce(change: Partial<Event> = {}, landing: object = {}): Promise<void> {
  const catalogue = seatedCatalogue();
  const landings = catalogue.landings?.map((one) => ({ ...one, ...landing }));
  const events = catalogue.events?.map((one) => (one.source_id === 'recital' ? { ...one, ...change } : one));
  const imported = await importCatalogue(
    api().database.db,
    { ...catalogue, landings, events },
    { now: now() },
  );
  expect(imported.kind).toBe('imported');
}
const startsAt = (started_at: string): Partial<Event> => {
  const recital = seatedCatalogue().events?.find(({ source_id }) => source_id === 'recital');
  return { dates: recital?.dates.map((date) => ({ ...date, started_at })) ?? [] };
};
afterEach(() => announce());

/** By invoice from the start, and after it was placed to be paid by card. */
async function refusals(count = 2): Promise<unknown[]> {
  const expected_total = 550 * count;
  const [anna, boris] = [visitor(), visitor()];
  await anna.add('12:floor', count);
  const atOnce = await place(anna, { acquisition_id: 6, expected_total });
  await boris.add('12:floor', count);
  const { body } = await place(boris, { expected_total });
  const { token } = body as unknown as Order;
  const later = await call('POST', `/api/orders/${token}/payments`, { body: { acquisition_id: 6 } });
  return [atOnce, later].map((answer) =>
    answer.status < 300 ? 'taken' : [answer.body.error.code, Object(answer.body.error).reason].join(' '),
  );
}

const twice = (reason: string) => Array(2).fill(`acquisition_unavailable ${reason}`);

describe('an order by invoice', () => {
  it('is taken where site and event allow it', async () => {
    expect(await refusals()).toEqual(['taken', 'taken']);
  });

  it('is refused where the event does not say that it may be', async () => {
    await announce({ invoices: undefined });
    expect(await refusals()).toEqual(twice('not_offered'));
  });

  it('is refused where the site does not say that it takes any, and is not listed there', async () => {
    await announce({}, { invoices: undefined });
    expect(await refusals()).toEqual(twice('not_offered'));
    const { results } = await api().get<{ results: { code: string }[] }>('/v2/acquisitions');
    expect(results.map(({ code }) => code)).toEqual(['sandbox-card', 'sandbox-sbp', 'certificate']);
  });

  it('is refused when one of its events does not allow it', async () => {
    const anna = visitor();
    await anna.add('12:floor', 2);
    await anna.add('2:balcony', 1);
    const { tickets } = await anna.read();
    expect(tickets.map(({ extra }) => extra.invoice)).toEqual(['available', 'not_offered']);
    const { body } = await place(anna, { acquisition_id: 6, expected_total: 2200 });
    expect(body.error).toMatchObject({ code: 'acquisition_unavailable', reason: 'not_offered' });
  });

  it('is refused three days before the performance', async () => {
    await announce(startsAt('2026-12-04T11:59'));
    expect(await refusals()).toEqual(twice('too_late'));
    const anna = visitor();
    await anna.add('12:floor');
    expect((await anna.read()).tickets[0]?.extra.invoice).toBe('too_late');
    await announce(startsAt('2026-12-04T12:00'));
    expect(await refusals()).toEqual(['taken', 'taken']);
  });

  it('is refused beyond a fifth of the hall, until one of them is paid or ends', async () => {
    // Of 48 places, nine.
    const first = await ordered({ acquisition_id: 6 });
    await ordered({ acquisition_id: 6 });
    await begin(await ordered(), 6);
    expect(await refusals(4)).toEqual(twice('share_reached'));
    await call('POST', `/api/orders/${first.token}/cancel`);
    expect(await refusals(4)).toEqual(['taken', 'acquisition_unavailable share_reached']);
  });

  it('is refused beyond a fifth however many come at once', async () => {
    const visitors = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const one = visitor();
        await one.add('12:floor', 2);
        return one;
      }),
    );
    const answers = await Promise.all(visitors.map((one) => place(one, { acquisition_id: 6 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  });
});

describe('an order by invoice ends', () => {
  const readEnd = async (order: Pick<Order, 'token'>) => (await read(order)).expires_at;

  it('five days after it was placed, whatever is begun with it meanwhile', async () => {
    const order = await ordered({ acquisition_id: 6 });
    expect(order.expires_at).toBe('2026-12-06T09:00:00.000Z');
    for (const acquisition of [6, 1, 6, 2, 1, 6]) {
      pass(60 * 19);
      await begin(order, acquisition);
      expect(await readEnd(order)).toBe('2026-12-06T09:00:00.000Z');
    }
    pass(60 * 6);
    await sweep();
    expect((await read(order)).state).toBe('expired');
  });

  it('five days after it was placed, though the invoice is asked for at the last moment', async () => {
    const order = await ordered();
    pass(14);
    await begin(order, 6);
    expect(await readEnd(order)).toBe('2026-12-06T09:00:00.000Z');
  });

  it('a day before its performance, which was moved forward since', async () => {
    const order = await ordered({ acquisition_id: 6 });
    await announce(startsAt('2026-12-05T19:00'));
    await sweep();
    expect(await readEnd(order)).toBe('2026-12-04T16:00:00.000Z');
    await begin(order, 6);
    expect(await readEnd(order)).toBe('2026-12-04T16:00:00.000Z');
    pass(60 * 24 * 4);
    await sweep();
    expect((await read(order)).state).toBe('expired');
  });

  it('no later when its performance was moved back', async () => {
    const order = await ordered({ acquisition_id: 6 });
    await announce(startsAt('2027-02-18T19:00'));
    await sweep();
    expect(await readEnd(order)).toBe('2026-12-06T09:00:00.000Z');
  });

  it('when it would have ended, though its performance is called off', async () => {
    const order = await ordered({ acquisition_id: 6 });
    const { dates = [] } = startsAt('2026-12-18T19:00');
    await announce({ dates: dates.map((date) => ({ ...date, status: 'cancelled' })) });
    await sweep();
    expect(await read(order)).toMatchObject({ state: 'awaiting_payment', called_off: 'cancelled' });
    pass(60 * 24 * 5);
    await sweep();
    expect((await read(order)).state).toBe('expired');
    expect(await rows(sql`select 1 from stock_units where state = 'held'`)).toEqual([]);
  });
});
