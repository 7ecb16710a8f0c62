import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { seatedCatalogue } from '../../testing/seated-catalogue.ts';
import { emptyCatalogue, type TestApi, testApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi(seatedCatalogue());
});
afterAll(() => api.close());

describe('prices of events', () => {
  const list = (query: string) =>
    api.get<{ results: { id: number }[]; total: number }>(`/v2/events_prices?${query}`);

  it('come as the spec asks for them: by source ids, in a currency', async () => {
    expect(await list('event_source_id_in=1,2,8&currency_code=EUR&source_id=2')).toEqual({
      results: [
        {
          id: 1,
          event_source_id: 1,
          price_min: 12.5,
          price_max: 36,
          currency_code: 'EUR',
          tickets_left: 1000,
          sale_state: 'on_sale',
          sale_changes_at: '2026-12-20T16:00:00.000Z',
          on_sale: { started_at: '2026-12-20T19:00:00+03:00', dates_count: 2, place_id: 1 },
        },
        {
          id: 2,
          event_source_id: 2,
          price_min: 6.5,
          price_max: 6.5,
          currency_code: 'EUR',
          tickets_left: 50,
          sale_state: 'on_sale',
          sale_changes_at: '2026-12-05T17:00:00.000Z',
          on_sale: { started_at: '2026-12-05T20:00:00+03:00', dates_count: 1, place_id: 1 },
        },
        {
          id: 8,
          event_source_id: 8,
          price_min: null,
          price_max: null,
          currency_code: 'EUR',
          tickets_left: 0,
          sale_state: 'sold_out',
          sale_changes_at: '2026-12-13T16:00:00.000Z',
          on_sale: null,
        },
      ],
      total: 3,
      page: 1,
      limit: 500,
    });
  });

  it.each<[string, number[]]>([
    ['', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['id_in=3,4', [3, 4]],
    ['event_source_id_in=999', []],
    ['limit=2&page=2', [3, 4]],
    ['sort_on=desc&limit=1', [9]],
    ['updated_gte=2026-12-02', []],
  ])('%s', async (query, expected) => {
    expect((await list(query)).results.map(({ id }) => id)).toEqual(expected);
  });

  it('nothing can be bought of what is over, cancelled or postponed', async () => {
    const { results } = await list('id_in=4,5,6,7');
    expect(results).toMatchObject([
      { sale_state: 'ended', price_min: null, tickets_left: 0 },
      { sale_state: 'soon', price_min: 1100, tickets_left: 100 },
      { sale_state: 'cancelled', price_min: null, tickets_left: 0 },
      { sale_state: 'postponed', price_min: null, tickets_left: 0 },
    ]);
  });

  it('say when a sale opens or ends next, as far as one does', async () => {
    const { results } = await list('id_in=4,5,6,7');
    expect(results).toMatchObject([
      { sale_state: 'ended', sale_changes_at: null },
      { sale_state: 'soon', sale_changes_at: '2027-01-01T09:00:00.000Z' },
      { sale_state: 'cancelled', sale_changes_at: null },
      { sale_state: 'postponed', sale_changes_at: null },
    ]);
  });

  it('follow the stock: what is sold or held counts, a hold that has run out does not', async () => {
    const hold = (seat: number, zone: string, expires: string) => sql`
      insert into stock_seats (event_id, performance_id, seat, zone, state, owner, held_at, expires_at)
      values (9, 12, ${seat}, ${zone}, 'held', gen_random_uuid(), now(), ${expires})`;
    expect((await list('id_in=9')).results).toMatchObject([{ price_max: 2200, tickets_left: 3 + 2 + 40 }]);
    for (const seat of [0, 2, 3]) await api.database.db.query(hold(seat, 'front', '2026-12-01T09:10:00Z'));
    await api.database.db.query(hold(7, 'back', '2026-12-01T08:59:00Z'));
    expect((await list('id_in=9')).results).toMatchObject([{ price_max: 1100, tickets_left: 2 + 40 }]);
    await api.database.db.query(sql`delete from stock_seats where state = 'held'`);
  });

  it.each([
    ['event_source_id_in=a', 'event_source_id_in: bad_format'],
    ['source_id=two', 'source_id: bad_format'],
    ['sort_by=price', 'sort_by: unknown_value'],
  ])('refuses %s', async (query, fault) => {
    expect(await api.refusal(`/v2/events_prices?${query}`)).toEqual([400, fault]);
  });
});

describe('prices of the dates of one event', () => {
  it('come as the spec asks for them', async () => {
    expect(await api.get('/v2/dates_prices?event_source_id=1&currency=EUR&source_id=2')).toEqual({
      results: [
        {
          id: 2,
          started_at: '2026-12-20T19:00:00+03:00',
          price_min: 12.5,
          price_max: 36,
          currency_code: 'EUR',
          tickets_left: 500,
          sale_state: 'on_sale',
          sale_changes_at: '2026-12-20T16:00:00.000Z',
        },
        {
          id: 3,
          started_at: '2026-12-21T12:00:00+03:00',
          price_min: 12.5,
          price_max: 36,
          currency_code: 'EUR',
          tickets_left: 500,
          sale_state: 'on_sale',
          sale_changes_at: '2026-12-21T09:00:00.000Z',
        },
      ],
      total: 2,
      page: 1,
      limit: 500,
    });
  });

  it.each<[string, number[]]>([
    ['event_source_id=1&sort_on=desc', [3, 2]],
    ['event_source_id=1&id_in=3', [3]],
    ['event_source_id=1&limit=1&page=2', [3]],
    ['event_source_id=999', []],
  ])('%s', async (query, expected) => {
    const { results } = await api.get<{ results: { id: number }[] }>(`/v2/dates_prices?${query}`);
    expect(results.map(({ id }) => id)).toEqual(expected);
  });

  it('refuses a query that names no event, or a wrong currency', async () => {
    expect(await api.refusal('/v2/dates_prices')).toEqual([400, 'event_source_id: required']);
    expect(await api.refusal('/v2/dates_prices?event_source_id=1&currency=1')).toEqual([
      400,
      'currency: bad_format',
    ]);
  });
});

it('an empty catalogue has no prices', async () => {
  const empty = await testApi(emptyCatalogue);
  expect(await empty.get('/v2/events_prices')).toMatchObject({ results: [], total: 0 });
  expect(await empty.get('/v2/dates_prices?event_source_id=1')).toMatchObject({ results: [], total: 0 });
  await empty.close();
});
