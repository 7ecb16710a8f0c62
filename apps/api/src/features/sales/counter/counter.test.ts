import { randomUUID } from 'node:crypto';
import type { CommandInput } from '@parterre/contracts/console/commands';
import type { CounterOfPerformance, PrintedTickets, TillPage } from '@parterre/contracts/console/counter';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import type { Answer, Operator } from '../../../testing/console/operator.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';

const fixture = orderFixture();
const { rows, deps, api, taken, visitor, sweep, ordered, call, read } = fixture;
const house = consoleFixture({ sale: deps });
const { operator, now } = house;
const db = () => api().database.db;
const sound = async () => expect(await brokenInvariants(db(), now())).toEqual([]);
/** Both clocks: the buyers' and the house's. */
const pass = (minutes: number) => {
  fixture.pass(minutes);
  house.pass(minutes);
};

let clerk: Operator;
beforeAll(async () => {
  clerk = await operator('box_office');
});

const outcome = ({ status, body }: Answer) => [status, body.error?.code];

/** Of the seated catalogue: seats 2 and 3 cost 2200, 6 and 7 cost 1100, a place on the floor 550. */
const seats = (...numbers: number[]) => numbers.map((seat) => ({ id: `12:${seat}`, count: 1 }));
const sale = (
  tickets: readonly { id: string; count: number }[],
  expected_total: number,
  more: Partial<CommandInput<'counter.sell'>> = {},
): CommandInput<'counter.sell'> => ({
  performance_id: 12,
  tickets: [...tickets],
  expected_total,
  currency_code: 'RUB',
  lang: 'ru',
  way: 'cash',
  ...more,
});
const twoBest = () => sale(seats(2, 3), 4400);
const reservation = (
  more: Partial<CommandInput<'counter.reserve'>> = {},
): CommandInput<'counter.reserve'> => {
  const { way: _, ...wanted } = twoBest();
  const contact = { name: 'Борис Годунов' };
  return { ...wanted, contact, until: '2026-12-10T12:00:00Z', ...more };
};
const till = async (actor: Operator): Promise<TillPage> =>
  (await actor.get(consolePaths.readTill)).body as unknown as TillPage;
const counter = async (actor: Operator, performance = 12): Promise<Answer> =>
  actor.get(`${consolePaths.showCounter}?performance_id=${performance}&lang=ru`);
const journal = () =>
  rows(sql<{ entry: string; actor: string | null; amount_minor: number | null }>`
    select entry, actor, amount_minor from journal order by id`);

/** How many of this database wait for somebody else's lock. */
const waiting = async () => {
  const [found] = await rows(sql<{ count: number }>`
    select count(*)::integer as count
    from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return found?.count;
};

/** Somebody who is just taking a seat that nobody had asked for before: nobody else sees it until they commit. */
async function takeSeat(seat: number, expiresAt: Date) {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isTaken, resolve: take } = Promise.withResolvers<void>();
  const taking = db().transaction(async (tx) => {
    await tx.query(sql`
      insert into stock_seats (event_id, performance_id, seat, zone, state, owner, held_at, expires_at)
      values (9, 12, ${seat}, 'back', 'held', ${randomUUID()}, ${now()}, ${expiresAt})`);
    take();
    await isOver;
  });
  await isTaken;
  return {
    commit: () => {
      end();
      return taking;
    },
  };
}

/** In one call, as the console does it: no look before it. */
const sellAtOnce = (actor: Operator, input: CommandInput<'counter.sell'>) =>
  actor.call(
    'POST',
    consolePaths.runCommand.replace(':command', 'counter.sell'),
    { input, reason: 'for a test' },
    { 'idempotency-key': randomUUID() },
  );

describe('a sale over the counter', () => {
  it('is an order like any other: its seats are sold, it has tickets, and the journal says who took the money', async () => {
    const { email: actor } = await clerk.me();
    const { status, body } = await clerk.run('counter.sell', twoBest());
    expect([status, body.state, body.total]).toEqual([200, 'paid', 4400]);
    expect(await taken()).toEqual(['12:2 sold', '12:3 sold']);
    expect(await journal()).toEqual([
      { entry: 'order.placed', actor, amount_minor: 440_000 },
      { entry: 'payment.pending', actor, amount_minor: 440_000 },
      { entry: 'payment.succeeded', actor, amount_minor: 440_000 },
      { entry: 'order.paid', actor, amount_minor: 440_000 },
    ]);
    expect(
      await rows(sql`
        select channel, name, email, visitor, payments.kind, provider, provider_payment_id
        from orders join payments on payments.order_id = orders.id`),
    ).toEqual([
      {
        channel: 'counter',
        name: '',
        email: '',
        visitor: null,
        kind: 'cash',
        provider: 'counter',
        provider_payment_id: null,
      },
    ]);
    // Nobody is written to who left no address; lists hear of what was sold.
    expect(await rows(sql`select kind from outbox`)).toEqual([{ kind: 'count_stock' }]);
    await sound();
  });

  it('is shown with its way and no provider, and its tickets are there to print, to show and to mail', async () => {
    const { body: sold } = await clerk.run('counter.sell', twoBest());
    const { body } = await clerk.get(`${consolePaths.listPrintedTickets}?number=${sold.number}`);
    const printed = body as unknown as PrintedTickets;
    expect(printed).toMatchObject({ number: sold.number, has_address: false });
    expect(printed.pdf).toMatch(/^http:\/\/api\.test\/api\/orders\/[\w-]{32}\/tickets\.pdf$/);
    expect(printed.tickets.map(({ seat }) => seat)).toEqual(['Hall, ряд 1, место 3', 'Hall, ряд 1, место 4']);
    expect(new Set(printed.tickets.map(({ code }) => code)).size).toBe(2);

    const input = { order_id: String(sold.order_id), email: 'anna@example.com' };
    expect(outcome(await clerk.run('counter.mail', { ...input, email: 'nobody' }))).toEqual([
      422,
      'invalid_request',
    ]);
    expect(outcome(await clerk.run('counter.mail', input))).toEqual([200, undefined]);
    expect(await rows(sql`select kind from outbox where mailbox is not null`)).toEqual([
      { kind: 'order_paid' },
    ]);
    expect(outcome(await clerk.run('counter.mail', { ...input, email: 'eve@example.com' }))).toEqual([
      409,
      'address_known',
    ]);
  });

  it('mails the tickets at once to whoever says an address', async () => {
    const contact = { name: 'Анна', email: 'anna@example.com', phone: '8 916 123-45-67' };
    expect((await clerk.run('counter.sell', { ...twoBest(), contact })).status).toBe(200);
    expect(await rows(sql`select kind from outbox where mailbox is not null`)).toEqual([
      { kind: 'order_paid' },
    ]);
    expect(await rows(sql`select name, email, phone from orders`)).toEqual([
      { name: 'Анна', email: 'anna@example.com', phone: '+79161234567' },
    ]);
  });

  it('to somebody without an address leaves a lost ticket to be made anew, on paper, and an address to be added', async () => {
    const { body: order } = await clerk.run('counter.sell', sale(seats(6), 1100));
    const printed = async () =>
      (await clerk.get(`${consolePaths.listPrintedTickets}?number=${order.number}`))
        .body as unknown as PrintedTickets;
    const [lost] = (await printed()).tickets;
    const id = String(order.order_id);
    const reissued = await clerk.run('order.reissue-ticket', { order_id: id, number: lost?.number ?? '' });
    expect(reissued.status).toBe(200);
    expect((await printed()).tickets.map(({ number }) => number)).toEqual([reissued.body.number]);
    expect(await rows(sql`select kind from outbox where kind = 'order_paid'`)).toEqual([]);
    const contact = { order_id: id, name: 'Анна Зрителева', email: 'anna@example.com' };
    expect((await clerk.run('order.correct-contact', contact)).status).toBe(200);
    expect(await rows(sql`select email from orders`)).toEqual([{ email: 'anna@example.com' }]);
  });

  it('pressed twice is one sale, also when both come at once', async () => {
    const key = randomUUID();
    const together = await Promise.all([1, 2, 3].map(() => clerk.run('counter.sell', twoBest(), { key })));
    const again = await clerk.run('counter.sell', twoBest(), { key });
    expect([...together, again].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set([...together, again].map(({ body }) => body.order_id)).size).toBe(1);
    expect(await rows(sql`select count(*)::integer as orders from orders`)).toEqual([{ orders: 1 }]);
  });

  it('takes places of general admission and seats together', async () => {
    const mixed = sale([...seats(6), { id: '12:floor', count: 3 }], 2750, { way: 'card_terminal' });
    expect((await clerk.run('counter.sell', mixed)).status).toBe(200);
    expect(await taken()).toEqual(['12:6 sold', '12:floor:1 sold', '12:floor:2 sold', '12:floor:3 sold']);
    await sound();
  });

  it.each<[string, CommandInput<'counter.sell'>, number, string]>([
    ['another sum than was said', sale(seats(2, 3), 4399), 409, 'price_changed'],
    ['a currency without a price', sale(seats(2), 2200, { currency_code: 'JPY' }), 404, 'ticket_unknown'],
    ['a seat that the hall lacks', sale(seats(99), 2200), 404, 'ticket_unknown'],
    ['a seat of another performance', sale([{ id: '1:entry', count: 1 }], 550), 404, 'ticket_unknown'],
    ['a seat twice', sale(seats(2, 2), 4400), 422, 'invalid_request'],
    ['one seat for two', sale([{ id: '12:2', count: 2 }], 4400), 404, 'ticket_unknown'],
    ['a seat that is kept from the sale', sale(seats(1), 2200), 409, 'tickets_taken'],
    ['more places than there are', sale([{ id: '12:floor', count: 41 }], 22_550), 409, 'tickets_taken'],
    ['an invoice to nobody', sale(seats(2, 3), 4400, { way: 'invoice' }), 422, 'invalid_request'],
    [
      'a number that no telephone has',
      sale(seats(2, 3), 4400, { contact: { name: 'Анна', phone: '12' } }),
      422,
      'invalid_request',
    ],
  ])('is refused for %s, and nothing is taken', async (_what, input, status, code) => {
    expect(outcome(await clerk.run('counter.sell', input))).toEqual([status, code]);
    expect(await taken()).toEqual([]);
  });

  it('is refused while a visitor holds the seat, and done once they let it go', async () => {
    const anna = visitor();
    await anna.add('12:2');
    expect(outcome(await clerk.run('counter.sell', twoBest()))).toEqual([409, 'tickets_taken']);
    await anna.clear();
    expect((await clerk.run('counter.sell', twoBest())).status).toBe(200);
    expect((await visitor().add('12:2')).status).toBe(409);
  });

  it('is done only where a role counts', async () => {
    const elsewhere = await operator({ role: 'box_office', scope: { kind: 'events', ids: [1] } });
    const here = await operator({ role: 'box_office', scope: { kind: 'events', ids: [9] } });
    expect(outcome(await elsewhere.run('counter.sell', twoBest()))).toEqual([403, 'not_permitted']);
    expect(outcome(await counter(elsewhere))).toEqual([403, 'not_permitted']);
    expect(outcome(await counter(await operator('finance')))).toEqual([403, 'not_permitted']);
    const { status, body } = await here.run('counter.sell', twoBest());
    expect(status).toBe(200);
    const tickets = `${consolePaths.listPrintedTickets}?number=${body.number}`;
    expect(outcome(await elsewhere.get(tickets))).toEqual([403, 'not_permitted']);
    expect((await here.get(tickets)).status).toBe(200);
  });

  it('cannot be paid for from afar: what the counter takes, visitors are not offered', async () => {
    const order = await ordered();
    for (const acquisition_id of [8, 9]) {
      const refused = await call('POST', `/api/orders/${order.token}/payments`, { body: { acquisition_id } });
      expect([refused.status, refused.body.error.code]).toEqual([409, 'acquisition_unavailable']);
    }
  });

  it('by invoice waits for a transfer, as an order on the web does', async () => {
    const contact = { name: 'Школа имени Чехова', email: 'school@example.com' };
    const { status, body } = await clerk.run(
      'counter.sell',
      sale(seats(2, 3), 4400, { way: 'invoice', contact }),
    );
    expect([status, body.state]).toEqual([200, 'awaiting_payment']);
    expect(await taken()).toEqual(['12:2 held', '12:3 held']);
    expect(await rows(sql`select kind from outbox`)).toEqual([{ kind: 'order_placed' }]);
    const received = { order_id: String(body.order_id), amount: 4400 };
    expect((await clerk.run('order.receive-transfer', received)).status).toBe(200);
    expect(await taken()).toEqual(['12:2 sold', '12:3 sold']);
    await sound();
  });
});

describe('beside the sale on the web', () => {
  it('an invoice waits for its seats before it keeps others from ordering by invoice, as on the web', async () => {
    const rival = await takeSeat(6, new Date(now().getTime() - 60_000));
    const contact = { name: 'Школа имени Чехова', email: 'school@example.com' };
    const selling = sellAtOnce(clerk, sale(seats(6), 1100, { way: 'invoice', contact }));
    await expect.poll(waiting).toBe(1);
    // Whoever has the seat on the web asks for this next: were it taken, both would wait for each other.
    const [asked] = await rows(sql<{ is_free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('invoices of performance 12', 0)) as is_free`);
    await rival.commit();
    expect([asked, (await selling).status]).toEqual([{ is_free: true }, 200]);
    await sound();
  });

  it('whoever wants the same seats at the same moment, each is sold once and to one of them', async () => {
    const clerks = [clerk, await operator('box_office'), await operator('owner')];
    const wanted = [2, 3, 6, 7];
    const price = (seat: number) => (seat < 4 ? 2200 : 1100);
    const asked = wanted.flatMap((seat) => [
      ...clerks.map(async (one) => {
        const { status } = await sellAtOnce(one, sale(seats(seat), price(seat)));
        return { seat, isHad: status === 200, status };
      }),
      ...[1, 2, 3].map(async () => {
        const { status } = await visitor().add(`12:${seat}`);
        return { seat, isHad: status === 200, status };
      }),
    ]);
    const answers = await Promise.all(asked);
    for (const seat of wanted)
      expect(answers.filter((one) => one.seat === seat && one.isHad)).toHaveLength(1);
    expect(answers.filter(({ isHad }) => !isHad).map(({ status }) => status)).toEqual(
      Array(answers.length - wanted.length).fill(409),
    );
    expect(await taken()).toHaveLength(wanted.length);
    await sound();
  });

  it('a seat that somebody takes between the look at it and the sale is theirs', async () => {
    const rival = await takeSeat(6, new Date(now().getTime() + 60_000));
    const selling = sellAtOnce(clerk, sale(seats(6, 7), 2200));
    await expect.poll(waiting).toBe(1);
    await rival.commit();
    expect(outcome(await selling)).toEqual([409, 'tickets_taken']);
    expect(await taken()).toEqual(['12:6 held']);
  });

  it('no more places are sold than there are, however many sell them at once', async () => {
    const clerks = [clerk, await operator('box_office'), await operator('owner')];
    // Forty are left, and sixty-three are asked for.
    const asked = Array.from({ length: 21 }, (_, turn) =>
      turn % 3 === 0
        ? visitor().add('12:floor', 3)
        : sellAtOnce(clerks[turn % 3] ?? clerk, sale([{ id: '12:floor', count: 3 }], 1650)),
    );
    const had = (await Promise.all(asked)).filter((one) => one?.status === 200).length;
    expect(had).toBe(13);
    expect(await taken()).toHaveLength(39);
    await sound();
  });

  it('the counter still sells when the web has ended, and to nobody before the web has begun', async () => {
    const ofPerformance = async (source: string) => {
      const [row] = await rows(sql<{ id: number }>`
        select performance_id as id from listed_performances
        join performances on performances.event_id = listed_performances.event_id and performances.id = performance_id
        where source_id = ${source}`);
      return row?.id ?? 0;
    };
    const soon = await ofPerformance('soon-1');
    const early = sale([{ id: `${soon}:entry`, count: 1 }], 1, { performance_id: soon });
    expect(outcome(await clerk.run('counter.sell', early))).toEqual([410, 'sale_closed']);
    const { body } = await counter(clerk, soon);
    expect((body as unknown as CounterOfPerformance).is_open).toBe(false);
    await db().query(sql`update performances set sale_ends_at = ${now()} where id = 12`);
    await db().query(sql`update listed_performances set sale_ends_at = ${now()} where performance_id = 12`);
    try {
      expect((await visitor().add('12:2')).status).toBe(410);
      expect((await clerk.run('counter.sell', twoBest())).status).toBe(200);
    } finally {
      await db().query(sql`update performances set sale_ends_at = started_at where id = 12`);
      await db().query(
        sql`update listed_performances set sale_ends_at = started_at where performance_id = 12`,
      );
    }
  });
});

describe('what whoever sells has before them', () => {
  it('is the hall as it is, what each zone costs, and what is kept for whom', async () => {
    await visitor().add('12:6');
    const { body: kept } = await clerk.run('counter.reserve', reservation());
    const { body } = await counter(clerk);
    const shown = body as unknown as CounterOfPerformance;
    expect(shown).toMatchObject({
      is_open: true,
      currency_code: 'RUB',
      takes_invoices: true,
      zones: [
        { id: 'front', name: 'Зона front', price: 2200, units_left: null },
        { id: 'back', name: 'Зона back', price: 1100, units_left: null },
        { id: 'floor', name: 'Зона floor', price: 550, units_left: 40 },
      ],
      reservations: [
        {
          order_id: kept.order_id,
          number: kept.number,
          name: 'Борис Годунов',
          until: '2026-12-10T12:00:00.000Z',
          tickets: 2,
          due: 4400,
          currency_code: 'RUB',
        },
      ],
    });
    expect(shown.seats.map(({ seat, state }) => `${seat} ${state}`)).toEqual([
      '1 withheld',
      '2 held',
      '3 held',
      '4 withheld',
      '5 withheld',
      '6 held',
    ]);
    // The hall of the performance shows the same, though what an order has is kept without end.
    expect((await clerk.get(`${consolePaths.showHall}?performance_id=12`)).status).toBe(200);
  });

  it('is there for a performance without a plan, in a currency that all of it has a price in', async () => {
    const { status, body } = await counter(clerk, 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ plan_hash: null, seats: [] });
    expect(outcome(await counter(clerk, 999))).toEqual([404, 'not_found']);
  });
});

describe('a reservation', () => {
  it('keeps seats for somebody, who pays at the counter and has them', async () => {
    const { status, body } = await clerk.run('counter.reserve', reservation());
    expect([status, body.state]).toEqual([200, 'awaiting_payment']);
    expect(await taken()).toEqual(['12:2 held', '12:3 held']);
    expect((await visitor().add('12:2')).status).toBe(409);
    const paying = { order_id: String(body.order_id), way: 'cash' as const, amount: 4400 };
    expect(outcome(await clerk.run('counter.collect', { ...paying, amount: 4000 }))).toEqual([
      409,
      'price_changed',
    ]);
    const key = randomUUID();
    const twice = await Promise.all([1, 2].map(() => clerk.run('counter.collect', paying, { key })));
    expect(twice.map(outcome)).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(await taken()).toEqual(['12:2 sold', '12:3 sold']);
    expect(outcome(await clerk.run('counter.collect', paying))).toEqual([409, 'order_closed']);
    await sound();
  });

  it('that nobody comes for is free again when its time is over', async () => {
    await clerk.run('counter.reserve', reservation({ until: '2026-12-01T10:00:00Z' }));
    pass(59);
    await sweep();
    expect(await taken()).toHaveLength(2);
    pass(2);
    await sweep();
    expect(await taken()).toEqual([]);
    expect(await rows(sql`select state from orders`)).toEqual([{ state: 'expired' }]);
    house.pass(-61);
  });

  it('is given up by hand when somebody calls, and only what was reserved here', async () => {
    const { body } = await clerk.run('counter.reserve', reservation());
    expect((await clerk.run('counter.release', { order_id: String(body.order_id) })).status).toBe(200);
    expect(await taken()).toEqual([]);
    expect(outcome(await clerk.run('counter.release', { order_id: String(body.order_id) }))).toEqual([
      409,
      'order_closed',
    ]);
    await ordered();
    const [web] = await rows(sql<{ id: string }>`select id from orders where channel = 'web'`);
    expect(outcome(await clerk.run('counter.release', { order_id: web?.id ?? '' }))).toEqual([
      409,
      'order_closed',
    ]);
  });

  it('tells its buyer where there is an address, and is refused until a time that makes no sense', async () => {
    const contact = { name: 'Анна', email: 'anna@example.com' };
    expect((await clerk.run('counter.reserve', reservation({ contact }))).status).toBe(200);
    expect(await rows(sql`select kind from outbox`)).toEqual([{ kind: 'order_placed' }]);
    for (const until of ['2026-11-30T10:00:00Z', '2026-12-20T10:00:00Z'])
      expect(
        outcome(await clerk.run('counter.reserve', reservation({ until, ...sale(seats(6), 1100) } as never))),
      ).toEqual([422, 'invalid_request']);
  });

  it('is paid at the counter by whoever ordered on the web, too', async () => {
    const order = await ordered();
    const [row] = await rows(sql<{ id: string }>`select id from orders`);
    const paying = { order_id: row?.id ?? '', way: 'card_terminal' as const, amount: 1100 };
    expect((await clerk.run('counter.collect', paying)).status).toBe(200);
    const shown = await read(order);
    expect(shown.state).toBe('paid');
    expect(shown.payments.map(({ acquisition }) => acquisition.kind)).toEqual(['card_terminal']);
  });
});

describe('what was paid over the counter', () => {
  const refund = (
    order: Answer['body'],
    amount: number,
    what: CommandInput<'order.refund'>['what'] = { kind: 'all' },
  ) => ({
    order_id: String(order.order_id),
    what,
    amount,
    currency_code: 'RUB',
  });

  it('goes back over it, from the till of whoever gives it, at once and without a provider', async () => {
    const giver = await operator('box_office');
    const { body: order } = await giver.run('counter.sell', twoBest());
    const { body: preview } = await giver.preview('order.refund', refund(order, 4400));
    expect(preview.after).toMatchObject({ goes_back: [{ way: 'cash', amount: 4400, currency_code: 'RUB' }] });
    expect((await giver.run('order.refund', refund(order, 4400))).status).toBe(202);
    const owner = await operator('owner');
    const [request] = await rows(sql<{ id: string }>`
      select id from command_requests where decision is null order by requested_at desc limit 1`);
    expect((await owner.run('request.confirm', { request_id: request?.id ?? '' })).status).toBe(200);
    expect(await rows(sql`select state from refunds`)).toEqual([{ state: 'done' }]);
    expect(await rows(sql`select state from orders`)).toEqual([{ state: 'refunded' }]);
    expect(await rows(sql`select subject from attention_items`)).toEqual([]);
    expect((await till(giver)).open).toMatchObject([{ taken: 4400, given_back: 4400 }]);
    expect(await taken()).toEqual([]);
    await sound();
  });

  it('goes back in parts, each counted in the till that it came from', async () => {
    const giver = await operator('box_office');
    const { body: order } = await giver.run('counter.sell', sale(seats(6, 7), 2200));
    const { body } = await giver.get(`${consolePaths.listPrintedTickets}?number=${order.number}`);
    const [first] = (body as unknown as PrintedTickets).tickets;
    const one = { kind: 'tickets' as const, numbers: [first?.number ?? ''] };
    expect((await giver.run('order.refund', refund(order, 1100, one))).status).toBe(200);
    expect((await till(giver)).open).toMatchObject([{ taken: 2200, given_back: 1100, sales: 1 }]);
    expect(await taken()).toEqual(['12:7 sold']);
    await sweep();
    expect(await rows(sql`select state from refunds`)).toEqual([{ state: 'done' }]);
    await sound();
  });

  it('is given by a person where nobody stood at a till', async () => {
    const { body: order } = await clerk.run('counter.sell', sale(seats(6), 1100));
    expect((await refundOrder(deps(), Number(order.number), { kind: 'all' })).kind).toBe('given');
    await sweep();
    expect(await rows(sql`select reason from attention_items`)).toEqual([{ reason: 'refund_at_counter' }]);
    await sound();
  });

  it('is no till’s yet where whoever gives it back does not stand at the counter, and its buyer hears of it', async () => {
    const contact = { name: 'Анна Зрителева', email: 'anna@example.com' };
    const { body: order } = await clerk.run('counter.sell', sale(seats(6), 1100, { contact }));
    const accountant = await operator('finance');
    expect((await accountant.run('order.refund', refund(order, 1100))).status).toBe(200);
    expect(await rows(sql`select state from refunds`)).toEqual([{ state: 'created' }]);
    await sweep();
    expect(await rows(sql`select reason from attention_items`)).toEqual([{ reason: 'refund_at_counter' }]);
    expect(await rows(sql`select kind from outbox where kind = 'order_refunded'`)).toHaveLength(1);
    await sound();
  });

  it('goes back over it as far as was agreed to, and not with what somebody else has asked for before', async () => {
    const giver = await operator('box_office');
    const { body: order } = await giver.run('counter.sell', sale(seats(6, 7), 2200));
    const { body } = await giver.get(`${consolePaths.listPrintedTickets}?number=${order.number}`);
    const [first, second] = (body as unknown as PrintedTickets).tickets.map(({ number }) => number);
    const accountant = await operator('finance');
    const one = (number = '') => ({ kind: 'tickets' as const, numbers: [number] });
    expect((await accountant.run('order.refund', refund(order, 1100, one(first)))).status).toBe(200);
    expect((await giver.run('order.refund', refund(order, 1100, one(second)))).status).toBe(200);
    expect((await till(giver)).open).toMatchObject([{ taken: 2200, given_back: 1100 }]);
    expect(await rows(sql`select state from refunds order by created_at, state`)).toEqual(
      expect.arrayContaining([{ state: 'created' }, { state: 'done' }]),
    );
    await sweep();
    expect(await rows(sql`select reason from attention_items`)).toEqual([{ reason: 'refund_at_counter' }]);
    expect(await rows(sql`select state from orders`)).toEqual([{ state: 'refunded' }]);
    await sound();
  });
});

describe('the closing count', () => {
  const close = (expected: number, counted: number, more: Partial<CommandInput<'counter.close'>> = {}) => ({
    currency_code: 'RUB',
    opening_float: 1000,
    expected,
    counted,
    ...more,
  });

  it('holds what was counted against what the journal says was taken and given back', async () => {
    const seller = await operator('box_office');
    await seller.run('counter.sell', sale(seats(6), 1100));
    await seller.run('counter.sell', sale(seats(7), 1100, { way: 'card_terminal' }));
    // What others take is in their tills.
    await clerk.run('counter.sell', sale(seats(2), 2200));
    expect((await till(seller)).open).toEqual([
      {
        currency_code: 'RUB',
        since: null,
        taken: 1100,
        given_back: 0,
        by_card: 1100,
        sales: 2,
        last_float: null,
      },
    ]);
    const { status, body } = await seller.run('counter.close', close(2100, 2100));
    expect([status, body.difference, body.explanation]).toEqual([200, 0, null]);
    const after = await till(seller);
    expect(after.open).toMatchObject([{ taken: 0, by_card: 0, sales: 0, last_float: 1000 }]);
    expect(after.counts).toEqual([body]);
  });

  it('is where the next one begins to read: what is counted is not read again, and no other currency is left out', async () => {
    const seller = await operator('box_office');
    const entry = async () =>
      (
        await rows(sql<{ id: number }>`select max(id) as id from journal where entry = 'payment.succeeded'`)
      )[0]?.id;
    const readAfter = async () =>
      (
        await rows(
          sql<{ id: number }>`select read_after as id from till_counts order by sequence desc limit 1`,
        )
      )[0]?.id;
    await seller.run('counter.sell', sale(seats(6), 1100));
    await seller.run('counter.close', close(2100, 2100));
    expect(await readAfter()).toBe(await entry());

    await seller.run('counter.sell', sale(seats(7), 1100));
    const first = (await entry()) ?? 0;
    await rows(
      sql`update payments set currency = 'EUR' where id = (select payment_id from journal where id = ${first})`,
    );
    await seller.run('counter.sell', sale(seats(2), 2200));
    expect((await till(seller)).open).toMatchObject([{ taken: 2200 }, { currency_code: 'EUR', taken: 1100 }]);
    expect((await seller.run('counter.close', close(3200, 3200))).status).toBe(200);
    expect(await readAfter()).toBe(first - 1);
    expect((await till(seller)).open).toMatchObject([{ taken: 0 }, { currency_code: 'EUR', taken: 1100 }]);
  });

  it('with a difference is refused until somebody says why, and keeps what they said', async () => {
    const seller = await operator('box_office');
    await seller.run('counter.sell', sale(seats(6), 1100));
    expect(outcome(await seller.run('counter.close', close(2100, 2000)))).toEqual([
      409,
      'difference_unexplained',
    ]);
    const explanation = 'фальшивая купюра, сдана в банк';
    const { body } = await seller.run('counter.close', close(2100, 2000, { explanation }));
    expect([body.expected, body.counted, body.difference, body.explanation]).toEqual([
      2100,
      2000,
      -100,
      explanation,
    ]);
    const [entry] = await rows(sql<{ after: unknown }>`
      select after from audit_log where command = 'counter.close' order by id desc limit 1`);
    expect(entry?.after).toEqual({
      opening_float: { amount: 1000, currency_code: 'RUB' },
      counted: { amount: 2000, currency_code: 'RUB' },
      difference: { amount: -100, currency_code: 'RUB' },
      explanation,
    });
  });

  it('with another float than the last one is refused until somebody says why', async () => {
    const seller = await operator('box_office');
    expect((await seller.run('counter.close', close(1000, 1000))).status).toBe(200);
    await seller.run('counter.sell', sale(seats(6), 1100));
    const lower = close(2000, 2000, { opening_float: 900 });
    expect(outcome(await seller.run('counter.close', lower))).toEqual([409, 'difference_unexplained']);
    const explanation = 'сто рублей сданы в банк';
    const { body } = await seller.run('counter.close', { ...lower, explanation });
    expect([body.difference, body.explanation]).toEqual([0, explanation]);
  });

  it('may be of less than nothing, where more was given back than lay in it', async () => {
    const [seller, giver] = [await operator('box_office'), await operator('box_office')];
    const { body: order } = await seller.run('counter.sell', sale(seats(6), 1100));
    const all = {
      order_id: String(order.order_id),
      what: { kind: 'all' },
      amount: 1100,
      currency_code: 'RUB',
    };
    expect((await giver.run('order.refund', all as CommandInput<'order.refund'>)).status).toBe(200);
    const explanation = 'из кассы коллеги';
    const { status, body } = await giver.run(
      'counter.close',
      close(-1100, 0, { opening_float: 0, explanation }),
    );
    expect([status, body.expected, body.difference]).toEqual([200, -1100, 1100]);
  });

  it('of what is not any more as it was shown is made again', async () => {
    const seller = await operator('box_office');
    await seller.run('counter.sell', sale(seats(6), 1100));
    const stale = close(2100, 2100);
    await seller.run('counter.sell', sale(seats(7), 1100));
    expect(outcome(await seller.run('counter.close', stale))).toEqual([409, 'till_moved']);
  });

  it('leaves no sale out and counts none twice, though it is sold while it is counted', async () => {
    const seller = await operator('box_office');
    const places = () => seller.run('counter.sell', sale([{ id: '12:floor', count: 1 }], 550));
    const selling = Array.from({ length: 8 }, places);
    const closing = [0, 1, 2, 3].map((sold) =>
      seller.run('counter.close', close(1000 + 550 * sold, 1000 + 550 * sold)),
    );
    await Promise.all([...selling, ...closing]);
    const [open] = (await till(seller)).open;
    await seller.run('counter.close', close(1000 + (open?.taken ?? 0), 1000 + (open?.taken ?? 0)));
    const { counts } = await till(seller);
    expect(counts.reduce((sum, { taken: cash }) => sum + cash, 0)).toBe(8 * 550);
  });

  it('waits for a sale that is under way, and is then made again with it', async () => {
    const seller = await operator('box_office');
    // Somebody is just taking the seat, and gives it up.
    const rival = await takeSeat(6, now());
    const selling = seller.run('counter.sell', sale(seats(6), 1100));
    await expect.poll(waiting).toBe(1);
    const closing = seller.run('counter.close', close(1000, 1000));
    await expect.poll(waiting).toBe(2);
    await rival.commit();
    expect(outcome(await selling)).toEqual([200, undefined]);
    expect(outcome(await closing)).toEqual([409, 'till_moved']);
  });

  it('is never changed', async () => {
    await clerk.run('counter.close', close(0, 0, { opening_float: 0, explanation: 'x' }));
    for (const statement of [
      sql`update till_counts set counted_minor = 1`,
      sql`delete from till_counts`,
      sql`truncate till_counts`,
    ])
      await expect(db().query(statement)).rejects.toThrow('only ever added to');
  });

  it('is seen by whoever made it, and by those who see the settlement of the house', async () => {
    const seller = await operator('box_office');
    const { body } = await seller.run('counter.close', close(1000, 1000));
    const has = async (actor: Operator) => (await till(actor)).counts.some(({ id }) => id === body.id);
    expect([
      await has(seller),
      await has(await operator('finance')),
      await has(await operator('box_office')),
    ]).toEqual([true, true, false]);
    expect(outcome(await (await operator('editor')).get(consolePaths.readTill))).toEqual([
      403,
      'not_permitted',
    ]);
    expect((await till(await operator('finance'))).open).toEqual([]);
  });
});
