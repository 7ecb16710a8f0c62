import { describe, expect, it } from 'vitest';
import { hallFixture } from '../test/hall-fixture.ts';
import { type BestSeatsQuery, findBestSeats } from './find-best-seats.ts';

const rows = { zoneIndex: (seat: number) => Math.floor(seat / 4) };
const hall = hallFixture('oooo\noooo\noooo', rows);

const offered = (query: Partial<BestSeatsQuery>, of = hall, excluded: readonly number[] = []) => {
  const found = findBestSeats(of, { count: 2, needs: [], ...query }, { excluded, seed: 1 });
  return found.kind === 'offers'
    ? found.offers.map(({ seats }) => seats.map((seat) => seat >> 2)[0])
    : found.kind;
};

describe('the best seats of a hall on sale', () => {
  it.each<[string, Partial<BestSeatsQuery>, unknown]>([
    ['are of all rows', {}, [0, 1, 2]],
    ['keep to a price', { maxPrice: 220_000 }, [1, 2]],
    ['keep to the zones of the filter', { zones: ['z1'] }, [1]],
    ['may be too many', { count: 13 }, 'not_enough'],
  ])('%s', (_, query, expected) => {
    expect(offered(query)).toEqual(expected);
  });

  it('are none of those that were suggested before, and none that the visitor has', () => {
    expect(offered({}, hall, [0, 1, 2, 3, 8, 9, 10, 11])).toEqual([1]);
    const ownSeats = new Map([0, 1, 2, 3].map((seat) => [seat, { kind: 'mine', count: 1 } as const]));
    expect(offered({}, hallFixture('oooo\noooo\noooo', { ...rows, ownSeats }))).toEqual([1, 2]);
  });

  it('are of zones on sale', () => {
    expect(offered({}, { ...hall, zones: [undefined, hall.zones[1], hall.zones[2]] })).toEqual([1, 2]);
  });

  it('are unknown while nobody knows which seats are free', () => {
    expect(offered({}, { ...hall, free: null })).toBe('unknown');
  });
});
