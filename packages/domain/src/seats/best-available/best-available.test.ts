import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSeats } from '../bit-set.ts';
import { leavesLoneNeighbour } from '../choosing/lone-neighbour.ts';
import { hasFlag } from '../plan/plan.ts';
import { hall } from '../test/hall.ts';
import { type BestAvailable, bestAvailable } from './best-available.ts';
import { contiguousRuns, runSeats } from './contiguous-runs.ts';
import { freeOrdinarySeats } from './ordinary-seats.ts';
import type { SeatRequest } from './seat-search.ts';

type Ask = Partial<SeatRequest> & { count: number };
const ask = (drawing: string, request: Ask, options = {}): BestAvailable => {
  const { plan, free } = hall(drawing, options);
  return bestAvailable(plan, free, { seed: 1, ...request });
};
const together = (...seats: number[]) => ({ seats, together: true, reason: 'together' });
const split = (...seats: number[]) => ({ seats, together: false, reason: 'split' });
const notEnough = { seats: [], together: false, reason: 'not_enough' };

describe('the best seats side by side', () => {
  it.each<[string, number, number[]]>([
    ['ooooooo\nooooooo', 1, [3]], // nearest to the stage
    ['ooooooo\nooooooo', 3, [2, 3, 4]],
    ['xxxxxxx\nooooooo', 3, [9, 10, 11]],
    ['oooooo', 2, [2, 3]],
    ['ooxxxooxx', 2, [5, 6]],
    ['xoooxxx\nooooooo', 2, [9, 10]], // one would be left alone in the first row
    ['xoox\nxxxx', 2, [1, 2]],
    ['xooox\nxxxxx', 2, [1, 2]], // it cannot be helped
    ['oo|oo', 2, [0, 1]],
    ['xRRx\nxoox', 2, [5, 6]], // a restricted view counts twice as far
  ])('of %j for %i are %j', (drawing, count, seats) => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ask(drawing, { count, seed }));
    expect(seeds).toContainEqual(together(...seats));
  });

  it('never cross a gap or a taken seat', () => {
    expect(ask('oo|oo|oo', { count: 3 }).together).toBe(false);
    expect(ask('ooxoo', { count: 3 }).together).toBe(false);
  });

  it('leave no lone seat if another choice does not, even farther away', () => {
    expect(ask('xoooxxxxxxxxxxx\nxxxxxxxxxxxxxxx\nooxxxxxxxxxxxxx', { count: 2 })).toStrictEqual(
      together(30, 31),
    );
  });

  it('may leave an accessible seat alone', () => {
    expect(ask('xAoox\nxxxxx\nxooxx', { count: 2 })).toStrictEqual(together(2, 3));
  });

  it('are a whole table only where it is sold whole', () => {
    expect(ask('oooo\nooo', { count: 3 }, { whole: true })).toStrictEqual(together(4, 5, 6));
    expect(ask('oooo\noox', { count: 3 }, { whole: true })).toStrictEqual(notEnough);
    expect(ask('oo|oo', { count: 4 }, { whole: true })).toStrictEqual(together(0, 1, 2, 3));
  });
});

describe('what the party asks for', () => {
  const zoneIndex = (seat: number) => (seat < 7 ? 0 : 1);

  it('can be a zone, a section or a price', () => {
    const drawing = 'ooooooo\nooooooo\n\nooooooo';
    expect(ask(drawing, { count: 3, zones: new Set([1]) }, { zoneIndex })).toStrictEqual(together(9, 10, 11));
    expect(ask(drawing, { count: 3, sections: new Set([1]) })).toStrictEqual(together(16, 17, 18));
    const zonePrices = [500, 300];
    expect(ask(drawing, { count: 3, zonePrices, maxPrice: 499 }, { zoneIndex })).toStrictEqual(
      together(9, 10, 11),
    );
    expect(ask(drawing, { count: 3, zonePrices, maxPrice: 500 }, { zoneIndex })).toStrictEqual(
      together(2, 3, 4),
    );
    expect(ask(drawing, { count: 3, zonePrices, maxPrice: 299 }, { zoneIndex })).toStrictEqual(notEnough);
  });

  it('can be something else than was offered', () => {
    expect(ask('xooox\nxooox', { count: 3, exclude: new Set([2]) })).toStrictEqual(together(6, 7, 8));
  });

  it('can be a seat at an aisle', () => {
    expect(ask('oooooo|oo', { count: 2, needs: ['aisle'] })).toStrictEqual(together(4, 5));
    expect(ask('xoooox|oo', { count: 2, needs: ['aisle'] })).toStrictEqual(together(6, 7));
    expect(ask('xoox', { count: 2, needs: ['aisle'] })).toStrictEqual(notEnough);
    expect(ask('xoxxo', { count: 2, needs: ['aisle'] })).toStrictEqual(split(1, 4));
    expect(ask('xoooxooo', { count: 4, needs: ['aisle'] })).toStrictEqual(split(2, 3, 6, 7));
    expect(ask('xoooxoooxo', { count: 6, needs: ['aisle'] }).seats).toContain(9);
  });

  it('is never an accessible or companion seat unless it is said', () => {
    expect(ask('AACC', { count: 1 })).toStrictEqual(notEnough);
    expect(ask('AACCo', { count: 1 })).toStrictEqual(together(4));
    expect(ask('AACC', { count: 1, needs: ['aisle'] })).toStrictEqual(notEnough);
  });

  it('can be a wheelchair space, and then is just one', () => {
    expect(ask('oooA', { count: 1, needs: ['accessible'] })).toStrictEqual(together(3));
    expect(ask('oooA', { count: 3, needs: ['accessible'] })).toStrictEqual(together(1, 2, 3));
    expect(ask('AAoooo', { count: 3, needs: ['accessible'] })).toStrictEqual(together(1, 2, 3));
    expect(ask('AA', { count: 2, needs: ['accessible'] })).toStrictEqual(notEnough);
    expect(ask('ooo', { count: 1, needs: ['accessible'] })).toStrictEqual(notEnough);
  });

  it('can be a companion seat with it, and then is just one', () => {
    expect(ask('oooAooAC', { count: 2, needs: ['companion'] })).toStrictEqual(together(6, 7));
    expect(ask('oooAooAC', { count: 2, needs: ['accessible', 'companion'] })).toStrictEqual(together(6, 7));
    expect(ask('CACoo', { count: 3, needs: ['companion'] })).toStrictEqual(together(1, 2, 3));
    expect(ask('CACxo', { count: 3, needs: ['companion'] })).toStrictEqual(split(0, 1, 4));
    expect(ask('CAo', { count: 2, needs: ['companion'] })).toStrictEqual(together(0, 1));
    expect(ask('oA', { count: 2, needs: ['companion'] })).toStrictEqual(notEnough);
    expect(ask('CA', { count: 1, needs: ['companion'] })).toStrictEqual(notEnough);
  });

  it('gives company to a wheelchair as near as can be', () => {
    expect(ask('oxxAxo|oo', { count: 2, needs: ['accessible'] })).toStrictEqual(split(3, 5));
    expect(ask('Axxx\nooxx\n\nAxxo', { count: 3, needs: ['accessible'] })).toStrictEqual(split(0, 4, 5));
    const far = 'Axxxx\nxxxxx\nxxxxx\nxxxxx\nAxoxo'; // the nearer space has no company near
    expect(ask(far, { count: 3, needs: ['accessible'] })).toStrictEqual(split(20, 22, 24));
    expect(ask('AxCxo', { count: 3, needs: ['companion'] })).toStrictEqual(split(0, 2, 4));
    expect(ask('xAxxo', { count: 2, needs: ['accessible', 'aisle'] })).toStrictEqual(split(1, 4));
    expect(ask('xAxox', { count: 2, needs: ['accessible', 'aisle'] })).toStrictEqual(notEnough);
  });

  it('may be more than any seats can give', () => {
    expect(ask('ooo', { count: 4 })).toStrictEqual(notEnough);
    expect(ask('xxx', { count: 1 })).toStrictEqual(notEnough);
  });
});

describe('the best split', () => {
  it.each<[string, number, number[]]>([
    ['ooxoo', 4, [0, 1, 3, 4]],
    ['oooxoxoo', 5, [0, 1, 2, 6, 7]],
    ['oooxooo', 4, [1, 2, 4, 5]], // evenly rather than three and one
    ['oooxo', 4, [0, 1, 2, 4]],
    ['oxoxo', 3, [0, 2, 4]],
    ['xxooxx\nxxooxx\nooxxoo', 4, [2, 3, 8, 9]],
    ['ooxxxxxxoo\nxxxxxxxxxx\nooxxxxxxxx', 4, [0, 1, 20, 21]], // near each other
    ['xxoooooxx\nxxoooooxx', 6, [2, 3, 4, 11, 12, 13]], // not in the middle, where lone seats would be left
  ])('of %j for %i is %j', (drawing, count, seats) => {
    expect(ask(drawing, { count })).toStrictEqual(split(...seats));
  });
});

describe('where everybody looks', () => {
  it('may be any point of the hall, and decides which seats are best', () => {
    const { plan, free } = hall(Array(20).fill('oo').join('\n'));
    const below = { ...plan, focal: { x: 25, y: 2100 } };
    expect(bestAvailable(below, free, { count: 2, seed: 1 })).toStrictEqual(together(38, 39));
    expect(bestAvailable(below, free, { count: 4, seed: 1 })).toStrictEqual(split(36, 37, 38, 39));
  });
});

describe('best available in any hall', () => {
  const letters = fc.constantFrom('o', 'o', 'o', 'x', 'x', '|', 'A', 'C', 'R');
  const row = fc.array(letters, { minLength: 1, maxLength: 9 }).map((line) => `o${line.join('')}`);
  const drawing = fc.array(row, { minLength: 1, maxLength: 4 }).map((rows) => rows.join('\n'));
  const count = fc.integer({ min: 1, max: 6 });

  it('gives seats that are free and meant for anybody', () => {
    fc.assert(
      fc.property(drawing, count, fc.nat(), (text, people, seed) => {
        const { plan, free } = hall(text);
        const { seats, reason } = bestAvailable(plan, free, { count: people, seed });
        const mask = freeOrdinarySeats(plan, free);
        const available = mask.reduce((sum, meant) => sum + meant, 0);
        expect(reason === 'not_enough').toBe(available < people);
        expect(seats).toHaveLength(available < people ? 0 : people);
        expect(new Set(seats).size).toBe(seats.length);
        expect(seats.every((seat) => mask[seat] === 1)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('gives seats side by side where there are any, leaving no lone seat where that can be, and no better ones exist', () => {
    fc.assert(
      fc.property(drawing, count, fc.nat(), (text, people, seed) => {
        const { plan, free } = hall(text);
        const mask = freeOrdinarySeats(plan, free);
        const distance = (first: number) => {
          const seats = runSeats({ first, count: people });
          const costs = seats.map((seat) => {
            const plain = Math.hypot((plan.x[seat] ?? 0) - plan.focal.x, (plan.y[seat] ?? 0) - plan.focal.y);
            return plain * (hasFlag(plan, seat, 'restrictedView') ? 2 : 1);
          });
          return Math.round(costs.reduce((sum, cost) => sum + cost, 0) / people / 10);
        };
        const all = contiguousRuns(plan, mask).flatMap((run) =>
          Array.from({ length: Math.max(0, run.count - people + 1) }, (_, index) => run.first + index),
        );
        const tidy = all.filter((first) => !leavesLoneNeighbour(plan, mask, { first, count: people }));
        const best = Math.min(...(tidy.length > 0 ? tidy : all).map(distance));
        const result = bestAvailable(plan, free, { count: people, seed });
        expect(result.together).toBe(all.length > 0);
        if (!result.together) return;
        const [first = 0] = result.seats;
        expect(result.seats).toStrictEqual(runSeats({ first, count: people }));
        expect(distance(first)).toBe(best);
        if (tidy.length > 0) expect(tidy).toContain(first);
      }),
      { numRuns: 500 },
    );
  });

  it('splits a party into as few groups as can be', () => {
    fc.assert(
      fc.property(drawing, count, fc.nat(), (text, people, seed) => {
        const { plan, free } = hall(text);
        const { seats, reason } = bestAvailable(plan, free, { count: people, seed });
        if (reason !== 'split') return;
        const lengths = contiguousRuns(plan, freeOrdinarySeats(plan, free)).map((run) => run.count);
        const longest = lengths.toSorted((a, b) => b - a);
        let minGroups = 0;
        for (let seated = 0; seated < people; minGroups += 1) seated += longest[minGroups] ?? people;
        const taken = new Uint8Array(plan.seatCount);
        for (const seat of seats) taken[seat] = 1;
        expect(contiguousRuns(plan, taken)).toHaveLength(minGroups);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same for the same seed, and spreads a crowd over equals', () => {
    const { plan, free } = hall('oooooooo\noooooooo');
    const offers = Array.from(
      { length: 40 },
      (_, seed) => bestAvailable(plan, free, { count: 1, seed }).seats[0],
    );
    expect(new Set(offers)).toStrictEqual(new Set([3, 4]));
    const repeated = Array.from(
      { length: 40 },
      (_, seed) => bestAvailable(plan, free, { count: 1, seed }).seats[0],
    );
    expect(repeated).toStrictEqual(offers);
    const mirrored = hall('oox oo xoo');
    const splits = Array.from({ length: 40 }, (_, seed) =>
      bestAvailable(mirrored.plan, mirrored.free, { count: 4, seed }),
    );
    expect(new Set(splits.map(({ seats }) => seats.join()))).toStrictEqual(new Set(['0,1,3,4', '3,4,6,7']));
  });

  it('finds the next best until there is nothing left', () => {
    const { plan, free } = hall('oooooo\noooooo');
    const seen = new Set<number>();
    for (let left = countSeats(free); left > 0; left -= 2) {
      const { seats } = bestAvailable(plan, free, { count: 2, seed: 7, exclude: seen });
      expect(seats.filter((seat) => seen.has(seat))).toStrictEqual([]);
      for (const seat of seats) seen.add(seat);
    }
    expect(seen.size).toBe(12);
    expect(bestAvailable(plan, free, { count: 2, seed: 7, exclude: seen }).reason).toBe('not_enough');
  });
});
