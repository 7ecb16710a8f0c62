import { type Basket, basket as basketContract } from '@parterre/contracts/basket/basket';
import { problem } from '@parterre/contracts/errors/problem';
import { describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { basketFixture } from '../../testing/basket-fixture.ts';
import type { BasketReply } from '../../testing/visitor.ts';

const { api, visitor, taken } = basketFixture();

/** The lines as `id count price+fee state`. */
const lines = (reply: BasketReply | Basket) => {
  const { tickets } = 'tickets' in reply ? reply : expectBasket(reply);
  return tickets.map(
    ({ id, count, price, extra }) => `${id} ${count} ${price}+${extra.service_fee} ${extra.state}`,
  );
};
const expectBasket = (reply: BasketReply): Basket => {
  if ('error' in reply) throw new Error(`refused: ${reply.error.code}`);
  return basketContract.parse(reply.body);
};
const refusal = (reply: BasketReply) => {
  if (!('error' in reply)) throw new Error('was not refused');
  const { code, message: _message, request_id: _id, ...details } = problem.parse(reply).error;
  return [reply.status, code, details];
};

describe('a basket', () => {
  it('is empty until something is put in, and nothing is remembered of who only looks', async () => {
    const anna = visitor();
    expect(await anna.read()).toMatchObject({
      created: null,
      expires_at: null,
      currency_code: 'RUB',
      tickets: [],
    });
    expect(anna.cookie()).toBeUndefined();
  });

  it('holds a seat at once, for a quarter of an hour', async () => {
    const anna = visitor();
    const reply = expectBasket(await anna.add('12:0'));
    expect(reply).toMatchObject({
      created: '2026-12-01T09:00:00.000Z',
      expires_at: '2026-12-01T09:15:00.000Z',
      extensions_left: 10,
      total: { price: 2000, service_fee: 200, count: 1, selectedTickets: [{ id: '12:0', count: 1 }] },
    });
    expect(reply.tickets[0]?.extra).toMatchObject({
      event: { id: 9, title: 'Событие recital', picture: { src: '/pictures/recital' } },
      date: { id: 12, started_at: '2026-12-18T19:00:00+03:00', hall: 'Студия', place: 'Клуб' },
      zone: { id: 'front', name: 'Зона front' },
      seat: { sector: 'Hall', row: '1', number: '1' },
    });
    expect(await taken()).toEqual(['12:0 held']);
    expect(await anna.read({ query: '?lang=en' })).toMatchObject({
      tickets: [{ extra: { event: { title: 'Event recital' }, zone: { name: 'Zone front' } } }],
    });
  });

  it('has tickets of several events, in the order in which they were added', async () => {
    const anna = visitor();
    await anna.add('12:floor', 2);
    await anna.add('2:stalls');
    await anna.add('12:3');
    expect(lines(await anna.add('12:floor'))).toEqual([
      '12:floor 3 500+50 held',
      '2:stalls 1 3000+300 held',
      '12:3 1 2000+200 held',
    ]);
    expect(await taken()).toEqual([
      '12:3 held',
      '12:floor:1 held',
      '12:floor:2 held',
      '12:floor:3 held',
      '2:stalls:1 held',
    ]);
  });

  it('is changed, line by line, event by event, and cleared; what it had is free for others', async () => {
    const [anna, boris] = [visitor(), visitor()];
    await anna.add('12:floor', 3);
    await anna.add('12:3');
    await anna.add('2:stalls', 2);
    await anna.change({ type: 'UPDATE_TICKET', ticket: { id: '12:floor', count: 1 } });
    expect(await taken()).toEqual(['12:3 held', '12:floor:1 held', '2:stalls:1 held', '2:stalls:2 held']);
    await anna.change({ type: 'DELETE_TICKET', ticket: { id: '12:3' } });
    expect(lines(await boris.add('12:3'))).toEqual(['12:3 1 2000+200 held']);
    expect(lines(await anna.change({ type: 'DELETE_EVENT', ticket: { event_id: 9 } }))).toEqual([
      '2:stalls 2 3000+300 held',
    ]);
    expect(expectBasket(await anna.clear())).toMatchObject({ tickets: [], expires_at: null });
    expect(await taken()).toEqual(['12:3 held']);
  });

  it('does not change by what is asked again', async () => {
    const anna = visitor();
    await anna.add('12:0');
    expect(lines(await anna.add('12:0'))).toEqual(['12:0 1 2000+200 held']);
    await anna.change({ type: 'DELETE_TICKET', ticket: { id: '12:0' } });
    expect(lines(await anna.change({ type: 'DELETE_TICKET', ticket: { id: '12:0' } }))).toEqual([]);
  });
});

describe('a refusal', () => {
  it('of a seat names three equal ones nearby', async () => {
    const [anna, boris] = [visitor(), visitor()];
    await anna.add('12:2');
    expect(refusal(await boris.add('12:2'))).toEqual([
      409,
      'ticket_unavailable',
      { ticket_id: '12:2', left: 0, alternatives: ['12:3'] },
    ]);
    expect(boris.cookie()).toBeUndefined();
  });

  it('of a seat that is kept from the sale is the same', async () => {
    expect(refusal(await visitor().add('12:1'))).toMatchObject([409, 'ticket_unavailable', { left: 0 }]);
  });

  it('of places says how many are left', async () => {
    const crowd = Array.from({ length: 7 }, visitor);
    for (const each of crowd) await each.add('12:floor', 5);
    await crowd[0]?.add('12:floor', 1);
    expect(refusal(await visitor().add('12:floor', 5))).toEqual([
      409,
      'ticket_unavailable',
      { ticket_id: '12:floor', left: 4, alternatives: [] },
    ]);
    expect(lines(await visitor().add('12:floor', 4))).toEqual(['12:floor 4 500+50 held']);
  });

  it('beyond the limit of an order says how many may be added', async () => {
    const anna = visitor();
    await anna.add('12:floor', 4);
    expect(refusal(await anna.add('2:stalls', 3))).toEqual([409, 'limit_exceeded', { limit: 6, left: 2 }]);
    expect(
      refusal(await anna.change({ type: 'UPDATE_TICKET', ticket: { id: '12:floor', count: 7 } })),
    ).toEqual([409, 'limit_exceeded', { limit: 6, left: 2 }]);
  });

  it('beyond the limit of its event says so, while other events still fit', async () => {
    const { db } = api().database;
    const event_id = 9;
    await db.query(sql`update events set max_tickets = 3 where id = ${event_id}`);
    try {
      const offers = await api().get('/v2/dates/12/offers');
      expect(offers).toMatchObject({ max_per_order: 3 });
      const anna = visitor();
      await anna.add('12:floor', 2);
      const refused = [409, 'limit_exceeded', { limit: 3, left: 1, event_id }];
      expect(refusal(await anna.add('12:floor', 2))).toEqual(refused);
      const more = { type: 'UPDATE_TICKET', ticket: { id: '12:floor', count: 4 } } as const;
      expect(refusal(await anna.change(more))).toEqual(refused);
      expect(lines(await anna.add('2:stalls', 2))).toHaveLength(2);
    } finally {
      await db.query(sql`update events set max_tickets = null`);
    }
  });

  it.each([
    ['12:99', 404, 'ticket_unknown', {}],
    ['12:front', 404, 'ticket_unknown', {}],
    ['2:7', 404, 'ticket_unknown', {}],
    ['999:1', 404, 'ticket_unknown', {}],
    ['nonsense', 404, 'ticket_unknown', {}],
    ['7:entry', 410, 'sale_closed', { sale_state: 'ended' }],
    ['8:entry', 410, 'sale_closed', { sale_state: 'soon' }],
    ['9:entry', 410, 'sale_closed', { sale_state: 'cancelled' }],
    ['10:entry', 410, 'sale_closed', { sale_state: 'postponed' }],
    ['11:entry', 409, 'ticket_unavailable', { ticket_id: '11:entry', left: 0, alternatives: [] }],
  ])('of %s is %i %s', async (id, status, code, details) => {
    expect(refusal(await visitor().add(id))).toEqual([status, code, details]);
    expect(await taken()).toEqual([]);
  });

  it('of a body names the field', async () => {
    const anna = visitor();
    expect(refusal(await anna.add('12:0', 2))).toMatchObject([
      422,
      'invalid_request',
      { details: [{ field: 'ticket.count' }] },
    ]);
    expect(refusal(await anna.add('12:floor', 0))).toMatchObject([
      422,
      'invalid_request',
      { details: [{ field: 'ticket.count' }] },
    ]);
    expect(refusal(await anna.change({ type: 'UPDATE_TICKET', ticket: { id: '12:0', count: 1 } }))).toEqual([
      404,
      'ticket_unknown',
      {},
    ]);
  });
});

describe('prices', () => {
  it('are those of the currency that the visitor has chosen', async () => {
    const anna = visitor();
    await anna.add('2:stalls', 2, { query: '?currency_code=EUR' });
    expect(await anna.read()).toMatchObject({ currency_code: 'EUR', total: { price: 66, service_fee: 6 } });
    expect(expectBasket(await anna.choose('RUB'))).toMatchObject({
      currency_code: 'RUB',
      total: { price: 6000 },
    });
    expect(await anna.read()).toMatchObject({ currency_code: 'RUB' });
  });

  it('stay as they are for whoever only looks, whatever the address says', async () => {
    const anna = visitor();
    await anna.add('2:stalls', 2, { query: '?currency_code=EUR' });
    expect(await anna.read({ query: '?currency_code=RUB' })).toMatchObject({
      currency_code: 'EUR',
      total: { price: 66, service_fee: 6 },
    });
    expect(await anna.read()).toMatchObject({ currency_code: 'EUR' });
    expect(await visitor().read({ query: '?currency_code=EUR' })).toMatchObject({ currency_code: 'EUR' });
  });

  it('are put into another currency once under one key, and held as before', async () => {
    const anna = visitor();
    const key = { headers: { 'idempotency-key': 'a-choice-of-euros' } };
    const { expires_at } = expectBasket(await anna.add('2:stalls', 2));
    expect(expectBasket(await anna.choose('EUR', key))).toMatchObject({ currency_code: 'EUR', expires_at });
    await anna.choose('RUB');
    expect(expectBasket(await anna.choose('EUR', key))).toMatchObject({ currency_code: 'RUB' });
    expect(refusal(await anna.choose('RUB', key))).toEqual([409, 'idempotency_key_reused', {}]);
    expect(await taken()).toHaveLength(2);
  });

  it('of nothing are remembered of nobody', async () => {
    const anna = visitor();
    expect(expectBasket(await anna.choose('EUR'))).toMatchObject({ currency_code: 'EUR', created: null });
    expect(anna.cookie()).toBeUndefined();
  });

  it('stay in their currency when a ticket has none in the other', async () => {
    const anna = visitor();
    await anna.add('2:stalls');
    expect(refusal(await anna.choose('USD'))).toEqual([409, 'currency_unavailable', {}]);
    expect(await anna.read()).toMatchObject({ currency_code: 'RUB', total: { price: 3000 } });
    expect(refusal(await visitor().add('2:stalls', 1, { query: '?currency_code=USD' }))).toEqual([
      409,
      'currency_unavailable',
      {},
    ]);
  });

  it('that are not the one shown are asked about, and taken once they are shown', async () => {
    const anna = visitor();
    const add = (price: number) =>
      anna.change({
        type: 'ADD_TICKET',
        ticket: { id: '12:floor', count: 2, price, extra: { service_fee: 50 } },
      });
    expect(refusal(await add(450))).toEqual([
      409,
      'price_changed',
      { currency_code: 'RUB', total: 1100, tickets: [{ id: '12:floor', price: 500, service_fee: 50 }] },
    ]);
    expect(lines(await add(500))).toEqual(['12:floor 2 500+50 held']);
  });
});
