import { restoredBasket } from '@parterre/contracts/basket/restored-basket';
import { describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { basketFixture } from '../../testing/basket-fixture.ts';

const { api, visitor, pass, taken } = basketFixture();

const body = <Body>(heard: { status: number; body?: Body; error?: unknown }): Body => {
  if (heard.body === undefined) throw new Error(`refused: ${JSON.stringify(heard.error)}`);
  return heard.body;
};
const states = (basket: { tickets: readonly { id: string; extra: { state: string } }[] }) =>
  basket.tickets.map(({ id, extra }) => `${id} ${extra.state}`);

describe('a hold', () => {
  it('is renewed by every addition, for all that the basket holds', async () => {
    const [anna, boris] = [visitor(), visitor()];
    await anna.add('12:0');
    await anna.add('2:stalls');
    pass(10);
    expect(body(await anna.add('12:3')).expires_at).toBe('2026-12-01T09:25:00.000Z');
    pass(14);
    expect(await boris.add('12:0')).toMatchObject({ status: 409 });
    expect(await taken()).toEqual(['12:0 held', '12:3 held', '2:stalls:1 held']);
  });

  it('is not renewed by a removal', async () => {
    const anna = visitor();
    await anna.add('12:0');
    await anna.add('12:3');
    pass(10);
    const after = await anna.change({ type: 'DELETE_TICKET', ticket: { id: '12:3' } });
    expect(body(after).expires_at).toBe('2026-12-01T09:15:00.000Z');
  });

  it('can be extended ten times, with one press each', async () => {
    const anna = visitor();
    await anna.add('12:0');
    await anna.add('12:floor', 2);
    for (let left = 9; left >= 0; left -= 1) {
      pass(14);
      expect(body(await anna.extend())).toMatchObject({ extensions_left: left });
    }
    expect(await taken()).toEqual(['12:0 held', '12:floor:1 held', '12:floor:2 held']);
    expect(await anna.extend()).toMatchObject({ status: 409, error: { code: 'extensions_exhausted' } });
  });

  it('has a last end, whatever is added or removed meanwhile', async () => {
    const [anna, boris] = [visitor(), visitor()];
    await anna.add('12:0');
    const remove = (id: string) => anna.change({ type: 'DELETE_TICKET', ticket: { id } });
    for (let minutes = 10; minutes < 165; minutes += 10) {
      pass(10);
      await anna.extend();
      await anna.add('12:3');
      await remove('12:3');
      await anna.clear();
      await anna.add('12:0');
    }
    expect(await anna.read()).toMatchObject({ expires_at: '2026-12-01T11:45:00.000Z', extensions_left: 0 });
    expect(await anna.extend()).toMatchObject({ status: 409, error: { code: 'extensions_exhausted' } });
    expect(await boris.add('12:0')).toMatchObject({ status: 409 });
    pass(5);
    expect(await taken()).toEqual([]);
    expect(await boris.add('12:0')).toMatchObject({ status: 200 });
    // Once it has ended another begins.
    expect(body(await anna.add('12:3'))).toMatchObject({ extensions_left: 10 });
  });

  it('goes on while the basket is empty: giving all back and taking it again renews nothing', async () => {
    const anna = visitor();
    await anna.add('12:0');
    for (let used = 0; used < 10; used += 1) {
      pass(14);
      await anna.extend();
    }
    pass(14);
    expect(body(await anna.clear())).toMatchObject({ expires_at: null, extensions_left: 0 });
    expect(await anna.extend()).toMatchObject({ status: 409, error: { code: 'hold_expired' } });
    expect(body(await anna.add('12:0'))).toMatchObject({ extensions_left: 0 });
    await anna.clear();
    pass(16);
    expect(body(await anna.add('12:0'))).toMatchObject({ extensions_left: 10 });
  });

  it('ends by itself: what it had is free for others, and its lines stay listed', async () => {
    const [anna, boris] = [visitor(), visitor()];
    await anna.add('12:0');
    await anna.add('12:floor', 2);
    pass(15);
    expect(await taken()).toEqual([]);
    const basket = await anna.read();
    expect(states(basket)).toEqual(['12:0 released', '12:floor released']);
    expect(basket).toMatchObject({ expires_at: null, total: { price: 0, count: 0 } });
    expect(await boris.add('12:0')).toMatchObject({ status: 200 });
    expect(await anna.extend()).toMatchObject({ status: 409, error: { code: 'hold_expired' } });
    const update = await anna.change({ type: 'UPDATE_TICKET', ticket: { id: '12:floor', count: 1 } });
    expect(update).toMatchObject({ status: 409, error: { code: 'hold_expired' } });
  });

  it('that has ended does not come back with a new addition', async () => {
    const [anna, boris] = [visitor(), visitor()];
    await anna.add('12:0');
    await anna.add('12:floor', 2);
    pass(15);
    expect(states(body(await anna.add('12:3')))).toEqual(['12:0 released', '12:floor released', '12:3 held']);
    expect(await taken()).toEqual(['12:3 held']);
    expect(await boris.add('12:0')).toMatchObject({ status: 200 });
    expect(states(await anna.read())).toEqual(['12:0 released', '12:floor released', '12:3 held']);
  });

  it('of places that has ended can be begun again by adding some', async () => {
    const anna = visitor();
    await anna.add('12:floor', 4);
    pass(15);
    expect(body(await anna.add('12:floor', 2)).tickets).toMatchObject([{ id: '12:floor', count: 2 }]);
    expect(await taken()).toHaveLength(2);
  });
});

describe('one press', () => {
  it('takes back what is still free, at the price of today, and names the rest', async () => {
    const [anna, boris] = [visitor(), visitor()];
    await anna.add('12:2');
    await anna.add('12:floor', 2);
    await anna.add('2:stalls', 1);
    pass(15);
    await boris.add('12:2');
    await api().database.db.query(
      sql`update ticket_prices set price_minor = 60000 where event_id = 9 and zone = 'floor' and currency = 'RUB'`,
    );
    const back = restoredBasket.parse(body(await anna.takeBack()));
    await api().database.db.query(
      sql`update ticket_prices set price_minor = 50000 where event_id = 9 and zone = 'floor' and currency = 'RUB'`,
    );
    expect(states(back)).toEqual(['12:2 released', '12:floor held', '2:stalls held']);
    expect(back).toMatchObject({
      expires_at: '2026-12-01T09:30:00.000Z',
      lost: [{ ticket_id: '12:2', count: 1, reason: 'taken', left: 0, alternatives: ['12:3'] }],
      repriced: [{ ticket_id: '12:floor', price: 500, service_fee: 50 }],
      total: { price: 600 * 2 + 3000 },
    });
    expect(await taken()).toEqual(['12:2 held', '12:floor:1 held', '12:floor:2 held', '2:stalls:1 held']);
    expect(states(await anna.read())).toEqual(states(back));
  });

  it('takes back as many places as there are', async () => {
    const anna = visitor();
    await anna.add('12:floor', 5);
    pass(15);
    for (const _ of Array(6)) await visitor().add('12:floor', 6);
    const back = restoredBasket.parse(body(await anna.takeBack()));
    expect(back.tickets).toMatchObject([{ id: '12:floor', count: 4, extra: { state: 'held' } }]);
    expect(back.lost).toMatchObject([{ ticket_id: '12:floor', count: 1, reason: 'taken', left: 0 }]);
  });

  it('finds nothing where everything went to others, and changes nothing', async () => {
    const anna = visitor();
    await anna.add('12:0');
    await anna.add('12:3');
    pass(15);
    const boris = visitor();
    await boris.add('12:0');
    await boris.add('12:3');
    const back = restoredBasket.parse(body(await anna.takeBack()));
    expect(states(back)).toEqual(['12:0 released', '12:3 released']);
    expect(back.lost.map(({ ticket_id }) => ticket_id)).toEqual(['12:0', '12:3']);
    expect(back.expires_at).toBeNull();
  });

  it('keeps to the limit, and to what is on sale', async () => {
    const anna = visitor();
    await anna.add('12:floor', 5);
    pass(15);
    await anna.add('2:stalls', 3);
    const back = restoredBasket.parse(body(await anna.takeBack()));
    expect(back.lost).toMatchObject([{ ticket_id: '12:floor', count: 2, reason: 'limit_exceeded' }]);
    expect(back.total.count).toBe(6);
  });
});
