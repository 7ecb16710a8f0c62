import { describe, expect, it } from 'vitest';
import { parseFaults, seat, small } from '../test/pretix.ts';

describe('the faults of a plan of pretix', () => {
  it.each<[unknown, string[]]>([
    [
      null,
      [
        'document: must be an object',
        'categories: must be a list',
        'zones: must be a list',
        'name: must be a text',
      ],
    ],
    [{}, ['categories: must be a list', 'zones: must be a list', 'name: must be a text']],
    [
      [],
      [
        'document: must be an object',
        'categories: must be a list',
        'zones: must be a list',
        'name: must be a text',
      ],
    ],
    [{ ...small(), name: ' ' }, ['name: must be a text']],
    [
      { ...small(), categories: [{ name: 'stalls' }, { id: 'x', name: 'stalls' }] },
      ['categories: must have different names'],
    ],
    [{ ...small(), focal_point: { x: 1 } }, ['focal_point.y: must be a number']],
    [{ ...small(), focal_point: { x: 1, y: Number.POSITIVE_INFINITY } }, ['focal_point.y: must be a number']],
    [{ ...small(), metres_per_unit: 0 }, ['metres_per_unit: must be more than 0']],
    [
      { ...small(), zones: [{ position: 1, rows: {} }] },
      [
        'zones[0].position: must be an object',
        'zones[0].position.x: must be a number',
        'zones[0].position.y: must be a number',
        'zones[0].rows: must be a list',
      ],
    ],
    [
      { ...small(), zones: [{ names: { de: 1, en: true }, rows: [] }] },
      ['zones[0].names.en: must be a text'],
    ],
    [{ ...small(), zones: [{ names: ['x'], rows: [] }] }, ['zones[0].names: must be an object']],
  ])('are found in %j', (document, expected) => {
    expect(parseFaults(document)).toStrictEqual(expected);
  });

  it('are all listed at once, each with its path', () => {
    const seats = [
      { ...seat('1', 0), category: 'royal' },
      { seat_guid: 'g', category: 'stalls', position: { x: 'a', y: 0 } },
      { ...seat('3', 40), accessible: 'yes' },
    ];
    const curve = { start: { x: 1, y: 1 }, end: { x: 1, y: 1 }, rise: null };
    const document = {
      ...small(),
      zones: [{ position: { x: 0, y: 0 }, rows: [{ seats }, { row_number: '2', curve, seats: [] }] }],
    };
    expect(parseFaults(document)).toStrictEqual([
      'zones[0].rows[0].row_number: must be a text',
      'zones[0].rows[0].seats[0].category: names no category: royal',
      'zones[0].rows[0].seats[1].position.x: must be a number',
      'zones[0].rows[0].seats[1].seat_number: must be a text',
      'zones[0].rows[0].seats[2].accessible: must be true or false',
      'zones[0].rows[1].curve: must end elsewhere than it starts',
      'zones[0].rows[1].curve.rise: must be a number',
    ]);
  });

  it('are also those of meaning', () => {
    const rows = [{ row_number: '1', seats: [seat('1', 0), { ...seat('1', 20), seat_guid: 'g-1-0' }] }];
    expect(parseFaults({ ...small(), zones: [{ name: 'S', position: { x: 0, y: 0 }, rows }] })).toStrictEqual(
      ['seat_guid g-1-0: is there twice', 'section S, row 1, seat 1: is there twice'],
    );
  });
});
