import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../../commands/run-command.service.ts';
import { sql } from '../../../database/sql.ts';
import { announce as announceTo } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { forget } from '../../../testing/forget.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { seatedCatalogue, seatedEvent } from '../../../testing/seated-catalogue.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { waitingList } from '../../../testing/waiting-list-fixture.ts';
import { importCatalogue } from '../../catalogue/import/import-catalogue.service.ts';
import { makePlanLibrary } from '../../performances/plan-cache.service.ts';
import { releaseSeats } from '../../performances/withholding/withhold-seats.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { closePerformance } from './end-wish.service.ts';
import { forgetWishes, passOnStock } from './pass-on-stock.service.ts';
import { readLine } from './show-line.service.ts';
import { allotSeats } from './waiting-list.queries.ts';
import { endAllotment, endWish } from './waiting-list-commands.service.ts';

const fixture = orderFixture();
const { api, visitor, place, read, begin, bank, bankId, rows, now, pass, deps, taken } = fixture;
const list = waitingList(fixture);
const { request, act, wait, sweep, mailsTo, readToken } = list;
const db = () => api().database.db;
const sound = async () => expect(await brokenInvariants(db(), now())).toEqual([]);
const anna = 'anna@example.com';
const boris = 'boris@example.com';

const staff = () => ({ db: db(), now, verifyStepUp: async () => false });
const boxOffice = {
  kind: 'staff',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  name: 'anna@example.com',
  grants: [{ role: 'box_office', scope: { kind: 'house' } }],
} as const;
const asked = <Input>(input: Input) => ({
  actor: { kind: 'command_line', name: 'anna@machine' } as const,
  input,
  reason: 'they called',
});

beforeEach(() => {
  list.mails.length = 0;
});

/** Somebody who bought both of the dearer seats that anybody may have. */
async function soldOut(): Promise<{ token: string; number: string }> {
  const buyer = visitor();
  await buyer.add('12:2');
  await buyer.add('12:3');
  return pay(buyer, 4400);
}

async function pay(buyer: Visitor, expected_total: number) {
  const { body, status } = await place(buyer, {
    expected_total,
    contact: { name: 'Вера', email: 'vera@example.com' },
  });
  expect(status).toBe(201);
  const order = body as unknown as { token: string; number: string };
  await bank().pay(await bankId(await begin(order)));
  expect(await read(order)).toMatchObject({ state: 'paid' });
  return order;
}

const refund = async (order: { number: string }) => {
  const given = await refundOrder(deps(), Number(order.number), { kind: 'all' });
  expect(given.kind).toBe('given');
};

/** A file that keeps other seats and places back. */
const importWithheld = async (not_for_sale: object) => {
  const event = seatedEvent();
  const dates = event.dates.map((date) => ({ ...date, not_for_sale }));
  const file = { ...seatedCatalogue(), events: [{ ...event, dates }] };
  expect(await importCatalogue(db(), file, { now: now() })).toMatchObject({ kind: 'imported' });
};

const free = async () => {
  const { body } = await fixture.call<{ free: string }>('GET', '/v2/dates/12/availability');
  return body;
};

describe('a wish', () => {
  it('is confirmed by whoever reads mail of the address, and then stands in line', async () => {
    await soldOut();
    expect((await request(anna)).status).toBe(202);
    await sweep();
    const token = readToken(anna);
    expect(await act('show', token)).toMatchObject({
      body: { state: 'unconfirmed', line: null, offer: null },
    });
    expect(await act('confirm', token)).toMatchObject({
      body: { state: 'waiting', line: 'first', count: 2, max_price: 2200, zones: [{ id: 'front' }] },
    });
    await wait(boris);
    expect(await act('show', readToken(boris))).toMatchObject({ body: { state: 'waiting', line: 'near' } });
    await sound();
  });

  it('is refused where tickets like these can be bought, and where nothing is sold', async () => {
    expect(await request(anna)).toMatchObject({
      status: 409,
      body: { error: { code: 'tickets_available' } },
    });
    await soldOut();
    expect(await request(anna, { date_ids: [12, 99] })).toMatchObject({ status: 404 });
    expect(await request(anna, { date_ids: [12, 1] })).toMatchObject({ status: 404 });
    expect(await request(anna, { zones: ['nowhere'] })).toMatchObject({ status: 404 });
    expect(await request(anna, { count: 7 })).toMatchObject({ status: 422 });
    expect(await request('anna@', {})).toMatchObject({ status: 422 });
    await announceTo(fixture, { status: 'cancelled' });
    expect(await request(anna)).toMatchObject({ status: 410, body: { error: { code: 'sale_closed' } } });
    await announceTo(fixture, {});
  });

  it('of an address is one for each event, and tells nobody that it is there', async () => {
    await soldOut();
    await wait(anna);
    pass(11);
    expect(await request('Anna@example.com', { count: 1 })).toMatchObject({ status: 202 });
    await sweep();
    expect(mailsTo('Anna@example.com')).toEqual([]);
    expect(mailsTo(anna, 'wish_requested')).toHaveLength(2);
    expect(await rows(sql`select count from wishes`)).toEqual([{ count: 2 }]);
  });

  it('brings a mailbox no more than three mails in an hour that ask to confirm', async () => {
    await soldOut();
    for (const alias of ['1', '2', '3', '4']) await request(`anna+${alias}@example.com`);
    await list.work();
    expect(list.mails.filter(({ to }) => to.address.startsWith('anna+'))).toHaveLength(3);
  });

  it('that nobody confirms is forgotten after two days', async () => {
    await soldOut();
    await request(anna);
    await sweep();
    pass(48 * 60 + 1);
    await forgetWishes(db(), now());
    expect(await act('confirm', readToken(anna))).toMatchObject({ status: 404 });
    expect(await rows(sql`select id from wishes`)).toEqual([]);
  });
});

describe('what is given back', () => {
  it('is kept for the first whom it wholly meets, shows as free to nobody meanwhile, and is bought like anything else', async () => {
    const order = await soldOut();
    const first = await wait(anna);
    await wait(boris);
    const before = await free();
    await refund(order);
    expect(await free()).toMatchObject({ free: (before as { free: string }).free });
    expect(await visitor().add('12:2')).toMatchObject({ status: 409 });
    await sweep();
    expect(mailsTo(boris, 'wish_offered')).toEqual([]);
    const [mail] = mailsTo(anna, 'wish_offered');
    expect(mail?.text).toContain(`/order/tickets?wish=${first}`);
    expect(mail?.text).toMatch(/4\s400/);
    const { body } = await act('show', first);
    expect(body).toMatchObject({ state: 'offered', offer: { total: 4400, date: { id: 12 } } });
    expect(body.offer?.places).toHaveLength(2);
    expect(await visitor().add('12:2')).toMatchObject({ status: 409 });
    await sound();

    const buyer = visitor();
    await buyer.add('12:floor', 1);
    expect(await act('take', first, buyer.cookie())).toMatchObject({ status: 200, body: { state: 'taken' } });
    expect(await act('take', first, buyer.cookie())).toMatchObject({ status: 200 });
    expect(await act('take', first)).toMatchObject({ status: 409, body: { error: { code: 'offer_ended' } } });
    await sweep();
    await sound();
    await pay(buyer, 4950);
    await sweep();
    expect(await act('show', first)).toMatchObject({ body: { state: 'ended', ended_because: 'bought' } });
    expect(await rows(sql`select email from wishes order by email nulls last`)).toEqual([
      { email: boris },
      { email: null },
    ]);
    await sound();
  });

  it('goes to the next in line when it is declined, and to the one after when that one is late', async () => {
    const order = await soldOut();
    const tokens = [await wait(anna), await wait(boris), await wait('clara@example.com')];
    await refund(order);
    await sweep();
    expect(await act('decline', tokens[0] ?? '')).toMatchObject({
      body: { state: 'ended', ended_because: 'declined' },
    });
    expect(await act('decline', tokens[0] ?? '')).toMatchObject({ status: 409 });
    await sweep();
    expect(await act('show', tokens[1] ?? '')).toMatchObject({ body: { state: 'offered' } });
    pass(24 * 60);
    await sweep();
    expect(await act('show', tokens[1] ?? '')).toMatchObject({
      body: { state: 'ended', ended_because: 'late' },
    });
    expect(mailsTo(boris, 'wish_ended')).toHaveLength(1);
    expect(await act('show', tokens[2] ?? '')).toMatchObject({ body: { state: 'offered' } });
    await sound();
  });

  it('ends the wait for that date alone where others are waited for, too; the box office sees the line', async () => {
    await soldOut();
    await wait(anna);
    const seen = async () => {
      const line = await readLine(list.passDeps(), boxOffice, { performance_id: 12, lang: 'ru' });
      return 'wishes' in line ? line.wishes.map(({ email }) => email) : line;
    };
    expect(await seen()).toEqual([anna]);
    const [wish] = await rows(sql<{ id: string; performance_ids: number[] }>`
      update wishes set performance_ids = '{2,12}' where email = ${anna} returning id, performance_ids`);
    if (!wish) throw new Error('nobody waits');
    await db().transaction((tx) => closePerformance(tx, wish, 12, { because: 'declined', at: now() }));
    expect(await seen()).toEqual([]);
    expect(await rows(sql`select ended_at from wishes where email = ${anna}`)).toEqual([{ ended_at: null }]);
  });

  it('passes over whoever wants more together than there is, who stays in line', async () => {
    const buyer = visitor();
    await buyer.add('12:2');
    const single = await pay(buyer, 2200);
    const other = visitor();
    await other.add('12:3');
    await pay(other, 2200);
    await wait(anna);
    const one = await wait(boris, { count: 1 });
    await refund(single);
    await sweep();
    expect(await act('show', readToken(anna))).toMatchObject({ body: { state: 'waiting', line: 'first' } });
    expect(await act('show', one)).toMatchObject({ body: { state: 'offered' } });
  });

  it('of the house goes to the list, too: seats that it keeps back no longer, and places that a file adds', async () => {
    for (const seat of ['12:2', '12:3', '12:6', '12:7']) await visitor().add(seat);
    for (const count of [6, 6, 6, 6, 6, 6, 4]) await visitor().add('12:floor', count);
    const seat = await wait(anna, { zones: ['front'], count: 1 });
    const other = await wait(boris, { zones: ['back'], count: 1 });
    const places = await wait('clara@example.com', { zones: ['floor'], count: 3, max_price: 550 });
    const released = asked({ performance_id: 12, seats: [1] });
    expect(await runCommand(staff(), releaseSeats(makePlanLibrary(db())), released)).toMatchObject({
      kind: 'done',
    });
    await importWithheld({ seats: ['2-1'], general: { floor: 7 } });
    for (const offer of ['12:1', '12:5', '12:floor'])
      expect(await visitor().add(offer)).toMatchObject({ status: 409 });
    await sweep();
    for (const [token, total] of [
      [seat, 2200],
      [other, 1100],
      [places, 1650],
    ] as const)
      expect(await act('show', token)).toMatchObject({ body: { state: 'offered', offer: { total } } });
    expect(await visitor().add('12:floor', 1)).toMatchObject({ status: 409 });
    await sound();
  });

  it('of the house that nobody asks for goes to the list when it looks at all that there is', async () => {
    await importWithheld({ seats: ['1-2', '2-1', '2-2'], general: { floor: 10 } });
    for (const count of [6, 6, 6, 6, 6, 6, 4]) await visitor().add('12:floor', count);
    const places = await wait(anna, { zones: ['floor'], count: 3, max_price: 550 });
    await importWithheld({ seats: ['1-2', '2-1', '2-2'], general: { floor: 7 } });
    pass(2);
    await sweep();
    expect(await act('show', places)).toMatchObject({ body: { state: 'offered', offer: { total: 1650 } } });
    expect(await visitor().add('12:floor', 1)).toMatchObject({ status: 409 });
    await sound();
  });

  it('of the house that somebody asks for while the list closes is on sale afterwards', async () => {
    await importWithheld({ seats: ['1-2', '2-1', '2-2'], general: { floor: 10 } });
    for (const count of [6, 6, 6, 6, 6, 6, 4]) await visitor().add('12:floor', count);
    const token = await wait(anna, { zones: ['floor'], count: 3, max_price: 550 });
    await importWithheld({ seats: ['1-2', '2-1', '2-2'], general: { floor: 7 } });
    await act('withdraw', token);
    pass(2);
    let closed: Promise<unknown> | undefined;
    await db().transaction(async (tx) => {
      await tx.query(sql`select create_missing_units(9, 12, 'floor')`);
      closed = passOnStock(list.passDeps(db()));
      const isWaiting = async () => {
        const { rows: waiting } = await db().query(sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        return waiting.length > 0;
      };
      await Promise.race([closed, expect.poll(isWaiting).toBe(true)]);
    });
    await closed;
    expect(await rows(sql`select performance_id from wished_performances`)).toEqual([]);
    expect(await visitor().add('12:floor', 3)).toMatchObject({ status: 200 });
    await sound();
  });

  it('of two evenings at once is offered of one of them to a wish for either, and goes on sale of the other', async () => {
    await announceTo(fixture, {}, [smallDate('recital-2', '2026-12-19T19:00', { hall: 'studio' })]);
    const [other] = await rows(
      sql<{ id: number }>`select id from performances where source_id = 'recital-2'`,
    );
    const holders = [12, other?.id ?? 0].map((date) => ({ date, who: visitor() }));
    for (const { date, who } of holders)
      for (const seat of date === 12 ? [2, 3] : [0, 1, 2, 3]) await who.add(`${date}:${seat}`);
    const token = await wait(anna, { date_ids: holders.map(({ date }) => date) });
    await Promise.all(holders.map(({ who }) => who.clear()));
    for (const { date } of holders) expect(await visitor().add(`${date}:2`)).toMatchObject({ status: 409 });
    // Two processes, and two performances in each of them.
    await Promise.all([1, 2].map(() => passOnStock(list.passDeps(db()))));
    await sweep();
    expect(await act('show', token)).toMatchObject({ body: { state: 'offered' } });
    const offered = await rows(sql<{ performance_id: number }>`
      select performance_id from allotments where ended_at is null`);
    expect(offered).toHaveLength(1);
    const free = holders.filter(({ date }) => date !== offered[0]?.performance_id);
    for (const { date } of free) expect(await visitor().add(`${date}:2`)).toMatchObject({ status: 200 });
    await sound();
    expect(await act('decline', token)).toMatchObject({ body: { state: 'waiting', dates: [{}] } });
    await sound();
  });

  it('goes on sale when it wholly meets nobody', async () => {
    const buyer = visitor();
    await buyer.add('12:2');
    const single = await pay(buyer, 2200);
    const other = visitor();
    await other.add('12:3');
    await pay(other, 2200);
    await wait(anna);
    await refund(single);
    await sweep();
    expect(await visitor().add('12:2')).toMatchObject({ status: 200 });
    await sound();
  });

  it('of a hold that ends goes to the list, though nobody has swept yet', async () => {
    const holder = visitor();
    await holder.add('12:2');
    await holder.add('12:3');
    const token = await wait(anna);
    pass(16);
    expect(await visitor().add('12:2')).toMatchObject({ status: 409 });
    await sweep();
    expect(await act('show', token)).toMatchObject({ body: { state: 'offered' } });
    expect(await holder.takeBack()).toMatchObject({ status: 200, body: { tickets: [{}, {}] } });
    expect((await holder.read()).expires_at).toBeNull();
    await sound();
  });

  it('of a hold that began while somebody waited goes to the list, though nobody has swept yet', async () => {
    await wait(boris, { count: 3 });
    const holder = visitor();
    await holder.add('12:2');
    await holder.add('12:3');
    const token = await wait(anna);
    pass(16);
    expect(await visitor().add('12:2')).toMatchObject({ status: 409 });
    await sweep();
    expect(await act('show', token)).toMatchObject({ body: { state: 'offered' } });
    await sound();
  });

  it('of a basket that is emptied goes to the list', async () => {
    const holder = visitor();
    await holder.add('12:2');
    await holder.add('12:3');
    const token = await wait(anna);
    await holder.clear();
    expect(await visitor().add('12:2')).toMatchObject({ status: 409 });
    await sweep();
    expect(await act('show', token)).toMatchObject({ body: { state: 'offered' } });
  });

  it('of a standing area goes by count', async () => {
    const holders = await Promise.all(
      Array.from({ length: 7 }, async (_, index) => {
        const holder = visitor();
        await holder.add('12:floor', index < 6 ? 6 : 4);
        return holder;
      }),
    );
    const token = await wait(anna, { zones: ['floor'], count: 3, max_price: 550 });
    await holders[6]?.change({ type: 'UPDATE_TICKET', ticket: { id: '12:floor', count: 3 } });
    await sweep();
    expect(await act('show', token)).toMatchObject({ body: { state: 'waiting' } });
    expect(await visitor().add('12:floor', 1)).toMatchObject({ status: 200 });
    await holders[5]?.change({ type: 'UPDATE_TICKET', ticket: { id: '12:floor', count: 2 } });
    await sweep();
    expect(await act('show', token)).toMatchObject({ body: { state: 'offered', offer: { total: 1650 } } });
    expect(await visitor().add('12:floor', 2)).toMatchObject({ status: 409 });
    expect(await visitor().add('12:floor', 1)).toMatchObject({ status: 200 });
    const buyer = visitor();
    await buyer.add('12:6');
    expect(await act('take', token, buyer.cookie())).toMatchObject({ status: 200 });
    expect((await buyer.read()).total.count).toBe(4);
    await sound();
  });

  it('and taken comes back to the wish when the basket gives it up in time', async () => {
    const order = await soldOut();
    const token = await wait(anna);
    await refund(order);
    await sweep();
    const buyer = visitor();
    await buyer.add('12:6');
    await act('take', token, buyer.cookie());
    pass(16);
    await sweep();
    expect(await act('show', token)).toMatchObject({ body: { state: 'offered' } });
    expect(await act('take', token, buyer.cookie())).toMatchObject({ status: 200 });
    await buyer.change({ type: 'DELETE_TICKET', ticket: { id: '12:2' } });
    await sweep();
    expect(await act('show', token)).toMatchObject({ body: { state: 'taken' } });
    await buyer.clear();
    await sweep();
    expect(await act('show', token)).toMatchObject({ body: { state: 'ended', ended_because: 'declined' } });
    await sound();
  });
});

describe('the wait ends', () => {
  it('when it is withdrawn: what is kept goes on, and the address is gone', async () => {
    const order = await soldOut();
    const token = await wait(anna);
    await refund(order);
    await sweep();
    expect(await act('withdraw', token)).toMatchObject({
      body: { state: 'ended', ended_because: 'withdrawn' },
    });
    expect(await visitor().add('12:2')).toMatchObject({ status: 409 });
    await sweep();
    expect(await visitor().add('12:2')).toMatchObject({ status: 200 });
    expect(await rows(sql`select email, address from wishes`)).toEqual([{ email: null, address: null }]);
    expect(await rows(sql`select performance_id from wished_performances`)).toEqual([]);
    expect(await rows(sql`select seat from stock_seats where wished`)).toEqual([]);
    await sound();
  });

  it('with the performance, and whoever waited is told once and forgotten', async () => {
    await soldOut();
    const token = await wait(anna);
    await announceTo(fixture, { status: 'cancelled' });
    pass(2);
    await sweep();
    await announceTo(fixture, {});
    expect(await act('show', token)).toMatchObject({ body: { state: 'ended', ended_because: 'over' } });
    expect(mailsTo(anna, 'wish_ended')).toHaveLength(1);
    expect(await rows(sql`select email from wishes`)).toEqual([{ email: null }]);
    expect(await taken()).toHaveLength(2);
  });

  it('with a performance that goes from the catalogue, of which nothing can be told', async () => {
    const holder = visitor();
    await holder.add('12:2');
    await holder.add('12:3');
    const token = await wait(anna);
    await db().query(sql`update listed_performances set performance_id = 912 where performance_id = 12`);
    pass(2);
    await sweep();
    await db().query(sql`update listed_performances set performance_id = 12 where performance_id = 912`);
    expect(await act('show', token)).toMatchObject({ body: { state: 'ended', ended_because: 'over' } });
    expect(mailsTo(anna, 'wish_ended')).toEqual([]);
    expect(await rows(sql`select email from wishes`)).toEqual([{ email: null }]);
  });

  it('when the box office ends it, or what is kept: the next in line is offered it, and the audit log names nobody', async () => {
    const order = await soldOut();
    const [first, second] = [await wait(anna), await wait(boris)];
    await refund(order);
    await sweep();
    const [offer] = await rows(sql<{ id: string }>`select id from allotments`);
    const ended = await runCommand(staff(), endAllotment, asked({ allotment_id: offer?.id ?? '' }));
    expect(ended.kind).toBe('done');
    await sweep();
    expect(await act('show', first)).toMatchObject({ body: { state: 'ended', ended_because: 'stopped' } });
    expect(mailsTo(anna, 'wish_ended')).toHaveLength(1);
    expect(await act('show', second)).toMatchObject({ body: { state: 'offered' } });
    const [wish] = await rows(sql<{ id: string }>`select id from wishes where ended_at is null`);
    const closed = await runCommand(staff(), endWish, asked({ wish_id: wish?.id ?? '' }));
    expect(closed.kind).toBe('done');
    await sweep();
    expect(await act('show', second)).toMatchObject({ body: { state: 'ended', ended_because: 'stopped' } });
    expect(await visitor().add('12:2')).toMatchObject({ status: 200 });
    const log = JSON.stringify(
      await rows(sql`select t::text as text from audit_log as t where subject like 'wish:%'`),
    );
    expect(log).toContain('allotments.end');
    expect(log).not.toMatch(/example\.com/);
    await sound();
  });

  it('with being forgotten: what is kept goes on', async () => {
    const order = await soldOut();
    const token = await wait(anna);
    const next = await wait(boris);
    await refund(order);
    await sweep();
    await forget(db(), anna);
    expect(await rows(sql`select email from wishes where email = ${anna}`)).toEqual([]);
    await sweep();
    expect(await act('show', token)).toMatchObject({ body: { state: 'ended' } });
    expect(await act('show', next)).toMatchObject({ body: { state: 'offered' } });
    await sound();
  });
});

it('a seat that a buyer has taken since the list was looked at is kept for nobody, and stays theirs', async () => {
  const buyer = visitor();
  await buyer.add('12:2');
  const late = { id: randomUUID(), seats: [2], at: now() };
  const isKept = await db().transaction((tx) => allotSeats(tx, { eventId: 9, performanceId: 12 }, late));
  expect(isKept).toBe(false);
  expect((await buyer.read()).tickets).toMatchObject([{ id: '12:2', extra: { state: 'held' } }]);
  await sound();
});
