import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPretixPlan } from './format-pretix-plan.ts';
import { parsePretixPlan } from './parse-pretix-plan.ts';
import { hasFlag, type SeatFlag, type SeatPlan, seatLabel } from './plan.ts';
import type { PretixDocument } from './pretix-document.ts';
import { anyPlan } from './test/any-plan.ts';
import { validatePlan } from './validate-plan.ts';

const seat = (number: string, x: number, more = {}) => ({
  seat_guid: `g-${number}-${x}`,
  seat_number: number,
  position: { x, y: 0 },
  category: 'stalls',
  ...more,
});

const small = (more: Partial<PretixDocument> = {}): PretixDocument => ({
  name: 'Small hall',
  categories: [
    { name: 'stalls', color: '#aa0000' },
    { id: 'b', name: 'Balcony seats' },
  ],
  zones: [
    {
      name: 'Stalls',
      position: { x: 100, y: 50 },
      rows: [
        { row_number: '1', position: { x: 10, y: 5 }, seats: [seat('1', 0), seat('2', 20), seat('3', 40)] },
      ],
    },
  ],
  ...more,
});

function planOf(document: unknown): SeatPlan {
  const parsed = parsePretixPlan(document);
  if (parsed.kind === 'faulty') throw new Error(JSON.stringify(parsed.faults));
  return parsed.plan;
}

const faultsOf = (document: unknown) => {
  const parsed = parsePretixPlan(document);
  return parsed.kind === 'faulty' ? parsed.faults.map(({ path, reason }) => `${path}: ${reason}`) : [];
};

const seatsWith = (plan: SeatPlan, flag: SeatFlag) =>
  Array.from({ length: plan.seatCount }, (_, index) => index).filter((index) => hasFlag(plan, index, flag));

describe('a plan of pretix', () => {
  it('becomes sections, rows and seats, in centimetres from one corner', () => {
    const plan = planOf(small({ metres_per_unit: 0.02 }));
    expect(plan.name).toBe('Small hall');
    expect(plan.zones).toStrictEqual([
      { id: 'stalls', name: 'stalls', colour: '#aa0000' },
      { id: 'b', name: 'Balcony seats', colour: '#888888' },
    ]);
    expect(plan.sections).toStrictEqual([{ name: 'Stalls', names: {}, firstRow: 0, rowCount: 1 }]);
    expect(plan.rows).toStrictEqual([
      { section: 0, label: '1', firstSeat: 0, seatCount: 3, soldWhole: false },
    ]);
    expect([...plan.x]).toStrictEqual([220, 260, 300]);
    expect([...plan.y]).toStrictEqual([110, 110, 110]);
    expect([...plan.number]).toStrictEqual([1, 2, 3]);
  });

  it('keeps the guids of its seats in their order', () => {
    expect(parsePretixPlan(small())).toMatchObject({ kind: 'plan', guids: ['g-1-0', 'g-2-20', 'g-3-40'] });
  });

  it('takes 55 cm for the usual distance of neighbours where no scale is given', () => {
    const plan = planOf(small());
    expect([...plan.x]).toStrictEqual([303, 358, 413]);
  });

  it('takes one unit for a centimetre where no seats stand side by side', () => {
    const zones = [{ position: { x: 0, y: 0 }, rows: [{ row_number: '1', seats: [seat('1', 7)] }] }];
    expect(planOf(small({ zones })).x[0]).toBe(7);
  });

  it('finds gaps by distance and aisles beside them and at the ends', () => {
    const seats = [0, 20, 40, 80, 100].map((x, index) => seat(`${index + 1}`, x));
    const plan = planOf(small({ zones: [{ position: { x: 0, y: 0 }, rows: [{ row_number: '1', seats }] }] }));
    expect(seatsWith(plan, 'gapAfter')).toStrictEqual([2]);
    expect(seatsWith(plan, 'aisle')).toStrictEqual([0, 2, 3, 4]);
  });

  it('takes a gap of 1.6 times the usual distance for none yet', () => {
    const seats = [0, 20, 40, 72, 92].map((x, index) => seat(`${index + 1}`, x));
    const zones = [{ position: { x: 0, y: 0 }, rows: [{ row_number: '1', seats }] }];
    expect(seatsWith(planOf(small({ zones, metres_per_unit: 0.01 })), 'gapAfter')).toStrictEqual([]);
  });

  it('believes what is said of gaps, aisles and needs', () => {
    const seats = [
      seat('1', 0, { aisle: false, accessible: true }),
      seat('2', 20, { gap_after: true, companion: true }),
      seat('3', 40, { aisle: false, restricted_view: true }),
      seat('4', 90, { gap_after: true }),
    ];
    const plan = planOf(small({ zones: [{ position: { x: 0, y: 0 }, rows: [{ row_number: '1', seats }] }] }));
    expect(seatsWith(plan, 'gapAfter')).toStrictEqual([1, 2]);
    expect(seatsWith(plan, 'aisle')).toStrictEqual([1, 3]);
    expect(seatsWith(plan, 'accessible')).toStrictEqual([0]);
    expect(seatsWith(plan, 'companion')).toStrictEqual([1]);
    expect(seatsWith(plan, 'restrictedView')).toStrictEqual([2]);
  });

  it('spreads seats without a position over the curve of their row', () => {
    const { position: _, ...loose } = seat('1', 0);
    const seats = ['1', '2', '3'].map((number) => ({ ...loose, seat_guid: number, seat_number: number }));
    const placed = [...seats, seat('4', 90)];
    const curve = { start: { x: 0, y: 0 }, end: { x: 120, y: 0 }, rise: 12 };
    const rows = [{ row_number: '1', position: { x: 5, y: 5 }, curve, seats: placed }];
    const plan = planOf(small({ zones: [{ position: { x: 0, y: 0 }, rows }], metres_per_unit: 0.01 }));
    expect([...plan.x]).toStrictEqual([5, 45, 85, 95]);
    expect([...plan.y]).toStrictEqual([5, 16, 16, 5]);
  });

  it('scales a plan of curves by their length', () => {
    const { position: _, ...loose } = seat('1', 0);
    const seats = ['1', '2', '3'].map((number) => ({ ...loose, seat_guid: number, seat_number: number }));
    const curve = { start: { x: 0, y: 0 }, end: { x: 4, y: 0 }, rise: 1 };
    const plan = planOf(
      small({ zones: [{ position: { x: 0, y: 0 }, rows: [{ row_number: '1', curve, seats }] }] }),
    );
    expect([...plan.x]).toStrictEqual([0, 55, 110]);
    expect([...plan.y]).toStrictEqual([0, 28, 0]);
  });

  it('keeps labels that are no plain numbers, and rows sold whole', () => {
    const seats = ['12A', '0', '007', '-1', '1234567890'].map((number, index) => seat(number, index * 20));
    const plan = planOf(
      small({
        zones: [{ position: { x: 0, y: 0 }, rows: [{ row_number: 'Box', sold_whole: true, seats }] }],
      }),
    );
    expect([0, 1, 2, 3, 4].map((index) => seatLabel(plan, index))).toStrictEqual([
      '12A',
      '0',
      '007',
      '-1',
      '1234567890',
    ]);
    expect([...plan.labels.keys()]).toStrictEqual([0, 2, 3, 4]);
    expect(plan.rows[0]).toMatchObject({ label: 'Box', soldWhole: true });
  });

  it('takes numbers where pretix writes texts', () => {
    const rows = [{ row_number: 5, seats: [{ ...seat('x', 0), seat_number: 7 }] }];
    const plan = planOf({ ...small(), zones: [{ position: { x: 0, y: 0 }, rows }] });
    expect([plan.rows[0]?.label, seatLabel(plan, 0)]).toStrictEqual(['5', '7']);
  });

  it('looks at the middle of the upper edge unless told where', () => {
    expect(planOf(small({ metres_per_unit: 0.01 })).focal).toStrictEqual({ x: 130, y: 55 });
    const focal = planOf(small({ metres_per_unit: 0.02, focal_point: { x: 7, y: -5 } })).focal;
    expect(focal).toStrictEqual({ x: 14, y: -10 });
  });

  it('names a section without a name by its number, in all the languages given, and leaves out empty ones', () => {
    const empty = { name: 'Foyer', position: { x: 0, y: 0 }, rows: [] };
    const nameless = {
      names: { de: 'Parkett' },
      position: { x: 0, y: 0 },
      rows: [{ row_number: '1', seats: [seat('1', 0)] }],
    };
    expect(planOf(small({ zones: [empty, nameless] })).sections).toStrictEqual([
      { name: '2', names: { de: 'Parkett' }, firstRow: 0, rowCount: 1 },
    ]);
  });
});

describe('areas of a plan of pretix', () => {
  const withAreas = (areas: unknown[]) => ({
    ...small({ metres_per_unit: 0.01 }),
    zones: [{ position: { x: 100, y: 200 }, rows: [], areas }, ...small().zones],
  });

  it('are general admission where they say so', () => {
    const plan = planOf(
      withAreas([
        {
          shape: 'rectangle',
          position: { x: 10, y: 20 },
          rectangle: { width: 30, height: 40 },
          text: { text: 'Fan zone', position: { x: 0, y: 0 } },
          texts: { ru: 'Танцпол' },
          general_admission: { category: 'Balcony seats', capacity: 300 },
        },
        {
          shape: 'polygon',
          polygon: { points: [1, 2, 3].map((n) => ({ x: n, y: n * n })) },
          general_admission: { category: 'Balcony seats', capacity: 1 },
        },
      ]),
    );
    expect(plan.general).toStrictEqual([
      {
        name: 'Fan zone',
        names: { ru: 'Танцпол' },
        zone: 1,
        capacity: 300,
        outline: [
          { x: 110, y: 220 },
          { x: 140, y: 220 },
          { x: 140, y: 260 },
          { x: 110, y: 260 },
        ],
      },
      {
        name: 'Balcony seats',
        names: {},
        zone: 1,
        capacity: 1,
        outline: [
          { x: 101, y: 201 },
          { x: 102, y: 204 },
          { x: 103, y: 209 },
        ],
      },
    ]);
    expect(plan.decorations).toStrictEqual([]);
    expect(plan.focal).toStrictEqual({ x: 126, y: 55 });
  });

  it('are decorations otherwise, in whatever shape and turn', () => {
    const plan = planOf(
      withAreas([
        { shape: 'circle', circle: { radius: 10 }, color: 'black' },
        { shape: 'ellipse', ellipse: { radius: { x: 20, y: 10 } }, rotation: 90 },
        { shape: 'text', position: { x: 1, y: 2 }, text: { text: 'Stage', position: { x: 3, y: 4 } } },
        { shape: 'rectangle', rectangle: { width: 10, height: 20 }, rotation: 90 },
      ]),
    );
    const [circle, ellipse, caption, turned] = plan.decorations;
    expect(circle).toMatchObject({ name: '', colour: 'black' });
    expect(circle?.outline).toHaveLength(24);
    expect([circle?.outline[0], circle?.outline[6], circle?.outline[12]]).toStrictEqual([
      { x: 110, y: 200 },
      { x: 100, y: 210 },
      { x: 90, y: 200 },
    ]);
    expect(ellipse?.outline[0]).toStrictEqual({ x: 100, y: 220 });
    expect(ellipse?.colour).toBe('#888888');
    expect(caption).toMatchObject({ name: 'Stage', outline: [{ x: 104, y: 206 }] });
    expect(turned?.outline).toStrictEqual([
      { x: 100, y: 200 },
      { x: 100, y: 210 },
      { x: 80, y: 210 },
      { x: 80, y: 200 },
    ]);
  });

  it('need a shape and what the shape needs', () => {
    expect(
      faultsOf(
        withAreas([
          {},
          { shape: 'star' },
          { shape: 'circle' },
          { shape: 'rectangle', rectangle: { width: '1' } },
          { shape: 'circle', circle: { radius: 1 }, general_admission: { category: 'none', capacity: 1.5 } },
          {
            shape: 'circle',
            circle: { radius: 1 },
            general_admission: { category: 'Balcony seats', capacity: 0 },
          },
          7,
        ]),
      ),
    ).toStrictEqual([
      'zones[0].areas[0].shape: must be one of polygon, rectangle, ellipse, circle, text',
      'zones[0].areas[1].shape: must be one of polygon, rectangle, ellipse, circle, text',
      'zones[0].areas[2].circle: must be an object',
      'zones[0].areas[2].circle.radius: must be a number',
      'zones[0].areas[3].rectangle.width: must be a number',
      'zones[0].areas[3].rectangle.height: must be a number',
      'zones[0].areas[4].general_admission.category: names no category: none',
      'zones[0].areas[4].general_admission.capacity: must be a whole number from 1 on',
      'zones[0].areas[5].general_admission.capacity: must be a whole number from 1 on',
      'zones[0].areas[6]: must be an object',
      'zones[0].areas[6].shape: must be one of polygon, rectangle, ellipse, circle, text',
    ]);
  });
});

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
  ])('%j', (document, expected) => {
    expect(faultsOf(document)).toStrictEqual(expected);
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
    expect(faultsOf(document)).toStrictEqual([
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
    expect(faultsOf({ ...small(), zones: [{ name: 'S', position: { x: 0, y: 0 }, rows }] })).toStrictEqual([
      'seat_guid g-1-0: is there twice',
      'section S, row 1, seat 1: is there twice',
    ]);
  });
});

describe('the way back to pretix', () => {
  const different = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown) =>
    new Set(items.map(keyOf)).size === items.length;

  it('gives a document that is read as the same plan', () => {
    const zoneNames = ['a', 'b', 'c', 'd'];
    const soldPlan = anyPlan
      .map((plan) => ({
        ...plan,
        zones: zoneNames.map((id) => ({ id, name: `Zone ${id}`, colour: '#abc' })),
        general: plan.general.map((area) => ({ ...area, zone: 3 })),
      }))
      .filter((plan) => validatePlan(plan).length === 0 && different(plan.general, ({ name }) => name));
    fc.assert(
      fc.property(soldPlan, (plan) => {
        expect(planOf(JSON.parse(JSON.stringify(formatPretixPlan(plan))))).toStrictEqual(plan);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps guids that are given and makes up the others', () => {
    const plan = planOf(small());
    const seats = formatPretixPlan(plan, ['first']).zones[0]?.rows[0]?.seats.map(
      ({ seat_guid }) => seat_guid,
    );
    expect(seats).toStrictEqual(['first', 'Stalls-1-2', 'Stalls-1-3']);
  });
});
