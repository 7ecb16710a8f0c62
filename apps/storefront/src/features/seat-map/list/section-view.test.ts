import { describe, expect, it } from 'vitest';
import { hallFixture } from '../test/hall-fixture.ts';
import { compareByPrice, countFreeSeats, sectionViews } from './section-view.ts';

const all: ReadonlySet<string> = new Set();
const hall = hallFixture('oxo\nxxx\n\nxx\n\nooo', { zoneIndex: (seat) => (seat > 7 ? 1 : 0) });

describe('the sections of the seat list', () => {
  it('are those with free seats, each with its lowest price', () => {
    const shown = sectionViews(hall, all).map(({ section, freeCount, lowestPrice }) => [
      section.name,
      freeCount,
      lowestPrice?.amountMinor,
    ]);
    expect(shown).toStrictEqual([
      ['A', 2, 330000],
      ['C', 3, 220000],
    ]);
  });

  it('are those of the zones in the filter', () => {
    expect(sectionViews(hall, new Set(['z1'])).map(({ section }) => section.name)).toStrictEqual(['C']);
  });

  it('can be sorted by their lowest price', () => {
    expect(sectionViews(hall, all).toSorted(compareByPrice)[0]?.section.name).toBe('C');
  });

  it('a row without free seats counts none and has no price', () => {
    expect(countFreeSeats(hall, all, 3, 6)).toStrictEqual({ freeCount: 0, lowestPrice: null });
  });
});
