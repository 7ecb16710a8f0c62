import { seatSet } from '@parterre/domain/seats/bit-set';
import { canBeMet, type WaitingStock } from '@parterre/domain/waiting-list/allot-stock';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sql } from '../src/database/sql.ts';
import { makePlanLibrary } from '../src/features/performances/plan-cache.service.ts';
import { refundOrder } from '../src/features/sales/refunds/refund-order.service.ts';
import { passOnStock } from '../src/features/sales/waiting-list/pass-on-stock.service.ts';
import { announce } from '../src/testing/announce.ts';
import { brokenInvariants } from '../src/testing/broken-invariants.ts';
import { Crash } from '../src/testing/mortal-database.ts';
import { orderFixture } from '../src/testing/order-fixture.ts';
import { seatedEvent } from '../src/testing/seated-catalogue.ts';
import type { Visitor } from '../src/testing/visitor.ts';
import { waitingList } from '../src/testing/waiting-list-fixture.ts';
import { modelSteps } from './model-steps.ts';
import { planOnce } from './plan-once.ts';

const deedsPerGame = 40;
const numRuns = Math.ceil(modelSteps(160) / deedsPerGame);
const patient = { timeout: 120_000 + numRuns * 6000 };

const fixture = orderFixture();
const { api, visitor, place, begin, bank, bankId, rows, now, pass, deps, life, read, call } = fixture;
const list = waitingList(fixture);
const db = () => api().database.db;
planOnce(db);

/** The first evening of the seated catalogue, and another one like it; `0:6` is a seat of the first. */
const evenings = [12, 0];
const ofEvening = (offer: string): string =>
  offer.replace(/^\d+/, (which) => String(evenings[Number(which)]));

/** What may happen, in any order; numbers choose among what is there. */
type Deed =
  | { readonly kind: 'add'; readonly who: number; readonly offer: string; readonly count: number }
  | { readonly kind: 'clear' | 'buy' | 'withdraw' | 'decline'; readonly who: number }
  | { readonly kind: 'take'; readonly who: number; readonly whose: number }
  | { readonly kind: 'refund'; readonly which: number }
  | {
      readonly kind: 'wish';
      readonly who: number;
      readonly zones: readonly string[];
      readonly count: number;
      readonly price: number;
      readonly evenings: readonly number[];
    }
  | { readonly kind: 'pass'; readonly minutes: number }
  | { readonly kind: 'sweep' }
  /** The process dies so many statements from now, whatever it does then; another takes its place. */
  | { readonly kind: 'die'; readonly statements: number; readonly doing: Deed };

const people = 4;
const who = fc.nat(people - 1);
const kind = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds);
const plainDeed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('add'),
      who,
      offer: fc.constantFrom('0:2', '0:3', '0:6', '0:7', '0:floor', '1:2', '1:3', '1:6', '1:floor'),
      count: fc.constantFrom(1, 2, 6),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: kind('clear', 'buy', 'buy', 'withdraw', 'decline'), who }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('take'), who, whose: who }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('refund'), which: fc.nat(5) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('wish'),
      who,
      zones: fc.constantFrom(['front'], ['back'], ['front', 'back'], ['floor']),
      count: fc.constantFrom(1, 2, 2, 3),
      price: fc.constantFrom(1100, 2200),
      evenings: fc.constantFrom<readonly number[]>([0], [0, 1], [0, 1], [1]),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('pass'), minutes: fc.constantFrom(1, 8, 16, 24 * 60) }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('sweep') }) },
) as fc.Arbitrary<Deed>;
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 5, arbitrary: plainDeed },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('die'),
      statements: fc.nat(25),
      doing: plainDeed,
    }) as fc.Arbitrary<Deed>,
  },
);

interface Game {
  readonly visitors: readonly Visitor[];
  /** Of the last wish of each. */
  readonly tokens: (string | undefined)[];
  readonly bought: { readonly number: string }[];
}

const toEmail = (index: number) => `waiting-${index}@example.com`;

const sweeps = (deed: Deed): boolean =>
  deed.kind === 'sweep' ||
  (deed.kind === 'pass' && deed.minutes > 8) ||
  (deed.kind === 'die' && sweeps(deed.doing));

async function carryOut(game: Game, deed: Deed): Promise<void> {
  switch (deed.kind) {
    case 'add':
      await game.visitors[deed.who]?.add(
        ofEvening(deed.offer),
        deed.offer.endsWith('floor') ? deed.count : 1,
      );
      return;
    case 'clear':
      await game.visitors[deed.who]?.clear();
      return;
    case 'buy':
      return buy(game, game.visitors[deed.who] as Visitor);
    case 'refund': {
      const order = game.bought[deed.which];
      if (order) await refundOrder(deps(), Number(order.number), { kind: 'all' });
      return;
    }
    case 'wish':
      return wish(game, deed);
    case 'withdraw':
    case 'decline': {
      const token = game.tokens[deed.who];
      if (token) await list.act(deed.kind, token);
      return;
    }
    case 'take': {
      const token = game.tokens[deed.whose];
      const taker = game.visitors[deed.who];
      // A basket that is there: the answer need not be heard.
      if (token && taker?.cookie()) await list.act('take', token, taker.cookie());
      return;
    }
    case 'pass':
      return passTime(deed.minutes);
    case 'sweep':
      return list.sweep();
    case 'die':
      life.endAfter(deed.statements);
      await carryOut(game, deed.doing).catch((fault) => {
        if (!(fault instanceof Crash)) throw fault;
      });
      life.endAfter(Number.POSITIVE_INFINITY);
      return;
  }
}

/** Nobody is without sweepers for as long as the list has a head start. */
async function passTime(minutes: number): Promise<void> {
  for (let passed = 0; passed < 24 && minutes - passed > 8; passed += 8) {
    pass(8);
    await list.sweep();
  }
  pass(minutes > 24 ? minutes - 24 : minutes % 8 || 8);
}

async function buy(game: Game, buyer: Visitor): Promise<void> {
  const { total } = await buyer.read();
  if (!total || total.count === 0) return;
  const { status, body } = await place(buyer, { expected_total: total.price + total.service_fee });
  if (status !== 201) return;
  const order = body as unknown as { token: string; number: string };
  const started = await begin(order);
  if (!started.payment_id) return;
  await bank().pay(await bankId(started));
  await read(order);
  game.bought.push(order);
}

async function wish(
  game: Game,
  { who, zones, count, price, evenings: wished }: Extract<Deed, { kind: 'wish' }>,
): Promise<void> {
  const email = toEmail(who);
  const date_ids = wished.map((which) => evenings[which]);
  await list.request(email, { date_ids, zones, count, max_price: price });
  await list.work();
  const token = list.readToken(email);
  if (!token) return;
  game.tokens[who] = token;
  pass(1 / 60);
  await list.act('confirm', token);
}

/** What anybody could buy of what somebody waits for. */
const openToAll = async (): Promise<ReadonlySet<string>> => {
  const open = await rows(sql<{ unit: string }>`
    select performance_id || ' seat ' || seat as unit from stock_seats where wished and expires_at <= ${now()}
    union all
    select performance_id || ' ' || zone || ' ' || unit from stock_units where wished and expires_at <= ${now()}`);
  return new Set(open.map(({ unit }) => unit));
};

interface WaitingRow {
  readonly id: string;
  readonly performance_ids: readonly number[];
  readonly zones: string[];
  readonly count: number;
  readonly max_minor: number;
  readonly currency: string;
  readonly confirmed_at: Date;
}

/** Those who stand in line and are offered nothing. */
const waiting = () =>
  rows(sql<WaitingRow>`
    select id, performance_ids, zones, count, max_minor, currency, confirmed_at
    from wishes
    where confirmed_at is not null and ended_at is null
      and not exists (select from allotments where wish_id = wishes.id and allotments.ended_at is null)
    order by confirmed_at`);

const prices: Readonly<Record<string, number>> = { front: 220_000, back: 110_000, floor: 55_000 };

async function readStock(all: ReadonlySet<string>, evening: number): Promise<WaitingStock> {
  const units = [...all].flatMap((unit) =>
    unit.startsWith(`${evening} `) ? unit.slice(`${evening} `.length) : [],
  );
  const [date] = await rows(sql<{ hash: string }>`
    select hash from seating_plans join performances on plan_id = seating_plans.id where performances.id = ${evening}`);
  const plan = await makePlanLibrary(db()).read(date?.hash ?? '');
  const seats = units.flatMap((unit) => (unit.startsWith('seat ') ? Number(unit.slice(5)) : []));
  const standing = units.filter((unit) => unit.startsWith('floor ')).length;
  return {
    seats: plan && { plan, free: seatSet(plan.seatCount, seats) },
    units: new Map([['floor', standing]]),
    priceMinor: (zone, currency) => (currency === 'RUB' ? prices[zone] : undefined),
  };
}

const toWish = ({ id, zones, count, max_minor, currency }: WaitingRow) => ({
  id,
  count,
  zones: new Set(zones),
  maxMinor: max_minor,
  currency,
});

/** Nobody waits for what lies open, and nobody was offered what somebody before them wholly wanted. */
async function expectFair(offeredBefore: ReadonlySet<string>): Promise<void> {
  const line = await waiting();
  const open = await openToAll();
  for (const evening of evenings) {
    const stock = await readStock(open, evening);
    for (const each of line.filter(({ performance_ids }) => performance_ids.includes(evening)))
      expect(canBeMet(toWish(each), stock), `wish ${each.id}`).toBe(false);
  }
  const offers = await rows(sql<OfferRow>`
    select allotments.id, performance_id, zone, units, confirmed_at
    from allotments
    join wishes on wishes.id = wish_id
    where allotments.ended_at is null and state = 'running'`);
  for (const offer of offers.filter(({ id }) => !offeredBefore.has(id))) {
    const { performance_id: evening, zone } = offer;
    const units = new Set(offer.units.map((unit) => `${evening} ${zone ?? 'seat'} ${unit}`));
    const stock = await readStock(units, evening);
    const before = line.filter(
      ({ performance_ids, confirmed_at }) =>
        performance_ids.includes(evening) && confirmed_at < offer.confirmed_at,
    );
    for (const each of before)
      expect(canBeMet(toWish(each), stock), `wish ${each.id} was passed over`).toBe(false);
  }
}

interface OfferRow {
  readonly id: string;
  readonly performance_id: number;
  readonly zone: string | null;
  readonly units: number[];
  readonly confirmed_at: Date;
}

const offered = async () =>
  new Set(
    (await rows(sql<{ id: string }>`select id from allotments where ended_at is null`)).map(({ id }) => id),
  );

/** One is offered nothing twice at once, and told of all that is kept for them. */
async function expectSound(): Promise<void> {
  expect(await brokenInvariants(db(), now())).toEqual([]);
}

/** When all is given back and nobody waits, all of it is on sale again. */
async function expectNothingLost(game: Game): Promise<void> {
  for (const token of game.tokens) if (token) await list.act('withdraw', token);
  for (const each of game.visitors) await each.clear();
  for (const { number } of game.bought) await refundOrder(deps(), Number(number), { kind: 'all' });
  // Orders that nobody paid end by themselves.
  for (let turn = 0; turn < 3; turn += 1) {
    pass(60);
    await fixture.sweep();
    await list.sweep();
  }
  const held = await rows(sql<{ unit: string }>`
    select performance_id || ' seat ' || seat as unit from stock_seats where state in ('held', 'sold') and expires_at > ${now()}
    union all
    select performance_id || ' ' || zone || ' ' || unit from stock_units where state in ('held', 'sold') and expires_at > ${now()}`);
  expect(held).toEqual([]);
  expect(await rows(sql`select performance_id from wished_performances`)).toEqual([]);
  expect(await rows(sql`select seat from stock_seats where wished`)).toEqual([]);
  expect(await rows(sql`select id from wishes where email is not null and confirmed_at is not null`)).toEqual(
    [],
  );
  await expectSound();
}

/** It is announced once, and stays. */
async function readOther(): Promise<number> {
  const name = 'recital-2';
  const read = async () =>
    (await rows(sql<{ id: number }>`select id from performances where source_id = ${name}`))[0]?.id;
  const [first] = seatedEvent().dates;
  if ((await read()) === undefined && first)
    await announce(fixture, {}, [{ ...first, source_id: name, started_at: '2026-12-19T19:00' }]);
  return (await read()) ?? 0;
}

/** Sold out to begin with: some of it to those who play, standing room to others, who leave their baskets. */
const newGame = async (): Promise<Game> => {
  list.mails.length = 0;
  evenings[1] = await readOther();
  const visitors = Array.from({ length: people }, () => visitor());
  for (const which of evenings.keys()) {
    for (const [index, seats] of [
      [2, 3],
      [6, 7],
    ].entries())
      for (const seat of seats) await visitors[index]?.add(ofEvening(`${which}:${seat}`));
    for (const count of [6, 6, 6, 6, 6, 6, 4]) await visitor().add(ofEvening(`${which}:floor`), count);
  }
  return { visitors, tokens: Array.from({ length: people }, () => undefined), bought: [] };
};

it(
  'whatever happens in turn, and whoever dies: what is given up goes to the list first, in the order of the line, and nothing is lost',
  patient,
  async () => {
    await fc.assert(
      fc
        .asyncProperty(
          fc.array(deed, { minLength: deedsPerGame, maxLength: deedsPerGame }),
          async (deeds) => {
            const game = await newGame();
            for (const each of deeds) {
              const [before, offeredBefore] = [await openToAll(), await offered()];
              await carryOut(game, each);
              if (!sweeps(each))
                for (const unit of await openToAll()) expect(before, JSON.stringify(each)).toContain(unit);
              if (each.kind === 'sweep') await expectFair(offeredBefore);
              await expectSound();
            }
            await expectNothingLost(game);
          },
        )
        .beforeEach(fixture.reset),
      { numRuns, endOnFailure: true },
    );
  },
);

it('whatever happens at once: nobody is offered what another has, and nothing is lost', patient, async () => {
  const atOnce = fc.array(plainDeed, { minLength: 6, maxLength: 6 });
  await fc.assert(
    fc
      .asyncProperty(fc.array(atOnce, { minLength: 6, maxLength: 6 }), async (rushes) => {
        const game = await newGame();
        for (const rush of rushes) {
          // Two processes pass on what the same people give up and take.
          const sweeps = [passOnStock(list.passDeps(db())), passOnStock(list.passDeps(db()))];
          await Promise.all([...rush.map((each) => carryOut(game, each)), ...sweeps]);
          await expectSound();
          const offeredBefore = await offered();
          pass(2);
          await list.sweep();
          await expectFair(offeredBefore);
        }
        await expectNothingLost(game);
      })
      .beforeEach(fixture.reset),
    { numRuns, endOnFailure: true },
  );
});

it('two hundred who take what is kept for one of them at once: it is in one basket', async () => {
  const buyer = visitor();
  await buyer.add('12:2');
  await buyer.add('12:3');
  const token = await list.wait(toEmail(0));
  await buyer.clear();
  await list.sweep();
  const crowd = await Promise.all(
    Array.from({ length: 200 }, () => call('POST', '/api/wishes/take', { body: { token } })),
  );
  expect(crowd.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(crowd.filter(({ status }) => status === 409)).toHaveLength(199);
  await expectSound();
});
