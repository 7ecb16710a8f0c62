import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consoleReads } from '@parterre/contracts/console/console-routes';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { queueFile } from '@parterre/contracts/paths/waiting-room-paths';
import { roomStatus, type TakenPlace } from '@parterre/contracts/waiting-room/waiting-room';
import { drawnNumber, lotFraction } from '@parterre/domain/waiting-room/draw';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { consoleFixture } from '../../testing/console/console-fixture.ts';
import { Crash, makeLife } from '../../testing/mortal-database.ts';
import { orderFixture, orderForm } from '../../testing/order-fixture.ts';
import { composeRoomMover, type RoomMoverParts } from './compose-room-mover.ts';
import { makeHoldLoad } from './hold-load.ts';
import { makeRoomMover } from './move-rooms.service.ts';
import { endRoom, insertRoom, lockRoomToMove } from './waiting-room.queries.ts';
import { forgetWaiting, makeWaitingRooms } from './waiting-rooms.service.ts';

const fixture = orderFixture();
const { api, now, pass, deps } = fixture;
const house = consoleFixture({ sale: deps });
const db = () => api().database.db;
const seed = 'ab'.repeat(32);
const performanceId = 12;
const minute = 60_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parterre-queue-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await db().query(sql`
    truncate waiting_rooms, waiting_room_places, waiting_room_admissions, hold_loads restart identity`);
  await openAt(null);
});

const openAt = async (at: Date | null) => {
  await db().query(
    sql`update listed_performances set sale_starts_at = ${at} where performance_id = ${performanceId}`,
  );
  await db().query(sql`
    update performances set sale_starts_at = ${at} where event_id = 9 and id = ${performanceId}`);
};
const later = (minutes: number) => new Date(now().getTime() + minutes * minute);
const turnOn = () =>
  db().transaction((tx) =>
    insertRoom(tx, { event_id: 9, performance_ids: [performanceId], seed, rate: 25, at: now() }),
  );

const moverParts = (more: Partial<RoomMoverParts> = {}): RoomMoverParts => ({
  db: db(),
  now,
  mainLang: async () => 'ru',
  pageUrl: async (lang, path) => `http://shop.test/${lang}${path}`,
  load: makeHoldLoad(),
  folder,
  ...more,
});
const move = (more?: Partial<RoomMoverParts>) => composeRoomMover(moverParts(more))();
const moveFor = async (seconds: number) => {
  const go = composeRoomMover(moverParts());
  for (let second = 0; second < seconds; second += 1) {
    pass(1 / 60);
    await go();
  }
};
const readStatusFile = async (room: number) =>
  roomStatus.parse(JSON.parse(await readFile(join(folder, `${room}.json`), 'utf8')));

/** A browser that keeps all its cookies. */
function makeWaiter() {
  const cookies = new Map<string, string>();
  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    options: { body?: object; form?: string } = {},
  ) => {
    const { body, form } = options;
    const reply = await api().app.inject({
      method,
      url,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body && { payload: body }),
      ...(form !== undefined && { payload: form }),
    });
    for (const { name, value } of reply.cookies) cookies.set(name, encodeURIComponent(value));
    return reply;
  };
  return {
    cookies,
    send,
    take: async (room = 1) => {
      const reply = await send('POST', `/api/waiting-rooms/${room}/places`, { body: {} });
      return { status: reply.statusCode, body: reply.json<TakenPlace & { error?: { code: string } }>() };
    },
    claim: async (room = 1) => {
      const reply = await send('POST', `/api/waiting-rooms/${room}/admissions`, { body: {} });
      return { status: reply.statusCode, body: reply.json() };
    },
    hold: async (id = '12:floor') => {
      const body = { type: 'ADD_TICKET', ticket: { id, count: 2 } };
      const reply = await send('POST', '/api/basket', { body });
      return { status: reply.statusCode, error: reply.json().error };
    },
  };
}

it('a room takes whoever comes in the moment at which it is turned on, though rooms were read just before', async () => {
  const rooms = makeWaitingRooms({ db: db(), now, freshMs: 60_000 });
  expect(await rooms.list()).toEqual([]);
  await openAt(later(30));
  const id = await turnOn();
  expect(await rooms.takePlace(id, undefined)).toMatchObject({ kind: 'taken', isNew: true });
  expect(await rooms.takePlace(id + 1, undefined)).toEqual({ kind: 'unknown' });
});

describe('a hold', () => {
  it('asks for nothing where no sale has a waiting room', async () => {
    expect(await makeWaiter().hold()).toMatchObject({ status: 200 });
  });

  it('is refused to whoever was not let in, who is told where to wait', async () => {
    await turnOn();
    expect(await makeWaiter().hold()).toMatchObject({
      status: 403,
      error: { code: 'admission_required', waiting_room: 1 },
    });
    const prices = await api().get<{ results: { id: number; waiting_room?: number }[] }>(
      '/v2/dates_prices?event_source_id=9',
    );
    expect(prices.results).toMatchObject([{ id: performanceId, waiting_room: 1 }]);
  });

  it('is made by whoever was let in, by their basket and no other', async () => {
    await turnOn();
    const [anna, boris] = [makeWaiter(), makeWaiter()];
    await moveFor(1);
    expect((await anna.take()).body).toMatchObject({ number: 0 });
    expect(await anna.claim()).toMatchObject({ status: 409, body: { error: { code: 'not_your_turn' } } });
    await moveFor(2);
    expect(await anna.claim()).toMatchObject({ status: 200, body: { date_ids: [12] } });
    boris.cookies.set('admission-1', anna.cookies.get('admission-1') ?? '');
    expect(await boris.hold()).toMatchObject({ status: 403 });
    expect(await anna.hold()).toMatchObject({ status: 200 });
  });

  it('is made by whoever holds something of that sale, long after they were let in', async () => {
    const anna = makeWaiter();
    await anna.hold();
    await turnOn();
    const body = { type: 'ADD_TICKET', ticket: { id: '12:0', count: 1 } };
    expect((await anna.send('POST', '/api/basket', { body })).statusCode).toBe(200);
  });

  it('of another sale asks for nothing, and giving back never does', async () => {
    const anna = makeWaiter();
    await anna.hold();
    await turnOn();
    const body = { type: 'UPDATE_TICKET', ticket: { id: '12:floor', count: 1 } };
    expect((await anna.send('POST', '/api/basket', { body })).statusCode).toBe(200);
    expect((await anna.send('DELETE', '/api/basket')).statusCode).toBe(200);
    expect(await anna.hold()).toMatchObject({ status: 403 });
  });

  it('that has ended is not taken back past the waiting room', async () => {
    const anna = makeWaiter();
    await anna.hold();
    await turnOn();
    pass(16);
    const reply = await anna.send('POST', '/api/basket/take_back');
    expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'admission_required']);
  });

  it('asks for nothing once the room has ended', async () => {
    const room = await turnOn();
    await db().transaction((tx) => endRoom(tx, room, { by: 'off', at: now() }));
    expect(await makeWaiter().hold()).toMatchObject({ status: 200 });
    expect(await makeWaiter().take()).toMatchObject({ body: { error: { code: 'waiting_room_closed' } } });
    expect(await makeWaiter().claim()).toMatchObject({ body: { error: { code: 'waiting_room_closed' } } });
  });
});

it('an order is never sent away: placed, read and paid without an admission, while the room is paused', async () => {
  const anna = makeWaiter();
  await anna.hold();
  await turnOn();
  await db().query(sql`update waiting_rooms set is_paused = true`);
  const placed = await api().app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: {
      cookie: `basket=${anna.cookies.get('basket')}`,
      'idempotency-key': 'an-order-in-a-waiting-room',
    },
    payload: orderForm,
  });
  expect(placed.statusCode, placed.body).toBe(201);
  const order = placed.json();
  expect(await fixture.begin(order)).toMatchObject({ redirect_url: expect.any(String) });
});

describe('a place', () => {
  it('can be taken from half an hour before the sale opens', async () => {
    await openAt(later(60));
    await turnOn();
    expect(await makeWaiter().take()).toMatchObject({
      status: 409,
      body: { error: { code: 'waiting_room_closed' } },
    });
    pass(30);
    expect(await makeWaiter().take()).toMatchObject({ status: 200, body: { number: null } });
    expect(await makeWaiter().take(7)).toMatchObject({ status: 404 });
  });

  it('is one for each browser, and nobody else can write it', async () => {
    await turnOn();
    const anna = makeWaiter();
    const { body: first } = await anna.take();
    expect((await anna.take()).body).toEqual(first);
    const forged = makeWaiter();
    forged.cookies.set('place-1', `place:1:${first.id}:0.forged`);
    expect((await forged.take()).body.id).not.toBe(first.id);
    const moved = makeWaiter();
    moved.cookies.set('admission-1', anna.cookies.get('place-1') ?? '');
    expect(await moved.hold()).toMatchObject({ status: 403 });
    const { rows } = await db().query(sql<{ taken: number }>`select taken from waiting_room_places`);
    expect(rows).toEqual([{ taken: 2 }]);
  });

  it('is counted once, however many are taken at once', async () => {
    await turnOn();
    await moveFor(1);
    const taken = await Promise.all(Array.from({ length: 200 }, () => makeWaiter().take()));
    expect(taken.map(({ body }) => body.number).sort((a, b) => Number(a) - Number(b))).toEqual([
      ...Array(200).keys(),
    ]);
  });

  it('costs a bot what it costs elsewhere', async () => {
    await turnOn();
    const reply = await api().app.inject({
      method: 'POST',
      url: '/api/waiting-rooms/1/places',
      payload: { website: 'https://spam.example' },
    });
    expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'recaptcha_failed']);
  });
});

describe('the draw', () => {
  it('is made when the sale opens, by a seed whose digest was known before', async () => {
    await openAt(later(10));
    const room = await turnOn();
    const early = [makeWaiter(), makeWaiter(), makeWaiter()];
    const places = await Promise.all(early.map(({ take }) => take()));
    await move();
    const before = await readStatusFile(room);
    expect(before).toMatchObject({ phase: 'gathering', seed: null, drawn: null, taken: 3 });
    expect(JSON.stringify(before)).not.toContain(seed);
    expect(before.seed_digest).toBe(createHash('sha256').update(seed).digest('hex'));
    pass(10);
    await move();
    expect(await readStatusFile(room)).toMatchObject({ phase: 'admitting', seed, drawn: 3, beacon: null });
    for (const [index, anna] of early.entries()) {
      const id = places[index]?.body.id ?? '';
      const lot = lotFraction(createHmac('sha256', seed).update(id).digest());
      expect((await anna.take()).body).toEqual({ room, id, number: drawnNumber(lot, 3) });
    }
    expect((await makeWaiter().take()).body).toMatchObject({ number: 3 });
  });

  it('has a public number in it where one is asked for, and is made without one that does not come', async () => {
    await turnOn();
    const drawWith = async (beacon: { round: number; randomness: string } | undefined) => {
      await db().query(sql`update waiting_rooms set drawn_at = null`);
      const parts = moverParts();
      await makeRoomMover({
        ...parts,
        processId: '0b6c2f7e-54a1-4c55-9d0f-1c1f0e6a7d11',
        files: { write: async () => undefined },
        fetchBeacon: async () => beacon,
      })();
      const { rows } = await db().query(sql<{ drawn: boolean; round: number | null }>`
        select drawn_at is not null as drawn, beacon_round as round from waiting_rooms`);
      return rows[0];
    };
    await openAt(now());
    expect(await drawWith(undefined)).toEqual({ drawn: false, round: null });
    expect(await drawWith({ round: 7, randomness: 'cd'.repeat(32) })).toEqual({ drawn: true, round: 7 });
    await db().query(sql`update waiting_rooms set beacon_round = null, beacon_randomness = null`);
    pass(1);
    expect(await drawWith(undefined)).toEqual({ drawn: true, round: null });
  });
});

describe('admission', () => {
  it('follows the pace, passes over who is away, and lets them in whenever they come', async () => {
    await turnOn();
    await moveFor(1);
    const waiters = Array.from({ length: 30 }, makeWaiter);
    for (const waiter of waiters) await waiter.take();
    await moveFor(1);
    const { serving } = await readStatusFile(1);
    expect(serving).toBeGreaterThan(20);
    expect(serving).toBeLessThan(30);
    await moveFor(10);
    expect((await readStatusFile(1)).serving).toBe(30);
    pass(6 * 60);
    expect(await waiters[0]?.claim()).toMatchObject({ status: 200 });
    expect(await waiters[0]?.claim()).toMatchObject({ status: 200 });
    expect(await waiters[0]?.hold()).toMatchObject({ status: 200 });
  });

  it('ends after a while, and is claimed again', async () => {
    await turnOn();
    await moveFor(1);
    const anna = makeWaiter();
    await anna.take();
    await moveFor(2);
    await anna.claim();
    pass(16);
    expect(await anna.hold()).toMatchObject({ status: 403 });
    expect(await anna.claim()).toMatchObject({ status: 200 });
    expect(await anna.hold()).toMatchObject({ status: 200 });
  });

  it('is for a place and three devices, not for a town', async () => {
    await turnOn();
    await moveFor(1);
    const anna = makeWaiter();
    await anna.take();
    await moveFor(2);
    const claims = [];
    for (let device = 0; device < 4; device += 1) {
      const other = makeWaiter();
      other.cookies.set('place-1', anna.cookies.get('place-1') ?? '');
      claims.push((await other.claim()).status);
    }
    expect(claims).toEqual([200, 200, 200, 409]);
  });

  it('stops while nobody may come in, and heeds the operator above the measurement', async () => {
    await turnOn();
    await db().query(sql`update waiting_rooms set is_paused = true`);
    await moveFor(1);
    await makeWaiter().take();
    await moveFor(5);
    expect(await readStatusFile(1)).toMatchObject({ phase: 'paused', serving: 0, people_per_minute: 0 });
    await db().query(sql`update waiting_rooms set is_paused = false, max_rate = 0.2`);
    await moveFor(4);
    expect((await readStatusFile(1)).serving).toBe(0);
    await moveFor(2);
    expect(await readStatusFile(1)).toMatchObject({ serving: 1, people_per_minute: 12 });
  });

  it('becomes slower by half when holds take too long or are sent away', async () => {
    await turnOn();
    const load = makeHoldLoad();
    const go = composeRoomMover(moverParts({ load }));
    const seconds = async (count: number) => {
      for (let second = 0; second < count; second += 1) {
        pass(1 / 60);
        await go();
      }
    };
    await seconds(2);
    for (let hold = 0; hold < 20; hold += 1) load.record(hold < 18 ? 100 : 900, 200);
    await seconds(8);
    expect((await readStatusFile(1)).people_per_minute).toBe(750);
    load.record(5, 503);
    await seconds(10);
    expect((await readStatusFile(1)).people_per_minute).toBe(375);
  });
});

describe('the end', () => {
  it('comes at once when all is sold, and not while something is in a basket or waits to be paid', async () => {
    const anna = makeWaiter();
    await anna.hold();
    await turnOn();
    const rest = async (state: string) => {
      await db().query(sql`delete from stock_units`);
      await db().query(sql`delete from stock_seats where state <> 'withheld'`);
      await db().query(sql`
        insert into stock_seats (event_id, performance_id, seat, zone, state, owner)
        select 9, ${performanceId}, seat, 'back', 'sold', gen_random_uuid() from generate_series(0, 7) as seat
        on conflict do nothing`);
      await db().query(sql`
        insert into stock_units (event_id, performance_id, zone, unit, state, owner, held_at, expires_at)
        select 9, ${performanceId}, 'floor', unit, case when unit = 1 then ${state} else 'sold' end, gen_random_uuid(), ${now()},
          case when unit = 1 and ${state} = 'held' then ${later(10)}::timestamptz end
        from generate_series(1, 40) as unit`);
    };
    await moveFor(1);
    await rest('held');
    await moveFor(1);
    expect(await readStatusFile(1)).toMatchObject({ phase: 'admitting', seats_free: 0, seats_held: 1 });
    await rest('sold');
    await moveFor(1);
    expect(await readStatusFile(1)).toMatchObject({ phase: 'sold_out' });
    expect((await makeWaiter().send('GET', '/api/waiting-rooms/1/page?lang=en')).body).toContain(
      'data-shown="soldOut"',
    );
  });

  it('comes with the end of the sale', async () => {
    await turnOn();
    pass(60 * 24 * 60);
    await move();
    const { rows } = await db().query(sql<{ ended_by: string | null }>`select ended_by from waiting_rooms`);
    expect(rows).toEqual([{ ended_by: 'off' }]);
  });

  it('leaves nothing of those who were let in', async () => {
    const room = await turnOn();
    await moveFor(1);
    const anna = makeWaiter();
    await anna.take();
    await moveFor(2);
    await anna.claim();
    await db().transaction((tx) => endRoom(tx, room, { by: 'off', at: now() }));
    const count = async () =>
      (await db().query(sql`select 1 from waiting_room_admissions union all select 1 from hold_loads`)).rows
        .length;
    await forgetWaiting(db(), now());
    expect(await count()).toBeGreaterThan(0);
    await forgetWaiting(db(), later(8 * 24 * 60));
    expect(await count()).toBe(0);
  });
});

describe('whoever moves a room on', () => {
  const state = async () => {
    const { rows } = await db().query(sql<{ serving: number; drawn: number | null; at: Date | null }>`
      select serving, drawn, stepped_at as at
      from waiting_rooms join waiting_room_places on room_id = id`);
    return rows[0];
  };

  it('may be killed at any statement: it was done or not, and another goes on', async () => {
    await turnOn();
    const dying = makeLife();
    let killed = 0;
    for (let statements = 0; statements < 40; statements += 1) {
      pass(1 / 60);
      if (statements % 4 === 0) await makeWaiter().take();
      const before = await state();
      dying.endAfter(statements % 20);
      const went = await move({ db: dying.sees(db()) as Db }).then(
        () => 'went',
        (error: unknown) => error,
      );
      if (went instanceof Crash) killed += 1;
      else expect(went).toBe('went');
      const after = await state();
      expect(after?.serving).toBeGreaterThanOrEqual(before?.serving ?? 0);
      // Half a step is none: the clock of the room moves with what was done.
      if (after?.serving !== before?.serving) expect(after?.at).not.toEqual(before?.at);
    }
    expect(killed).toBeGreaterThan(10);
    await moveFor(3);
    expect(await state()).toMatchObject({ serving: 10 });
  });

  it('is one of many: those who come at the same moment leave the room to whoever has it', async () => {
    await turnOn();
    await moveFor(1);
    for (let place = 0; place < 60; place += 1) await makeWaiter().take();
    pass(1 / 60);
    await Promise.all(Array.from({ length: 5 }, () => move()));
    expect((await state())?.serving).toBeLessThanOrEqual(26);
  });

  it('neither moves a room that another is moving at that moment nor waits for it', async () => {
    await turnOn();
    await moveFor(1);
    for (let place = 0; place < 3; place += 1) await makeWaiter().take();
    const before = await state();
    await db().transaction(async (tx) => {
      expect(await lockRoomToMove(tx, 1)).toBeDefined();
      pass(1 / 60);
      await move();
      expect(await state()).toEqual(before);
    });
    pass(1 / 60);
    await move();
    expect((await state())?.serving).toBe(3);
  });

  it('leaves the file as it was when the database does not answer, so that it grows old', async () => {
    await turnOn();
    await moveFor(1);
    const written = await readStatusFile(1);
    const dead = makeLife();
    dead.endAfter(0);
    pass(1);
    await expect(move({ db: dead.sees(db()) })).rejects.toThrow(Crash);
    expect(await readStatusFile(1)).toEqual(written);
  });
});

it('all that a page needs stands in one folder, whole at any moment', async () => {
  await turnOn();
  await moveFor(2);
  const files = await readdir(folder);
  expect(files).toEqual(
    expect.arrayContaining([
      '1.json',
      '1.de.html',
      '1.ru.html',
      'room-page.css',
      'room-page.js',
      'room-rules.js',
    ]),
  );
  expect(files.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect((await stat(join(folder, queueFile(1).slice('/queue/'.length)))).size).toBeLessThan(1024);
  const page = await readFile(join(folder, '1.de.html'), 'utf8');
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('data-shown="open"');
  expect(page).toContain('href="/de/events/9?date=12"');
});

describe('without scripting', () => {
  const shown = (body: string) => /data-shown="(\w+)"/.exec(body)?.[1];

  it('a place is taken and claimed by forms, and the page is fetched again by itself', async () => {
    await openAt(later(10));
    await turnOn();
    const anna = makeWaiter();
    const look = async () => {
      const reply = await anna.send('GET', '/api/waiting-rooms/1/page?lang=fr');
      expect(reply.statusCode).toBe(200);
      return { state: shown(reply.body), refresh: reply.headers.refresh };
    };
    expect(await look()).toEqual({ state: 'gathering', refresh: '10' });
    const taken = await anna.send('POST', '/api/waiting-rooms/1/page/place?lang=fr', { form: 'website=' });
    expect([taken.statusCode, taken.headers.location]).toEqual([303, '/api/waiting-rooms/1/page?lang=fr']);
    expect(await look()).toEqual({ state: 'placed', refresh: '10' });
    pass(10);
    await moveFor(3);
    expect(await look()).toEqual({ state: 'yourTurn', refresh: undefined });
    await anna.send('POST', '/api/waiting-rooms/1/page/admission?lang=fr', { form: '' });
    expect(await look()).toEqual({ state: 'admitted', refresh: undefined });
    expect(await anna.hold()).toMatchObject({ status: 200 });
  });

  it('a bot and a page that is not there are told so', async () => {
    await turnOn();
    const bot = makeWaiter();
    const sent = await bot.send('POST', '/api/waiting-rooms/1/page/place?lang=en', { form: 'website=spam' });
    expect(sent.headers.location).toBe('/api/waiting-rooms/1/page?lang=en&failed=1');
    expect((await bot.send('GET', String(sent.headers.location))).body).toContain('Please try again.');
    // A person comes by an old link, and finds what is on sale.
    const lost = await bot.send('GET', '/api/waiting-rooms/9/page?lang=fr');
    expect([lost.statusCode, lost.headers.location]).toEqual([302, '/fr/events']);
    expect((await bot.send('POST', '/api/waiting-rooms/9/page/place', { form: '' })).statusCode).toBe(404);
  });
});

describe('the console', () => {
  it('turns a room on and off, slows it down and pauses it, all of it written down', async () => {
    await openAt(later(60));
    const clerk = await house.operator('box_office');
    const look = async () =>
      consoleReads.showWaitingRoom.schema.response[200].parse(
        (await clerk.get(`${consolePaths.showWaitingRoom}?performance_id=12&lang=ru`)).body,
      );
    expect(await look()).toMatchObject({ room: null, open_together: 1 });
    const input = { performance_id: performanceId, scope: 'opening' } as const;
    expect(await clerk.run('waiting-room.turn-on', input)).toMatchObject({ body: { room_id: 1 } });
    expect(await clerk.run('waiting-room.turn-on', input)).toMatchObject({
      body: { error: { code: 'waiting_room_on' } },
    });
    expect((await look()).room).toMatchObject({ phase: 'ahead', taken: 0, is_paused: false });
    const pace = { room_id: 1, max_per_minute: 90, is_paused: true };
    expect(await clerk.run('waiting-room.set-pace', pace)).toMatchObject({ status: 200 });
    expect(await clerk.run('waiting-room.set-pace', pace)).toMatchObject({
      body: { error: { code: 'nothing_changes' } },
    });
    expect((await look()).room).toMatchObject({ max_per_minute: 90, is_paused: true });
    expect(await clerk.run('waiting-room.turn-off', { room_id: 1 })).toMatchObject({ status: 200 });
    expect(await clerk.run('waiting-room.turn-off', { room_id: 1 })).toMatchObject({
      body: { error: { code: 'nothing_changes' } },
    });
    expect((await look()).room).toMatchObject({ phase: 'off' });
    const { rows } = await db().query(sql<{ command: string }>`
      select command from audit_log where subject = 'performance:12' order by id`);
    expect(rows.map(({ command }) => command)).toEqual([
      'waiting-room.turn-on',
      'waiting-room.set-pace',
      'waiting-room.turn-off',
    ]);
  });

  it('knows no room and no performance that are not there', async () => {
    const clerk = await house.operator('box_office');
    expect(
      await clerk.run('waiting-room.turn-on', { performance_id: 999, scope: 'performance' }),
    ).toMatchObject({ status: 404 });
    expect(await clerk.run('waiting-room.turn-off', { room_id: 999 })).toMatchObject({ status: 404 });
    expect(await clerk.get(`${consolePaths.showWaitingRoom}?performance_id=999`)).toMatchObject({
      status: 404,
    });
  });
});
