import type { Availability } from '@parterre/contracts/dates/availability';
import type { Offers } from '@parterre/contracts/dates/offers';
import { hasSeat, setFromBase64 } from '@parterre/domain/seats/bit-set';
import { decodePlan } from '@parterre/domain/seats/plan-file/decode-plan';
import type { PlanFile } from '@parterre/domain/seats/plan-file/plan-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { seatedCatalogue } from '../../testing/seated-catalogue.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi(seatedCatalogue(), { maxTicketsPerOrder: 6, assetHost: 'https://static.example' });
});
afterAll(() => api.close());

describe('the offers of a date', () => {
  it('with a plan: zones of seats and areas to stand, with what is left', async () => {
    const offers = await api.get<Offers>('/v2/dates/12/offers?lang=en');
    expect(offers).toMatchObject({
      currency_code: 'RUB',
      sale_state: 'on_sale',
      zones: [
        { id: 'front', name: 'Zone front', colour: '#8f1d2c', price: 2000, service_fee: 200, left: 3 },
        { id: 'back', name: 'Zone back', colour: '#24508a', price: 1000, service_fee: 100, left: 2 },
      ],
      general: [
        {
          ticket_id: '12:floor',
          zone_id: 'floor',
          name: 'Zone floor',
          price: 500,
          service_fee: 50,
          left: 40,
        },
      ],
      max_per_order: 6,
    });
    expect(offers.plan?.url).toBe(`https://static.example/plans/${offers.plan?.hash}.json`);
  });

  it('without a plan: general admission alone', async () => {
    expect(await api.get('/v2/dates/2/offers?currency_code=EUR')).toMatchObject({
      currency_code: 'EUR',
      plan: null,
      zones: [],
      general: [
        { zone_id: 'stalls', price: 33, service_fee: 3, left: 300 },
        { zone_id: 'balcony', price: 11, service_fee: 1.5, left: 200 },
      ],
    });
  });

  it('that is over, sold out or not yet on sale say so', async () => {
    const states = await Promise.all(
      [7, 8, 9, 10, 11].map(async (id) => (await api.get<Offers>(`/v2/dates/${id}/offers`)).sale_state),
    );
    expect(states).toEqual(['ended', 'soon', 'cancelled', 'postponed', 'sold_out']);
  });

  it('refuse what is not there', async () => {
    expect(await api.refusal('/v2/dates/999/offers')).toEqual([404]);
    expect(await api.refusal('/v2/dates/x/offers')).toEqual([400, 'id: bad_format']);
    expect(await api.refusal('/v2/dates/2/offers?currency_code=')).toEqual([
      400,
      'currency_code: bad_format',
    ]);
  });
});

describe('the compiled plan', () => {
  it('is served as a file that never changes', async () => {
    const { plan } = await api.get<Offers>('/v2/dates/12/offers');
    const reply = await api.app.inject(`/plans/${plan?.hash}.json`);
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(decodePlan(reply.json<PlanFile>())).toMatchObject({ seatCount: 8, name: 'Studio' });
  });

  it('is not found under another name', async () => {
    expect(await api.refusal(`/plans/${'x'.repeat(22)}.json`)).toEqual([404]);
    expect(await api.refusal('/plans/..%2f..%2fetc.json')).toEqual([404]);
  });
});

describe('the availability of a date', () => {
  const freeSeats = async () => {
    const { free } = await api.get<Availability>('/v2/dates/12/availability');
    const set = setFromBase64(free, 8);
    return Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => set && hasSeat(set, seat));
  };

  it('is one bit for each seat of the plan', async () => {
    expect(await freeSeats()).toEqual([0, 2, 3, 6, 7]);
    await api.database.db.query(sql`
      insert into stock_seats (event_id, performance_id, seat, zone, state, owner, held_at, expires_at) values
        (9, 12, 0, 'front', 'sold', gen_random_uuid(), null, null),
        (9, 12, 6, 'back', 'held', gen_random_uuid(), now(), '2026-12-01T09:10:00Z'),
        (9, 12, 7, 'back', 'held', gen_random_uuid(), now(), '2026-12-01T09:00:00Z')`);
    expect(await freeSeats()).toEqual([2, 3, 7]);
    await api.database.db.query(sql`delete from stock_seats where state <> 'withheld'`);
  });

  it('of general admission has no seats', async () => {
    expect(await api.get('/v2/dates/2/availability')).toMatchObject({ free: '' });
    expect(await api.refusal('/v2/dates/999/availability')).toEqual([404]);
  });
});

describe('the best seats of a date', () => {
  const best = (query: string) => api.get(`/v2/dates/12/best_available?${query}`);

  it.each([
    ['count=2', { ticket_ids: ['12:2', '12:3'], together: true, reason: 'together' }],
    ['count=2&zone=back', { ticket_ids: ['12:6', '12:7'], together: true, reason: 'together' }],
    ['count=4&zone=front,back', { ticket_ids: ['12:2', '12:3', '12:6', '12:7'], reason: 'split' }],
    ['count=2&price_lte=1500', { ticket_ids: ['12:6', '12:7'], together: true, reason: 'together' }],
    ['count=2&exclude=12:2', { ticket_ids: ['12:6', '12:7'], together: true, reason: 'together' }],
    ['count=1&needs=accessible', { ticket_ids: ['12:0'], reason: 'together' }],
    ['count=4', { ticket_ids: ['12:2', '12:3', '12:6', '12:7'], together: false, reason: 'split' }],
    ['count=5', { ticket_ids: [], together: false, reason: 'not_enough' }],
    ['count=1&zone=nowhere', { ticket_ids: [], reason: 'not_enough' }],
  ])('%s', async (query, expected) => {
    expect(await best(query)).toMatchObject(expected);
  });

  it('without a plan there are none', async () => {
    expect(await api.get('/v2/dates/2/best_available?count=1')).toMatchObject({ reason: 'not_enough' });
  });

  it.each([
    ['', 'count: required'],
    ['count=0', 'count: too_small'],
    ['count=2&needs=view', 'needs: unknown_value'],
  ])('refuses %s', async (query, fault) => {
    expect(await api.refusal(`/v2/dates/12/best_available?${query}`)).toEqual([400, fault]);
  });
});
