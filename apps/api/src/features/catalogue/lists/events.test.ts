import type { Event } from '@parterre/contracts/events/event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallCatalogue, smallDate, smallEvent } from '../../../testing/small-catalogue.ts';
import { emptyCatalogue, type TestApi, testApi } from '../../../testing/test-api.ts';

interface EventList {
  results: Event[];
  total: number;
}

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const list = (query: string) => api.get<EventList>(`/v1/events?${query}`);
const ids = async (query: string) => (await list(query)).results.map(({ id }) => id);

describe('the list of events', () => {
  it.each<[string, number[]]>([
    ['', [2, 3, 6, 7, 8, 1, 5]],
    ['sort_on=desc', [5, 1, 8, 7, 6, 3, 2]],
    ['date_type=past', [4, 1]],
    ['date_type=all', [4, 1, 2, 3, 6, 7, 8, 5]],
    ['category_id_in=1,2', [3, 1]],
    ['category_id_in=1&category_id_in=2', [3, 1]],
    ['hall_id_in=2', [2]],
    ['place_id_in=2', [3]],
    ['location_id_in=1&category_id_in=1', [1]],
    ['label_id_in=3', [1]],
    ['label_id_in=1', []],
    ['person_id_in=2', [3, 1]],
    ['id_in=5,1', [1, 5]],
    ['id_in=4', []],
    ['category_id_in=999', []],
    ['started_gte=2026-12-20', [1, 5]],
    ['started_gte=2026-12-20&started_lte=2026-12-20', [1]],
    ['started_lte=2026-12-05', [2, 3]],
    // 20:00 in Moscow is 17:00 in UTC; 19:30 in Berlin is 18:30.
    ['started_gte=2026-12-05T17:00:00Z&started_lte=2026-12-05T18:29:00Z', [2]],
    ['started_gte=2026-12-05T21:30:00%2B03:00&started_lte=2026-12-05T21:30:00%2B03:00', [3]],
    ['price_gte=3300', [3, 1]],
    ['price_lte=1099', [2]],
    ['price_gte=13&price_lte=20&currency_code=EUR', [1]],
    ['price_gte=1&currency_code=USD', []],
    ['updated_gte=2026-12-01', [2, 3, 6, 7, 8, 1, 5]],
    ['updated_gte=2026-12-02', []],
    ['sort_by=title', [3, 2, 6, 8, 7, 5, 1]],
    ['sort_by=title&lang=en', [6, 8, 7, 5, 3, 1, 2]],
    ['sort_by=price', [2, 1, 5, 6, 7, 8, 3]],
    ['sort_by=price&sort_on=desc', [3, 8, 7, 6, 5, 1, 2]],
    ['sort_by=price&currency_code=USD', []],
    ['sort_by=id&sort_on=desc', [8, 7, 6, 5, 3, 2, 1]],
    ['sort_by=updated_at&limit=2', [1, 2]],
    ['limit=2&page=3', [8, 1]],
    ['limit=500&page=2', []],
  ])('%s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it.each([
    ['limit=2', 7],
    ['limit=2&page=4', 7],
    ['limit=2&page=9', 7],
    ['limit=1&category_id_in=3', 5],
    ['limit=1&location_id_in=1', 6],
    ['limit=1&date_type=past', 2],
    ['limit=1&label_id_in=3,4', 1],
    ['limit=1&sort_by=price&currency_code=EUR', 7],
  ])('counts all pages: %s', async (query, total) => {
    expect((await list(query)).total).toBe(total);
  });

  it('tells of the dates that fit the query', async () => {
    const [all] = (await list('id_in=1')).results;
    expect(all).toMatchObject({
      started_at: '2026-12-20T19:00:00+03:00',
      ended_at: '2026-12-21T14:00:00+03:00',
      dates_count: 2,
    });
    const [second] = (await list('id_in=1&started_gte=2026-12-21')).results;
    expect(second).toMatchObject({ started_at: '2026-12-21T12:00:00+03:00', dates_count: 1 });
    const [past] = (await list('id_in=1&date_type=past')).results;
    expect(past).toMatchObject({ started_at: '2026-11-20T19:00:00+03:00', sale_state: 'ended' });
  });

  it('tells how each event stands', async () => {
    const { results } = await list('date_type=all&sort_by=id');
    expect(results.map(({ sale_state }) => sale_state)).toEqual([
      'on_sale',
      'on_sale',
      'on_sale',
      'ended',
      'soon',
      'cancelled',
      'postponed',
      'sold_out',
    ]);
  });

  it('prices are all-in, in the currency asked for, as set by hand or derived', async () => {
    const readPrice = async (query: string) => (await list(`id_in=1&${query}`)).results[0]?.price;
    expect(await readPrice('')).toEqual({ min: 1100, max: 3300, currency_code: 'RUB' });
    // 1000 and 100 RUB by the rate, rounded up by halves; 33 and 3 EUR by hand.
    expect(await readPrice('currency_code=EUR')).toEqual({ min: 12.5, max: 36, currency_code: 'EUR' });
    expect(await readPrice('currency_code=USD')).toEqual({ min: 1100, max: 3300, currency_code: 'RUB' });
  });

  it('texts come in the language asked for, else in the main one, and say so', async () => {
    const [jazz, hamlet] = (await list('lang=en&limit=2')).results;
    expect(jazz).toMatchObject({ title: 'Джаз в клубе', hall: { name: 'Bar' }, lang_fallback: true });
    expect(hamlet).toMatchObject({
      title: 'Hamlet',
      place: { id: 2, name: 'The Stage', address: 'Allee 2' },
      persons: [{ id: 2, name: 'Anna Ivanova', role: 'Ophelia' }],
      images: { poster: { alt: 'Poster: hamlet' } },
    });
    expect(hamlet).not.toHaveProperty('lang_fallback');
    expect((await list('lang=ja&limit=1')).results[0]).toMatchObject({
      title: 'Джаз в клубе',
      lang_fallback: true,
    });
  });

  it('words that are searched for narrow it down, the best match first', async () => {
    const { results, total } = await list('search=щелкунчик');
    expect(total).toBe(1);
    expect(results[0]).toMatchObject({ id: 1, search_matches: [[0, 9]] });
    expect(await ids('search=ничегопохожего')).toEqual([]);
    expect(await ids('search=щелкунчик&category_id_in=3')).toEqual([]);
  });

  it.each([
    ['limit=0', 'limit: too_small'],
    ['limit=501', 'limit: too_large'],
    ['limit=1e3', 'limit: bad_format'],
    ['page=100001', 'page: too_large'],
    ['page=99999999999999999999', 'page: bad_format'],
    ['page=1&page=2', 'page: not_single'],
    ['category_id_in=1,x', 'category_id_in: bad_format'],
    ['category_id_in=', 'category_id_in: bad_format'],
    ['hall_id_in=2147483648', 'hall_id_in: too_large'],
    ["place_id_in=1'--", 'place_id_in: bad_format'],
    ['started_gte=yesterday', 'started_gte: bad_format'],
    ['started_gte=2026-02-30', 'started_gte: bad_format'],
    ['started_gte=9999-01-01', 'started_gte: out_of_range'],
    ['price_lte=-1', 'price_lte: bad_format'],
    ['currency_code=rub', 'currency_code: bad_format'],
    ['date_type=future', 'date_type: unknown_value'],
    ['sort_by=title;drop table events', 'sort_by: unknown_value'],
    ['lang=xx', 'lang: unknown_value'],
    ['search=%00', 'search: bad_format'],
    ['search=%', ': bad_format'],
    ['search=%ff%fe', ': bad_format'],
  ])('refuses %s', async (query, fault) => {
    expect(await api.refusal(`/v1/events?${query}`)).toEqual([400, fault]);
  });

  it('refuses what is absurdly long', async () => {
    const thousandIds = Array.from({ length: 1000 }, (_, index) => index + 1).join();
    expect(await api.refusal(`/v1/events?id_in=${thousandIds}`)).toEqual([400, 'id_in: too_long']);
    expect(await api.refusal(`/v1/events?search=${'a'.repeat(201)}`)).toEqual([400, 'search: too_long']);
  });
});

describe('one event', () => {
  it('comes with its dates to come', async () => {
    expect(await api.get('/v1/events/1?lang=en')).toMatchObject({
      title: 'The Nutcracker',
      dates_count: 2,
      dates: [
        {
          id: 2,
          started_at: '2026-12-20T19:00:00+03:00',
          doors_at: '2026-12-20T18:00:00+03:00',
          hall: { id: 1, name: 'Main hall' },
          seating: 'general',
          sale_state: 'on_sale',
        },
        { id: 3, doors_at: null },
      ],
    });
  });

  it('that is over comes with all of them', async () => {
    expect(await api.get('/v1/events/4')).toMatchObject({
      sale_state: 'ended',
      dates: [{ sale_state: 'ended' }],
    });
  });

  it('that nobody knows is not found, and a wrong id is told', async () => {
    expect(await api.refusal('/v1/events/999')).toEqual([404]);
    expect(await api.refusal('/v1/events/abc')).toEqual([400, 'id: bad_format']);
    expect(await api.refusal('/v1/events/0')).toEqual([400, 'id: too_small']);
    expect(await api.refusal('/v1/events/1?currency_code=x')).toEqual([400, 'currency_code: bad_format']);
    expect(await api.refusal('/v1/events/%E0%A4%A')).toEqual([400]);
  });
});

describe('what of an event is on sale', () => {
  const soldOut = { not_for_sale: { general: { entry: 100 } } };
  const tour = smallEvent('tour', {
    dates: [
      smallDate('tour-1', '2026-12-05T19:00', soldOut),
      smallDate('tour-2', '2026-12-07T19:30', { hall: 'buehne-main' }),
      smallDate('tour-3', '2026-12-09T19:00'),
    ],
  });
  let touring: TestApi;
  beforeAll(async () => {
    touring = await testApi({ ...smallCatalogue(), news: [], events: [tour] });
  });
  afterAll(() => touring.close());
  const read = async (query: string) =>
    (await touring.get<EventList>(`/v1/events?lang=en&${query}`)).results[0];

  it('is told where it is not every date: the first of them, where it is, and how many', async () => {
    expect(await read('')).toMatchObject({
      started_at: '2026-12-05T19:00:00+03:00',
      sale_state: 'on_sale',
      on_sale: {
        started_at: '2026-12-07T19:30:00+01:00',
        dates_count: 2,
        place: { name: 'The Stage' },
      },
    });
    expect(await read('started_gte=2026-12-06')).not.toHaveProperty('on_sale');
  });

  it('is the next date, whatever was asked for, where nothing that fits is on sale', async () => {
    expect(await read('started_gte=2026-12-05&started_lte=2026-12-05')).toMatchObject({
      sale_state: 'sold_out',
      dates_count: 1,
      on_sale: { started_at: '2026-12-07T19:30:00+01:00', dates_count: 2 },
    });
  });

  it('is nothing where nothing is', async () => {
    const { results } = await list('id_in=6,7,8');
    expect(results.filter(({ on_sale }) => on_sale)).toEqual([]);
  });

  it('opens at a time that is told by the clock of the place', async () => {
    expect((await list('id_in=5')).results).toMatchObject([
      { sale_state: 'soon', sale_starts_at: '2027-01-01T12:00:00+03:00' },
    ]);
    expect(await api.get('/v1/events/5')).toMatchObject({
      dates: [{ sale_starts_at: '2027-01-01T12:00:00+03:00' }],
    });
  });
});

it('an empty catalogue has an empty list', async () => {
  const empty = await testApi(emptyCatalogue);
  expect(await empty.get('/v1/events')).toEqual({ results: [], total: 0, page: 1, limit: 24 });
  await empty.close();
});
