import type { Wish } from '@parterre/contracts/waiting-list/wish';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { sweepBaskets } from '../../src/features/basket/sweep-baskets.service.ts';
import { passOnStock } from '../../src/features/sales/waiting-list/pass-on-stock.service.ts';
import { waitingList as openList } from '../../src/testing/waiting-list-fixture.ts';
import { fillBasket, orderBasket } from './checkout.ts';
import { type Evening, readDates } from './dates.ts';
import { act, daring, describeOutcome, type MakeTool, nothing, pick } from './game.ts';

const people = 2;
const somebody = fc.record({ who: fc.nat(people - 1) });
const toEmail = (who: number) => `waiting-${who}@example.com`;

/** People who wait for what others give up, are offered it, and buy it or do not. */
export const waitingList: MakeTool = (fixture) => {
  const { rows, pass, now, api, deps } = fixture;
  const list = openList(fixture);
  /** Of the last wish of each, as their mail has it. */
  const tokens = new Map<number, string>();

  const sweep = async () => {
    await sweepBaskets({ db: deps().db, now, announce: () => undefined });
    await passOnStock(list.passDeps());
  };
  const confirm = async (who: number): Promise<string> => {
    const [wish] = await rows(sql<{ id: string }>`
      select id from wishes where email = ${toEmail(who)} order by requested_at desc limit 1`);
    if (!wish) return 'no wish';
    const token = deps().wishLinks.write(wish.id);
    tokens.set(who, token);
    // Nobody confirms in the same moment as another.
    pass(1 / 60);
    return describeOutcome(fixture, await list.act('confirm', token));
  };
  const end = (name: 'withdraw' | 'decline') =>
    act(1, somebody, async (_, { who }) => {
      const token = pick([...tokens.values()], who);
      return token === undefined ? 'no wish' : describeOutcome(fixture, await list.act(name, token));
    });

  return {
    setUp: async () => tokens.clear(),
    acts: {
      /** Of the first zones that cannot be bought, on one evening or on either of two. */
      wish: act(
        5,
        fc.record({
          who: fc.nat(people - 1),
          choices: fc.shuffledSubarray([['front'], ['back'], ['front', 'back'], ['floor']], { minLength: 3 }),
          count: fc.constantFrom(1, 1, 2, 3),
          evenings: fc.constantFrom<readonly Evening[]>(
            ['recital-1'],
            ['recital-1', 'recital-same'],
            ['recital-1', 'recital-same'],
            ['recital-same'],
          ),
        }),
        async (_, { who, choices, count, evenings }) => {
          const dates = await readDates(fixture);
          const date_ids = evenings.map((name) => dates[name]);
          for (const zones of choices) {
            const asked = await list.request(toEmail(who), { date_ids, zones, count });
            if (asked.status === 202) return confirm(who);
            const outcome = describeOutcome(fixture, asked);
            if (outcome !== 'tickets_available') return outcome;
          }
          return 'tickets_available';
        },
      ),
      /** What is kept for them goes into a basket, and is ordered from there or left. */
      takeOffer: act(
        5,
        fc.record({ who: fc.nat(people - 1), isOrdered: fc.constantFrom(true, true, false) }),
        async (game, { who, isOrdered }) => {
          const token = pick([...tokens.values()], who);
          if (token === undefined) return 'no wish';
          // What was given up is passed on within a second.
          const swept = await daring(sweep());
          if (swept !== 'done') return swept;
          const taken = await api().app.inject({
            method: 'POST',
            url: '/api/wishes/take',
            payload: { token },
          });
          const outcome = describeOutcome(fixture, {
            status: taken.statusCode,
            body: taken.json<Wish & { error?: { code: string } }>(),
          });
          if (outcome !== 'done' || !isOrdered) return outcome;
          const cookie = taken.headers['set-cookie']?.toString().split(';')[0];
          return `ordered: ${await orderBasket(fixture, game, cookie)}`;
        },
      ),
      /** All seats of the other evening, until they are given up again. */
      takeEvening: act(2, nothing, async () => {
        const other = (await readDates(fixture))['recital-same'];
        const seats = [
          [0, 1, 2, 3],
          [4, 5, 6, 7],
        ];
        for (const some of seats)
          await fillBasket(fixture, Object.fromEntries(some.map((seat) => [`${other}:${seat}`, 1])));
        return 'done';
      }),
      withdraw: end('withdraw'),
      declineOffer: end('decline'),
      passOn: act(4, nothing, () => daring(sweep())),
    },
    settle: async () => {
      for (const token of tokens.values()) await list.act('withdraw', token);
      for (let turn = 0; turn < 3; turn += 1) {
        pass(60);
        await fixture.sweep();
        await sweep();
      }
    },
    /** When nobody waits any more, nothing is kept from others. */
    expectTruth: async () => {
      expect(await rows(sql`select performance_id from wished_performances`)).toEqual([]);
      expect(await rows(sql`select id from allotments where ended_at is null`)).toEqual([]);
      expect(await rows(sql`select * from stock_seats where wished`)).toEqual([]);
      expect(await rows(sql`select unit from stock_units where wished`)).toEqual([]);
    },
  };
};
