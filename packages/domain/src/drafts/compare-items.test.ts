import { expect, it } from 'vitest';
import { compareItems, type Difference } from './compare-items.ts';
import type { Item } from './item.ts';

it.each<[string, Item | undefined, Item | undefined, Difference[]]>([
  ['the same in another order of fields', { a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }, []],
  [
    'a text of one language',
    { title: { en: 'A', de: 'B' } },
    { title: { en: 'A', de: 'C' } },
    [{ path: ['title', 'de'], before: 'B', after: 'C' }],
  ],
  [
    'one date among many',
    {
      dates: [
        { source_id: '1', hall: 'a' },
        { source_id: '2', hall: 'a' },
      ],
    },
    {
      dates: [
        { source_id: '1', hall: 'a' },
        { source_id: '2', hall: 'b' },
      ],
    },
    [{ path: ['dates', '2', 'hall'], before: 'a', after: 'b' }],
  ],
  [
    'dates in another order',
    { dates: [{ source_id: '1' }, { source_id: '2' }] },
    { dates: [{ source_id: '2' }, { source_id: '1' }] },
    [
      {
        path: ['dates'],
        before: [{ source_id: '1' }, { source_id: '2' }],
        after: [{ source_id: '2' }, { source_id: '1' }],
      },
    ],
  ],
  [
    'a list without names, whole',
    { labels: ['a'] },
    { labels: [] },
    [{ path: ['labels'], before: ['a'], after: [] }],
  ],
  ['a new item, field by field', undefined, { a: 1 }, [{ path: ['a'], before: undefined, after: 1 }]],
])('differences: %s', (_what, before, after, expected) => {
  expect(compareItems(before, after)).toEqual(expected);
});
