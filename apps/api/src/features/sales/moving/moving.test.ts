import { randomUUID } from 'node:crypto';
import type { MoveOfOrder } from '@parterre/contracts/console/moving';
import type { OrderDetail } from '@parterre/contracts/console/order-detail';
import type { Order } from '@parterre/contracts/orders/order';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import type { Answer, Operator } from '../../../testing/console/operator.ts';
import { countLockWaiters } from '../../../testing/count-lock-waiters.ts';
import { movingFixture } from '../../../testing/settlement/moving-fixture.ts';
import { sweepCallOffs } from '../calling-off/sweep-call-offs.service.ts';
import { findOrder } from '../order/order.service.ts';
import { readReturnOffers } from '../order/order-performances.service.ts';
import { workOutbox } from '../outbox/outbox.service.ts';
import { verifyTicket } from '../tickets/code/ticket-code.ts';
import { admitTicket } from '../tickets/tickets.service.ts';

const fixture = movingFixture();
const { bought, good, moveInput, order, rows, read, call, taken, visitor, now, pass, deps, api } = fixture;
const house = consoleFixture({ sale: deps, refundLimits: { RUB: 300_000 } });
const db = () => api().database.db;
const sound = async () => expect(await brokenInvariants(db(), now())).toEqual([]);
/** What the outbox sends, and whether it says that it is another date. */
const mails = async () => {
  const sent: [string, boolean | undefined][] = [];
  await workOutbox(deps(), async ({ kind, isOtherDate }) => void sent.push([kind, isOtherDate]));
  return sent;
};
const outcome = ({ status, body }: Answer) => [status, body.error?.code];

let clerk: Operator;
beforeAll(async () => {
  clerk = await house.operator('box_office');
});

const detail = async ({ number }: Pick<Order, 'number'>): Promise<OrderDetail> =>
  (await clerk.get(`${consolePaths.readOrder}?number=${number}`)).body as unknown as OrderDetail;

/** What the door says to a code. */
async function atTheDoor(code: string): Promise<string> {
  const keys = (await call<never>('GET', '/.well-known/ticket-keys.json')).body;
  const verdict = verifyTicket(code, keys);
  if (verdict.kind !== 'genuine') return verdict.kind;
  return (await admitTicket(db(), verdict.data, new Date('2026-12-18T15:30:00Z'))).admission;
}

describe('another seat of the same performance', () => {
  it('takes the place of the old one everywhere: stock, door, the buyer’s pages, mail, books', async () => {
    const placed = await bought({ '12:2': 1 });
    const [old] = await good(placed);
    const input = await moveInput(placed, ['12:3'], 0);
    const { body } = await clerk.preview('order.move', input);
    expect(body).toMatchObject({
      needs_step_up: true,
      needs_second_person: false,
      before: { total: { amount: 2200 }, service_fee: { amount: 200 } },
      after: {
        total: { amount: 2200 },
        service_fee: { amount: 200 },
        mail: 'order_moved',
        moves: [
          {
            from: { seat: { number: '3' } },
            to: { seat: { number: '4' } },
            price_before: 2000,
            price_after: 2000,
          },
        ],
      },
    });
    expect(await taken()).toEqual(['12:2 sold']);
    expect((await clerk.run('order.move', input)).status).toBe(200);
    expect(await taken()).toEqual(['12:3 sold']);
    const shown = await read(placed);
    expect(shown.lines.map(({ id }) => id)).toEqual(['12:3']);
    expect(shown.tickets.map(({ is_revoked, line_id }) => [is_revoked, line_id])).toEqual([[false, '12:3']]);
    const [other] = await good(placed);
    expect([await atTheDoor(old?.code ?? ''), await atTheDoor(other?.code ?? '')]).toEqual([
      'revoked',
      'valid',
    ]);
    // Whoever was sent the old ticket sees that it is good no more.
    const shared = await call<{ is_revoked: boolean }>('GET', `/api/tickets/${old?.code}`);
    expect([shared.status, shared.body.is_revoked]).toEqual([200, true]);
    const told = await detail(placed);
    expect(told.replaced).toMatchObject([{ seat: { number: '3' }, count: 1, price: 2200 }]);
    expect(told.timeline.map((entry) => ('entry' in entry ? entry.entry : entry.kind))).toEqual(
      expect.arrayContaining(['act', 'order.moved', 'payment.moved', 'mail']),
    );
    expect(await rows(sql`select kind from outbox where kind = 'order_moved'`)).toHaveLength(1);
    await sound();
  });

  it('may be one that another ticket of the order gives up', async () => {
    const placed = await bought({ '12:2': 1, '12:3': 1 });
    const numbers = (await good(placed)).map(({ number }) => number);
    expect((await clerk.run('order.move', await moveInput(placed, ['12:3', '12:2'], 0))).status).toBe(200);
    expect(await taken()).toEqual(['12:2 sold', '12:3 sold']);
    const now = await good(placed);
    expect(now.map(({ offer_id }) => offer_id)).toEqual(['12:2#2', '12:3#2']);
    expect(now.some(({ number }) => numbers.includes(number))).toBe(false);
    // And back again, and once more.
    expect((await clerk.run('order.move', await moveInput(placed, ['12:3', '12:2'], 0))).status).toBe(200);
    expect((await good(placed)).map(({ offer_id }) => offer_id)).toEqual(['12:2#3', '12:3#3']);
    await sound();
  });
});

describe('another seat of a performance that was moved', () => {
  it('leaves what its buyer was told, and what can be given back until when', async () => {
    const placed = await bought({ '12:2': 1, '12:floor': 1 });
    await announce(fixture, { started_at: '2027-03-18T19:00' });
    onTestFinished(() => announce(fixture, { started_at: usualStart, status: 'scheduled' }));
    await mails();
    const told = await rows(sql`select notified_at from performance_notices`);
    const offers = async () => {
      const found = await findOrder(deps(), { token: placed.token });
      return found && readReturnOffers(deps(), found);
    };
    const offered = await offers();
    expect([told, offered]).toMatchObject([[{}], [{ performanceId: 12 }]]);
    pass(2 * 24 * 60);
    expect((await clerk.run('order.move', await moveInput(placed, ['12:3'], 0))).status).toBe(200);
    for (const _mailed of [false, true]) {
      expect([await rows(sql`select notified_at from performance_notices`), await offers()]).toEqual([
        told,
        offered,
      ]);
      const broken = await brokenInvariants(db(), now());
      expect(broken.filter((breach) => !breach.includes('nobody took it'))).toEqual([]);
      await mails();
    }
  });
});

describe('its buyer', () => {
  it('is mailed whether it is another date, and has the calendar entry in the place of the old one', async () => {
    const placed = await bought({ '12:2': 1, '12:floor': 1 });
    await mails();
    const sequence = async () =>
      /SEQUENCE:(\d+)/.exec((await api().app.inject(`/api/orders/${placed.token}/calendar.ics`)).body)?.[1];
    const before = Number(await sequence());
    expect((await clerk.run('order.move', await moveInput(placed, ['12:3'], 0))).status).toBe(200);
    expect(Number(await sequence())).toBe(before + 1);
    expect(await mails()).toEqual([['order_moved', undefined]]);
    expect((await clerk.run('order.move', await moveInput(placed, ['12:2', '4:entry'], 0))).status).toBe(200);
    expect(await mails()).toEqual([['order_moved', true]]);
  });
});

describe('whoever may move nothing of an order', () => {
  it('learns neither that there is one nor anything of it', async () => {
    const placed = await bought({ '12:2': 1 });
    const elsewhere = await house.operator({ role: 'box_office', scope: { kind: 'events', ids: [2] } });
    const url = (number: string) => `${consolePaths.showMove}?number=${number}&performance_id=4&lang=ru`;
    const [there, nowhere] = [await elsewhere.get(url(placed.number)), await elsewhere.get(url('1'))];
    expect(outcome(there)).toEqual([404, 'not_found']);
    expect(outcome(there)).toEqual(outcome(nowhere));
    const gone = {
      ...(await moveInput(placed, ['12:3'], 0)),
      moves: [{ ticket: 'ABCDE-FGHJK', to: '12:7' }],
    };
    expect(outcome(await elsewhere.preview('order.move', gone))).toEqual([403, 'not_permitted']);
  });
});

describe('another performance', () => {
  it('instead of one that is called off: the place is kept, and no money goes back by itself', async () => {
    const owner = await house.operator('owner');
    const placed = await bought({ '12:floor': 2 });
    const what = { kind: 'cancel', days_to_choose: 1 } as const;
    expect((await owner.run('performance.call-off', { performance_id: 12, what })).status).toBe(200);
    onTestFinished(() => announce(fixture, { started_at: usualStart, status: 'scheduled' }));
    expect((await clerk.run('order.move', await moveInput(placed, ['4:entry', '4:entry'], 0))).status).toBe(
      200,
    );
    pass(2 * 24 * 60);
    await sweepCallOffs(deps());
    await sweepCallOffs(deps());
    expect(await rows(sql`select state, amount_minor from call_off_orders`)).toEqual([
      { state: 'done', amount_minor: 0 },
    ]);
    expect(await rows(sql`select state from call_offs`)).toEqual([{ state: 'done' }]);
    expect(await rows(sql`select id from refunds`)).toEqual([]);
    expect((await good(placed)).map(({ offer_id }) => offer_id)).toEqual(['4:entry', '4:entry']);
  });

  it('of another event: a place for a place, in the buyer’s order, calendar and search', async () => {
    const placed = await bought({ '12:floor': 3 });
    expect((await clerk.run('order.move', await moveInput(placed, ['4:entry', '4:entry'], 0))).status).toBe(
      200,
    );
    expect(await taken()).toEqual(['12:floor:3 sold', '4:entry:1 sold', '4:entry:2 sold']);
    const shown = await read(placed);
    expect(shown.lines.map(({ id, count, extra }) => [id, count, extra.event.title])).toEqual([
      ['12:floor', 1, 'Событие recital'],
      ['4:entry', 2, 'Джаз в клубе'],
    ]);
    expect((await detail(placed)).replaced).toMatchObject([{ count: 2, performance_id: 12 }]);
    await sound();
  });

  it('is shown with its hall, what it costs in the order’s currency, and the tickets that may go there', async () => {
    const placed = await bought({ '12:2': 1, '12:floor': 1 });
    const url = `${consolePaths.showMove}?number=${placed.number}&performance_id=12&lang=ru`;
    const { body } = await clerk.get(url);
    const shown = body as unknown as MoveOfOrder;
    expect(shown.tickets).toMatchObject([
      { seat_index: 2, price: 2000, may_leave: true },
      { seat_index: null, zone_id: 'floor', price: 500 },
    ]);
    expect(shown.zones).toMatchObject([
      { id: 'front', price: 2000, units_left: null },
      { id: 'back', price: 1000 },
      { id: 'floor', price: 500, units_left: 39 },
    ]);
    expect(shown).toMatchObject({ is_open: true, currency_code: 'RUB', has_address: true });
    expect(outcome(await (await house.operator('finance')).get(url))).toEqual([404, 'not_found']);
    expect(outcome(await clerk.get(url.replace(placed.number, '1')))).toEqual([404, 'not_found']);
  });
});

describe('it is refused', () => {
  const cases: readonly [says: string, to: string, difference: number, code: string][] = [
    ['where the seat is withheld', '12:1', 0, 'places_taken'],
    ['where nothing is left', '11:entry', -1000, 'places_taken'],
    ['where the performance is called off', '9:entry', -1000, 'sale_closed'],
    ['where it is postponed', '10:entry', -1000, 'sale_closed'],
    ['where the sale has not begun', '8:entry', -1000, 'sale_closed'],
    ['where it is over', '7:entry', -1000, 'sale_closed'],
    ['where there is no such place', '12:99', 0, 'ticket_unknown'],
    ['where the ticket is for that already', '12:2', 0, 'nothing_changes'],
    ['at another difference than was shown', '12:6', 0, 'difference_changed'],
  ];
  for (const [says, to, difference, code] of cases)
    it(says, async () => {
      const placed = await bought({ '12:2': 1 });
      const input = await moveInput(placed, [to], difference, difference < 0 ? 'refund' : 'even');
      expect(outcome(await clerk.run('order.move', input))[1]).toBe(code);
      expect(await taken()).toEqual(['12:2 sold']);
      await sound();
    });

  it('where it is not sold in the currency of the order', async () => {
    const placed = await bought({ '12:2': 1 });
    const prices = await rows(sql<{ all: unknown }>`
      select to_jsonb(ticket_prices) as all from ticket_prices where event_id = 2 and currency = 'RUB'`);
    await db().query(sql`delete from ticket_prices where event_id = 2 and currency = 'RUB'`);
    const answer = await clerk.run('order.move', await moveInput(placed, ['4:entry'], 0));
    await db().query(sql`
      insert into ticket_prices select (jsonb_populate_record(null::ticket_prices, ${JSON.stringify(prices[0]?.all)})).*`);
    expect(outcome(answer)).toEqual([409, 'currency_unavailable']);
  });

  it('for an order that waits, a ticket that went back, of another order, or named twice', async () => {
    const waits = await order({ '12:6': 1 });
    const moves = [{ ticket: 'ABCDE-FGHJK', to: '12:7' }];
    expect(outcome(await clerk.run('order.move', { ...(await moveInput(waits, [], 0)), moves }))).toEqual([
      409,
      'order_not_paid',
    ]);
    const [placed, others] = [await bought({ '12:2': 1, '12:3': 1 }), await bought({ '12:floor': 1 })];
    const input = await moveInput(placed, ['12:0'], 0);
    const [first] = input.moves;
    const twice = { ...input, moves: [...input.moves, { ticket: first?.ticket ?? '', to: '12:7' }] };
    expect(outcome(await clerk.run('order.move', twice))).toEqual([422, 'invalid_request']);
    const foreign = (await good(others)).map(({ number }) => ({ ticket: number, to: '12:0' }));
    expect(outcome(await clerk.run('order.move', { ...input, moves: foreign }))).toEqual([
      404,
      'ticket_unknown',
    ]);
    const what = { kind: 'tickets' as const, numbers: [first?.ticket ?? ''] };
    await clerk.run('order.refund', { order_id: placed.id, what, amount: 2200, currency_code: 'RUB' });
    expect(outcome(await clerk.run('order.move', input))).toEqual([404, 'ticket_unknown']);
    await sound();
  });

  it('where its buyer was forgotten', async () => {
    const placed = await bought({ '12:2': 1 });
    await db().query(sql`update orders set name = '', email = '' where id = ${placed.id}`);
    expect(outcome(await clerk.run('order.move', await moveInput(placed, ['12:3'], 0)))).toEqual([
      409,
      'buyer_forgotten',
    ]);
  });

  it('for one person alone, where more goes back or is waived than an account may give in a day', async () => {
    const giver = await house.operator('box_office');
    const placed = await bought({ '12:2': 1, '12:3': 1 });
    const first = await moveInput(placed, ['12:6', '12:7'], -2000, 'waive');
    expect((await giver.run('order.move', first)).status).toBe(200);
    const second = await moveInput(await bought({ '12:floor': 1 }), ['12:2'], 1500, 'waive');
    expect((await giver.run('order.move', second)).status).toBe(202);
    const third = await moveInput(await bought({ '12:3': 1 }), ['4:entry'], -1500, 'refund');
    expect((await giver.preview('order.move', third)).body).toMatchObject({ needs_second_person: true });
    expect(outcome(await giver.run('order.move', { ...third, settlement: 'cash' }))).toEqual([
      422,
      'invalid_request',
    ]);
  });

  it('without a touch for exactly this', async () => {
    const placed = await bought({ '12:2': 1 });
    const input = await moveInput(placed, ['12:3'], 0);
    expect(outcome(await clerk.run('order.move', input, { stepUp: null }))).toEqual([
      403,
      'step_up_required',
    ]);
    const elsewhere = await clerk.touch('order.move', await moveInput(placed, ['12:0'], 0));
    expect(outcome(await clerk.run('order.move', input, { stepUp: elsewhere }))).toEqual([
      403,
      'step_up_required',
    ]);
  });
});

describe('of several who want something', () => {
  it('whoever comes second is told which seats are taken, and keeps their own', async () => {
    const [placed, rival] = [await bought({ '12:2': 1 }), visitor()];
    await rival.add('12:3');
    const { status, body } = await clerk.run('order.move', await moveInput(placed, ['12:3'], 0));
    expect([status, body.error]).toMatchObject([
      409,
      { code: 'places_taken', places: [{ zone: 'Зона front', seat: { row: '1', number: '4' } }] },
    ]);
    expect(await taken()).toEqual(['12:2 sold', '12:3 held']);
    await sound();
  });

  it('whoever waits for a rival at the seat is refused once the rival has it', async () => {
    const placed = await bought({ '12:2': 1 });
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const { promise: isTaken, resolve: take } = Promise.withResolvers<void>();
    const rival = db().transaction(async (tx) => {
      await tx.query(sql`
        insert into stock_seats (event_id, performance_id, seat, zone, state, owner, held_at, expires_at)
        values (9, 12, 3, 'front', 'held', ${randomUUID()}, ${now()}, ${new Date(now().getTime() + 60_000)})`);
      take();
      await isOver;
    });
    await isTaken;
    const input = await moveInput(placed, ['12:3'], 0);
    const stepUp = await clerk.touch('order.move', input);
    const moving = clerk.run('order.move', input, { stepUp });
    await expect.poll(() => countLockWaiters(db())).toBe(1);
    end();
    await rival;
    expect(outcome(await moving)).toEqual([409, 'places_taken']);
    expect(await taken()).toEqual(['12:2 sold', '12:3 held']);
  });

  it('one of two moves a ticket; pressed twice, it is moved once', async () => {
    const [placed, other] = [await bought({ '12:2': 1 }), await house.operator('box_office')];
    const [here, there] = [await moveInput(placed, ['12:3'], 0), await moveInput(placed, ['12:0'], 0)];
    const touches = [await clerk.touch('order.move', here), await other.touch('order.move', there)];
    const answers = await Promise.all([
      clerk.run('order.move', here, { stepUp: touches[0] ?? null, key: 'the-first-of-two' }),
      other.run('order.move', there, { stepUp: touches[1] ?? null }),
    ]);
    expect(answers.map(outcome).toSorted()).toEqual([
      [200, undefined],
      [404, 'ticket_unknown'],
    ]);
    const again = await moveInput(placed, ['12:7'], -1000, 'refund');
    const stepUp = await other.touch('order.move', again);
    const pressed = await Promise.all(
      [1, 2].map(() =>
        other.run('order.move', again, { stepUp, key: 'pressed-twice-at-once', reason: 'a lamp' }),
      ),
    );
    expect(pressed.map(({ status, body }) => [status, body])).toEqual([
      [200, pressed[0]?.body],
      [200, pressed[0]?.body],
    ]);
    expect(await taken()).toEqual(['12:7 sold']);
    expect(await rows(sql`select amount_minor from refunds`)).toHaveLength(1);
    await sound();
  });
});
