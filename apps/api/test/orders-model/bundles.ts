import { randomUUID } from 'node:crypto';
import type { Basket } from '@parterre/contracts/basket/basket';
import type { Bundle, BundleHold, BundleList } from '@parterre/contracts/bundles/bundle';
import type { BundleSave } from '@parterre/contracts/console/bundles';
import { returnedByRule } from '@parterre/domain/order/return-rule';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { madeAtProvider } from '../../src/features/sales/refunds/refund.service.ts';
import { refundOrder } from '../../src/features/sales/refunds/refund-order.service.ts';
import { bundleTerms, saveTestBundle } from '../../src/testing/save-bundle.ts';
import { fillBasket, orderBasket } from './checkout.ts';
import { readDates } from './dates.ts';
import { act, daring, describeOutcome, type Game, type MakeTool, nothing, pick } from './game.ts';
import { payAtOnce } from './payer.ts';

const rubles = (kind: 'fixed' | 'amount', amount: number): BundleSave['rule'] => ({
  kind,
  prices: [{ currency_code: 'RUB', zone: null, amount }],
});

/** Some of several evenings, the same seat on two of them, three evenings that go back whole, and one of each of two events. */
const terms = (dates: Readonly<Record<string, number>>): readonly BundleSave[] => {
  const all = Object.values(dates).sort((one, other) => one - other);
  const [first = 0, same = 0] = [dates['recital-1'], dates['recital-same']];
  return [
    bundleTerms('SOME', all, { pick: 2, is_combinable: true }),
    bundleTerms('SEAT', [first, same], { is_same_seat: true, rule: rubles('amount', 300), returns: 'share' }),
    bundleTerms('WHOLE', all, { pick: 3, rule: rubles('fixed', 1200), returns: 'whole' }),
    {
      ...bundleTerms('EVENTS', [], { pick: 2, rule: { kind: 'percent', percent: 15 } }),
      performance_ids: undefined,
      event_ids: [2, 9],
    },
  ];
};
const codes = ['SOME', 'SOME', 'SEAT', 'WHOLE', 'EVENTS'] as const;

const zones = ['floor', 'floor', 'back', 'front'] as const;

const ofDate = (tickets: Basket['tickets'], date: number): number =>
  tickets.filter(({ id }) => id.startsWith(`${date}:`)).reduce((sum, { count }) => sum + count, 0);

/** A hold whose answer nobody heard: all of it is in the basket, or nothing. */
interface Unheard {
  readonly cookie: string;
  readonly before: Basket['tickets'];
  readonly hold: BundleHold;
}

/** Tickets that are held, sold and given back together, and that people of the house and their buyers take apart. */
export const bundles: MakeTool = (fixture) => {
  const { call, rows, deps, api, now, life } = fixture;
  const saved = new Map<string, { readonly id: string; readonly terms: BundleSave }>();
  const unheard: Unheard[] = [];

  const readTickets = async (cookie: string): Promise<Basket['tickets'] | undefined> => {
    const { status, body } = await call<Basket>('GET', '/api/basket', { cookie });
    return status === 200 ? body.tickets : undefined;
  };
  /** How many of the dates of a hold have all its tickets: each of them, or none. */
  const expectWhole = ({ before, hold }: Unheard, after: Basket['tickets']): boolean => {
    const more = hold.choices.map(({ date_id }) => ofDate(after, date_id) - ofDate(before, date_id));
    const isHeld = more.every((count) => count === hold.count);
    expect(isHeld || more.every((count) => count === 0), JSON.stringify({ hold, more })).toBe(true);
    return isHeld;
  };
  const expectSameSeat = ({ before, hold }: Unheard, after: Basket['tickets']): void => {
    const had = new Set(before.map(({ id }) => id));
    const seats = hold.choices.map(({ date_id }) =>
      after
        .filter(({ id }) => !had.has(id) && id.startsWith(`${date_id}:`))
        .map(({ id }) => id.slice(id.indexOf(':')))
        .sort(),
    );
    for (const own of seats) expect(own).toEqual(seats[0]);
  };
  const hearUnheard = async (): Promise<void> => {
    for (const one of unheard.splice(0)) {
      const after = await readTickets(one.cookie);
      if (after) expectWhole(one, after);
    }
  };

  /** As a page asks: by what is offered, from some date on. */
  const choose = (bundle: Bundle, { zone, skip }: { readonly zone: string; readonly skip: number }) => {
    const wanted = bundle.dates.flatMap(({ id, event_id, zones: own }) => {
      const found = own.find((one) => one.id === zone) ?? own[0];
      return found ? [{ item: bundle.is_by_event ? event_id : id, date_id: id, zone: found.id }] : [];
    });
    const turned = [...wanted.slice(skip % wanted.length), ...wanted.slice(0, skip % wanted.length)];
    const byItem = new Map(turned.toReversed().map(({ item, ...choice }) => [item, choice]));
    return [...byItem.values()].toReversed().slice(0, bundle.pick);
  };
  const readOffered = async (code: string): Promise<Bundle | undefined> => {
    const { status, body } = await call<BundleList>('GET', '/api/bundles?currency_code=RUB');
    return status === 200 ? body.results.find((one) => one.code === code) : undefined;
  };
  const orderIt = async (
    game: Game,
    { cookie, used, isPaid }: { cookie: string | undefined; used: readonly string[]; isPaid: boolean },
  ): Promise<string> => {
    const before = game.orders.length;
    const outcome = await orderBasket(fixture, game, cookie, used);
    const order = outcome === 'done' && isPaid ? game.orders[before] : undefined;
    return order ? `paid: ${await payAtOnce(fixture, game, order)}` : outcome;
  };

  const setUp = async () => {
    unheard.length = 0;
    const { db } = api().database;
    for (const one of terms(await readDates(fixture)))
      saved.set(one.code, { id: await saveTestBundle(db, now, one), terms: one });
  };
  return {
    setUp,
    acts: {
      /** Held together, beside what is in the basket before, and ordered with its code and perhaps another. */
      bundle: act(
        7,
        fc.record({
          code: fc.constantFrom(...codes),
          zone: fc.constantFrom(...zones),
          skip: fc.nat(4),
          count: fc.constantFrom(1, 1, 2, 2, 3),
          before: fc.constantFrom<Readonly<Record<string, number>>>({}, {}, { '12:floor': 1 }, { '12:6': 1 }),
          beside: fc.constantFrom<readonly string[]>([], [], [], ['HALF'], ['TENTH'], ['SEAT']),
          isTwice: fc.constantFrom(false, false, true),
          isPaid: fc.constantFrom(true, true, true, false),
        }),
        async (game, { code, zone, skip, count, before, beside, isTwice, isPaid }) => {
          await hearUnheard();
          const offered = await readOffered(code);
          if (!offered) return 'none offered';
          const hold = { code, count, choices: choose(offered, { zone, skip }) };
          if (hold.choices.length < offered.pick) return 'none offered';
          // Whoever has a basket has a cookie, whether or not the answer is heard.
          const cookie = await fillBasket(fixture, { '4:entry': 1, ...before });
          const tickets = cookie === undefined ? undefined : await readTickets(cookie);
          if (cookie === undefined || !tickets) return 'no basket';
          const one = { cookie, before: tickets, hold };
          const ask = { body: hold, cookie, key: randomUUID() };
          const answers = await Promise.all(
            (isTwice ? [1, 2] : [1]).map(() => call<Basket>('POST', '/api/bundles/hold', ask)),
          );
          const [held] = answers;
          if (!held) return 'no answer';
          const outcomes = answers.map((answer) => describeOutcome(fixture, answer));
          const after = await readTickets(cookie);
          if (!after) unheard.push(one);
          else {
            const isHeld = expectWhole(one, after);
            if (!life.hasEnded()) expect(isHeld, outcomes.join()).toBe(outcomes.includes('done'));
            if (isHeld && offered.is_same_seat) expectSameSeat(one, after);
          }
          if (!outcomes.includes('done')) return `hold ${code}: ${outcomes[0]}`;
          const used = [code, ...beside.filter((other) => other !== code)];
          return `order ${used.join('+')}: ${await orderIt(game, { cookie, used, isPaid })}`;
        },
      ),
      /** Put together ticket by ticket, with some that the bundle does not take. */
      assemble: act(
        3,
        fc.record({
          code: fc.constantFrom(...codes),
          counts: fc.tuple(...Array.from({ length: 4 }, () => fc.constantFrom(0, 1, 1, 2))),
          place: fc.constantFrom('floor', 'floor', '6', '2'),
          isPaid: fc.boolean(),
        }),
        async (game, { code, counts, place, isPaid }) => {
          const dates = Object.values(await readDates(fixture));
          const tickets = Object.fromEntries(
            dates.flatMap((date, index) => {
              const count = counts[index] ?? 0;
              return count > 0 ? [[`${date}:${place}`, place === 'floor' ? count : 1]] : [];
            }),
          );
          const other = code === 'EVENTS' ? { '4:entry': 1 } : {};
          const cookie = await fillBasket(fixture, { ...tickets, ...other });
          return `${code}: ${await orderIt(game, { cookie, used: [code], isPaid })}`;
        },
      ),
      /** Some of the tickets of an order that has a bundle, at the box office. */
      breakBundle: act(
        4,
        fc.record({
          which: fc.nat(5),
          from: fc.nat(5),
          how: fc.constantFrom('one', 'one', 'a date', 'one of each', 'all'),
        }),
        async (_, { which, from, how }) => {
          const orders = await rows(sql<{ number: number }>`
            select number from orders
            where state = 'paid' and exists (select from bundle_sales where order_id = orders.id) order by number`);
          const order = pick(orders, which);
          if (!order) return 'no order';
          const good = await rows(sql<{ number: string; performance_id: number }>`
            select tickets.number, performance_id
            from tickets join orders on orders.id = tickets.order_id
            where orders.number = ${order.number} and revoked_at is null order by tickets.number`);
          const one = pick(good, from);
          if (!one) return 'no ticket';
          const byDate = [...Map.groupBy(good, ({ performance_id }) => performance_id).values()];
          const chosen = {
            one: [one],
            'a date': good.filter(({ performance_id }) => performance_id === one.performance_id),
            'one of each': byDate.flatMap(([first]) => first ?? []),
            all: good,
          }[how];
          const numbers = chosen.map(({ number }) => number);
          return `${how}: ${await daring(refundOrder(deps(), order.number, { kind: 'tickets', numbers }))}`;
        },
      ),
      /** Orders keep the terms that they were placed by. */
      changeTerms: act(
        1,
        fc.record({
          code: fc.constantFrom(...codes),
          returns: fc.constantFrom('share', 'whole', 'full_price'),
          percent: fc.constantFrom(5, 20, 33, 100),
        }),
        async (_, { code, returns, percent }) => {
          const bundle = saved.get(code);
          if (!bundle) return 'none';
          const rule = { kind: 'percent', percent } as const;
          const save = { ...bundle.terms, bundle_id: bundle.id, returns, rule };
          return daring(saveTestBundle(life.sees(api().database.db), now, save));
        },
      ),
      /** Whoever wants the same seat on two evenings finds it gone on one of them. */
      takeSeats: act(1, nothing, async () => {
        const dates = await readDates(fixture);
        await fillBasket(fixture, { [`${dates['recital-same']}:3`]: 1, [`${dates['recital-same']}:7`]: 1 });
        return 'done';
      }),
    },
    expectTruth: async () => {
      await hearUnheard();
      expect(await rows(strayBundles)).toEqual([]);
    },
  };
};

/**
 * What is booked for a bundle is what its good tickets cost, or more: up to what they cost one by one, where giving back the others has cost
 * the bundle; more still only of those of which the seller keeps a part. Nothing is left where nobody has a ticket of it.
 */
const strayBundles = sql`
  with given as (
    select payments.order_id, bool_or(refunds.state = 'failed' or reason = any(${Object.values(returnedByRule)})) as may_be_more,
      bool_or(offer_ids is null and reason in ('operator', ${madeAtProvider})) as is_unclear
    from refunds
    join payments on payments.id = refunds.payment_id
    group by payments.order_id
  ), good as (
    select order_id, offer_id, count(*) as tickets
    from tickets
    where revoked_at is null
    group by order_id, offer_id
  ), bundled as (
    select order_lines.order_id, order_lines.offer_id, discount ->> 'bundle_id' as bundle_id, price_minor + service_fee_minor as minor,
      (discount ->> 'minor')::bigint as off_minor,
      coalesce(good.tickets, 0) as good,
      (select coalesce(sum(amount_minor), 0) from journal_parts
        where order_id = order_lines.order_id and offer_id = order_lines.offer_id) as booked_minor
    from order_lines
    left join good on good.order_id = order_lines.order_id and good.offer_id = order_lines.offer_id
    cross join lateral jsonb_array_elements(discounts) as discount
    where discount ? 'bundle_id'
  ), sums as (
    select order_id, bundle_id, sum(minor * good)::bigint as costs, sum((minor + off_minor) * good)::bigint as full_costs,
      sum(booked_minor)::bigint as booked
    from bundled
    group by order_id, bundle_id
  )
  select number, bundles.code, costs, full_costs, booked
  from sums
  join orders on orders.id = sums.order_id
  join bundles on bundles.id = sums.bundle_id::uuid
  left join given on given.order_id = orders.id
  where orders.state in ('paid', 'refunded')
    and given.is_unclear is not true
    and not exists (select from journal where order_id = orders.id and entry = 'payment.corrected')
    and (booked < costs or (given.may_be_more is not true and booked > full_costs))`;
