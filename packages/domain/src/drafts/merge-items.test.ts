import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareItems } from './compare-items.ts';
import type { Item, Value } from './item.ts';
import { mergeItems, withValue } from './merge-items.ts';

const evening = (id: string, more: Item = {}): Item => ({ source_id: id, hall: 'main', ...more });

describe('a draft over a catalogue that has changed since', () => {
  it.each<[string, { base: Item | undefined; mine: Item; theirs: Item | undefined }, Item]>([
    [
      'keeps what either of the two changed',
      {
        base: { title: { en: 'A', de: 'A' }, age_limit: 6 },
        mine: { title: { en: 'B', de: 'A' }, age_limit: 6 },
        theirs: { title: { en: 'A', de: 'C' }, age_limit: 12 },
      },
      { title: { en: 'B', de: 'C' }, age_limit: 12 },
    ],
    [
      'takes a field away that only the draft took away',
      { base: { subtitle: 'x', a: 1 }, mine: { a: 1 }, theirs: { subtitle: 'x', a: 2 } },
      { a: 2 },
    ],
    [
      'has the items that each of them added to a list',
      {
        base: { dates: [evening('1')] },
        mine: { dates: [evening('1'), evening('2')] },
        theirs: { dates: [evening('0'), evening('1', { hall: 'studio' })] },
      },
      { dates: [evening('0'), evening('1', { hall: 'studio' }), evening('2')] },
    ],
    [
      'has the order of the side that moved something',
      {
        base: { persons: [{ person: 'a' }, { person: 'b' }] },
        mine: { persons: [{ person: 'b' }, { person: 'a' }] },
        theirs: { persons: [{ person: 'a' }, { person: 'b' }, { person: 'c' }] },
      },
      { persons: [{ person: 'b' }, { person: 'a' }, { person: 'c' }] },
    ],
    ['is all of a new item', { base: undefined, mine: { title: 'A' }, theirs: undefined }, { title: 'A' }],
    [
      'agrees where both did the same',
      { base: { labels: [] }, mine: { labels: ['family'] }, theirs: { labels: ['family'] } },
      { labels: ['family'] },
    ],
  ])('%s', (_what, sides, expected) => {
    expect(mergeItems(sides)).toEqual({ item: expected, collisions: [] });
  });

  it.each<[string, Value | undefined, Value | undefined, Value | undefined]>([
    ['two texts', 'A', 'B', 'C'],
    ['a text that was taken away', 'A', undefined, 'C'],
    ['a text that both wrote first', undefined, 'B', 'C'],
    ['a list without names', ['a'], ['b'], ['c']],
    ['a record that became a text', { a: 1 }, { a: 2 }, 'text'],
  ])('names what collides: %s', (_what, base, mine, theirs) => {
    const merged = mergeItems({ base: { x: base }, mine: { x: mine }, theirs: { x: theirs } });
    expect(merged.collisions).toEqual([{ path: ['x'], base, mine, theirs }]);
    expect(merged.item.x).toEqual(theirs);
  });

  it('names the part of a list that collides, by its key', () => {
    const at = (hall: string) => ({ dates: [evening('1', { hall }), evening('2')] });
    const { collisions } = mergeItems({ base: at('a'), mine: at('b'), theirs: at('c') });
    expect(collisions).toEqual([{ path: ['dates', '1', 'hall'], base: 'a', mine: 'b', theirs: 'c' }]);
  });
});

const [song, newSong, otherSong] = [{ title: 'A' }, { title: 'B' }, { title: 'C' }] as const;

describe('an item that one side removes', () => {
  it.each<[string, { base?: Item; mine?: Item; theirs?: Item }, Item | undefined]>([
    ['goes where nobody changed it since', { base: song, theirs: song }, undefined],
    ['stays away where others removed it, too', { base: song }, undefined],
    [
      'stays away where others removed it and the draft changes nothing of it',
      { base: song, mine: song },
      undefined,
    ],
    ['comes back where the draft began without it', { mine: song }, song],
    ['stays where nobody had it before them', { theirs: song }, song],
  ])('%s', (_what, { base, mine, theirs }, expected) => {
    expect(mergeItems({ base, mine, theirs })).toEqual({ item: expected, collisions: [] });
  });

  it.each<[string, { base?: Item; mine?: Item; theirs?: Item }]>([
    ['was changed since', { base: song, theirs: newSong }],
    ['is changed by the draft', { base: song, mine: newSong }],
  ])('collides as a whole where it %s', (_what, { base, mine, theirs }) => {
    const collision = { path: [], base, mine, theirs };
    expect(mergeItems({ base, mine, theirs })).toEqual({ item: theirs, collisions: [collision] });
    // Whoever chooses their own side has seen what the other one did.
    expect(mergeItems({ base: theirs, mine, theirs })).toEqual({ item: mine, collisions: [] });
  });

  it('is another thing once it was made again: its fields are merged', () => {
    const merged = mergeItems({ base: undefined, mine: newSong, theirs: otherSong });
    expect(merged.collisions).toEqual([{ path: ['title'], base: undefined, mine: 'B', theirs: 'C' }]);
  });
});

/** Small items of few names, so that they meet. */
const text = fc.constantFrom('a', 'b', 'c');
const dates = fc.uniqueArray(fc.record({ source_id: text, hall: text }), {
  selector: (date) => date.source_id,
});
const item = fc.record(
  { title: fc.dictionary(text, text), labels: fc.array(text), age_limit: fc.nat(2), dates },
  { requiredKeys: [] },
) as fc.Arbitrary<Item>;

describe('for any items', () => {
  it('a draft over an unchanged catalogue is the draft, and one that changes nothing changes nothing', () => {
    fc.assert(
      fc.property(item, item, (base, mine) => {
        expect(mergeItems({ base, mine, theirs: base })).toEqual({ item: mine, collisions: [] });
        expect(mergeItems({ base, mine: base, theirs: mine })).toEqual({ item: mine, collisions: [] });
      }),
    );
  });

  it('choosing one side of each collision says all of what that side wanted there', () => {
    fc.assert(
      fc.property(item, item, item, (base, mine, theirs) => {
        const { item: merged, collisions } = mergeItems({ base, mine, theirs });
        const chosen = collisions.reduce((whole, { path, mine }) => withValue(whole, path, mine), merged);
        const again = mergeItems({ base: theirs, mine: chosen, theirs });
        expect(again.collisions).toEqual([]);
        for (const { path, mine: wanted } of collisions)
          expect(compareItems(withValue(again.item, path, wanted), again.item)).toEqual([]);
      }),
    );
  });
});
