import { describe, expect, it } from 'vitest';
import { hallView } from '../test/hall-view.ts';
import { byPrice, freePlaces, sectionViews } from './section-view.ts';

const all: ReadonlySet<string> = new Set();
const hall = hallView('oxo\nxxx\n\nxx\n\nooo', { zoneOf: (seat) => (seat > 7 ? 1 : 0) });

describe('the list of seats', () => {
  it('shows the parts that have something left, with the lowest price', () => {
    const shown = sectionViews(hall, all).map(({ section, free, from }) => [
      section.name,
      free,
      from?.amountMinor,
    ]);
    expect(shown).toStrictEqual([
      ['A', 2, 330000],
      ['C', 3, 220000],
    ]);
  });

  it('keeps to the prices that were chosen', () => {
    expect(sectionViews(hall, new Set(['z1'])).map(({ section }) => section.name)).toStrictEqual(['C']);
  });

  it('can begin with the cheapest', () => {
    expect(sectionViews(hall, all).toSorted(byPrice)[0]?.section.name).toBe('C');
  });

  it('counts a row that has nothing left', () => {
    expect(freePlaces(hall, all, 3, 6)).toStrictEqual({ free: 0, from: null });
  });
});
