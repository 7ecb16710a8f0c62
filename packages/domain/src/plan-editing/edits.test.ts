import { describe, expect, it } from 'vitest';
import { readPretixPlan } from '../seats/pretix/parse-pretix-plan.ts';
import { arcBehind, arcLength, arcThrough, pointAlong } from './arc.ts';
import { addArea, isInside, moveArea, outlineArea, removeArea, reshapeArea, setViewPoint } from './areas.ts';
import { copySeats, mirrorSeats } from './copy-seats.ts';
import { cutAisles, evenRows } from './cut-aisles.ts';
import { findSeat, seatAt, seatBeside, seatsAlong, seatsWithin } from './find-seats.ts';
import { addRows, reshapeRow, resizeRow } from './make-rows.ts';
import { markSeats, paintSeats, sellWhole } from './mark-seats.ts';
import { alignRows, distributeRows, moveSeats, turnSeats } from './move-seats.ts';
import { allGuids, fixScale, type PlanDocument, planScale } from './plan-document.ts';
import { placeAt, rowPlaces } from './seat-places.ts';
import { addSection, assignSection, changeSection, removeSeats, removeSection } from './sections.ts';
import { counted, seatGuids, smallPlan, wholeRow } from './test/small-plan.ts';
import { addZone, changeZone, removeZone } from './zones.ts';

const place = (document: PlanDocument, guid: string) => {
  const found = findSeat(document, guid);
  return found && [found.x, found.y];
};
const rowAt = (document: PlanDocument, zone: number, row: number) => document.zones[zone]?.rows[row];
const faults = (document: PlanDocument) => readPretixPlan(document).faults;

it('the plan of these tests is fit to be sold by', () => {
  expect(faults(smallPlan())).toEqual([]);
});

describe('moving', () => {
  it('a whole row stays on its arc, and shares its seats with the one before', () => {
    const plan = smallPlan();
    const moved = moveSeats(plan, wholeRow('1', 11), { x: 7, y: -3 });
    expect(place(moved, '1-1')).toEqual([7, 197]);
    expect(place(moved, '1-6')).toEqual([257, 247]);
    expect(rowAt(moved, 0, 0)?.seats).toBe(rowAt(plan, 0, 0)?.seats);
    expect(moved.zones[1]).toBe(plan.zones[1]);
    expect(rowAt(moved, 0, 1)).toBe(rowAt(plan, 0, 1));
  });

  it('some seats of a row get places of their own, and the others stay', () => {
    const moved = moveSeats(smallPlan(), seatGuids('B', 2), { x: 0, y: 20 });
    expect([place(moved, 'B-1'), place(moved, 'B-2')]).toEqual([
      [100, 510],
      [150, 530],
    ]);
  });

  it('nothing chosen or no way changes nothing', () => {
    const plan = smallPlan();
    expect(moveSeats(plan, new Set(), { x: 1, y: 1 })).toBe(plan);
    expect(moveSeats(plan, wholeRow('1', 11), { x: 0, y: 0 })).toBe(plan);
  });

  it('in other units it is as far', () => {
    const plan: PlanDocument = { ...smallPlan(), metres_per_unit: 0.02 };
    const moved = moveSeats(plan, seatGuids('B', 1), { x: 3, y: 0 });
    expect(place(moved, 'B-1')).toEqual([203, 1020]);
    expect(rowAt(moved, 1, 0)?.seats[0]?.position).toEqual({ x: 1.5, y: 0 });
  });

  it('a quarter turn brings a level row upright', () => {
    const turned = turnSeats(smallPlan(), wholeRow('2', 11), 90);
    expect([place(turned, '2-1'), place(turned, '2-11')]).toEqual([
      [250, 50],
      [250, 550],
    ]);
    const alone = turnSeats(smallPlan(), seatGuids('B', 1, 4), 180);
    expect([place(alone, 'B-1'), place(alone, 'B-2'), place(alone, 'B-4')]).toEqual([
      [250, 510],
      [150, 510],
      [100, 510],
    ]);
  });

  it.each([
    ['left', [0, 510]],
    ['right', [350, 510]],
    ['centre', [175, 510]],
    ['top', [100, 300]],
    ['bottom', [100, 510]],
    ['middle', [100, 405]],
  ] as const)('rows are brought to one edge: %s', (edge, expected) => {
    const chosen = new Set([...wholeRow('2', 11), ...wholeRow('B', 4)]);
    expect(place(alignRows(smallPlan(), chosen, edge), 'B-1')).toEqual(expected);
  });

  it('rows are spread evenly', () => {
    const plan = smallPlan();
    const spread = distributeRows(plan, new Set(allGuids(plan)), 'y');
    // From the middle of the first, 225, to that of the last, 510.
    expect(place(spread, '2-1')).toEqual([0, 368]);
    expect(distributeRows(plan, wholeRow('2', 11), 'y')).toBe(plan);
  });
});

describe('rows', () => {
  const line = { start: { x: 0, y: 600 }, end: { x: 550, y: 600 }, rise: 0 };
  const wanted = {
    zone: 0,
    category: 'back',
    first: line,
    rowCount: 3,
    rowPitchCm: 90,
    seatPitchCm: 55,
    hasEqualRows: false,
    label: '3',
  };

  it('a block has rows one behind another, with labels that count on and guids of their own', () => {
    const plan = addRows(smallPlan(), { ...wanted, random: counted() });
    const rows = plan.zones[0]?.rows.slice(2) ?? [];
    expect(rows.map(({ row_number, seats }) => [row_number, seats.length])).toEqual([
      ['3', 11],
      ['4', 11],
      ['5', 11],
    ]);
    expect(place(plan, rows[2]?.seats[10]?.seat_guid ?? '')).toEqual([550, 780]);
    expect(faults(plan)).toEqual([]);
  });

  it('behind an arc rows have the same centre and more room, unless they are to be equal', () => {
    const first = { ...line, rise: 100 };
    const wider = addRows(smallPlan(), { ...wanted, first, random: counted() });
    const equal = addRows(smallPlan(), { ...wanted, first, hasEqualRows: true, random: counted() });
    const counts = (plan: PlanDocument) => plan.zones[0]?.rows.slice(2).map(({ seats }) => seats.length);
    expect(counts(wider)).toEqual([11, 14, 16]);
    expect(counts(equal)).toEqual([11, 11, 11]);
    expect(faults(wider)).toEqual([]);
  });

  it('a row of one seat stands where it begins', () => {
    const plan = addRows(smallPlan(), { ...wanted, seatPitchCm: 1000, rowCount: 1, random: counted() });
    expect(place(plan, 'new-1')).toEqual([0, 600]);
  });

  it('a row that gets another shape keeps its seats', () => {
    const plan = smallPlan();
    const arc = { start: { x: 100, y: 900 }, end: { x: 100, y: 1400 }, rise: 0 };
    const shaped = reshapeRow(plan, { zone: 1, index: 0 }, arc);
    expect(allGuids(shaped)).toEqual(allGuids(plan));
    expect([place(shaped, 'B-1'), place(shaped, 'B-4')]).toEqual([
      [100, 900],
      [100, 1400],
    ]);
  });

  it('seats are added at the end of a row, and taken from there', () => {
    const arc = { start: { x: 0, y: 300 }, end: { x: 600, y: 300 }, rise: 0 };
    const at = { zone: 0, index: 1 };
    const more = resizeRow(smallPlan(), at, { count: 13, arc, random: counted() });
    expect(rowAt(more, 0, 1)?.seats.slice(-2)).toMatchObject([
      { seat_guid: 'new-1', seat_number: '12', category: 'back' },
      { seat_guid: 'new-2', seat_number: '13' },
    ]);
    const fewer = resizeRow(smallPlan(), at, { count: 4, arc, random: counted() });
    expect(rowAt(fewer, 0, 1)?.seats.map(({ seat_guid }) => seat_guid)).toEqual(['2-1', '2-2', '2-3', '2-4']);
    expect(place(fewer, '2-4')).toEqual([600, 300]);
  });

  it('an aisle parts a row in its middle, along its arc, and can be closed again', () => {
    const plan = smallPlan();
    const cut = cutAisles(plan, seatGuids('2', 5), 100);
    expect(['2-1', '2-5', '2-6', '2-11'].map((guid) => place(cut, guid))).toEqual([
      [-50, 300],
      [150, 300],
      [300, 300],
      [550, 300],
    ]);
    expect(rowAt(cut, 0, 1)?.seats[4]).toMatchObject({ gap_after: true });
    const closed = evenRows(cut, wholeRow('2', 11));
    expect(place(closed, '2-6')).toEqual([250, 300]);
    expect(rowAt(closed, 0, 1)?.seats[4]).not.toHaveProperty('gap_after');
    const bent = cutAisles(plan, seatGuids('1', 5), 100);
    const [zone] = bent.zones;
    const places = zone && rowPlaces(bent, zone, zone.rows[0] ?? { row_number: '', seats: [] });
    // Still on the circle that it stood on.
    expect(places && Math.abs(arcThrough(places).rise - 50 * 1.44)).toBeLessThan(4);
  });

  it('after the last seat of a row there is no aisle', () => {
    const plan = smallPlan();
    expect(cutAisles(plan, seatGuids('2', 11), 100)).toBe(plan);
  });
});

describe('arcs', () => {
  const arc = { start: { x: 0, y: 0 }, end: { x: 200, y: 0 }, rise: 100 };

  it('half a circle is half a circle', () => {
    expect(arcLength(arc)).toBeCloseTo(Math.PI * 100);
    expect(pointAlong(arc, arcLength(arc) / 2).y).toBeCloseTo(100);
    expect(arcBehind(arc, 50)).toMatchObject({ start: { x: -50 }, end: { x: 250 }, rise: 150 });
  });

  it('one that bends towards the stage has less room behind', () => {
    const { start, end, rise } = arcBehind({ ...arc, rise: -100 }, 50);
    expect([start.x, end.x, rise].map(Math.round)).toEqual([50, 150, -50]);
  });
});

describe('marks and zones', () => {
  it('painted seats are of another zone, and what has it already is left alone', () => {
    const plan = smallPlan();
    const painted = paintSeats(plan, seatGuids('1', 1, 2), 'back');
    expect(
      rowAt(painted, 0, 0)
        ?.seats.slice(0, 3)
        .map(({ category }) => category),
    ).toEqual(['back', 'back', 'front']);
    expect(paintSeats(plan, wholeRow('2', 11), 'back')).toBe(plan);
  });

  it('a wheelchair place is nobody’s companion', () => {
    const companion = markSeats(smallPlan(), seatGuids('1', 1), 'companion', true);
    const accessible = markSeats(companion, seatGuids('1', 1), 'accessible', true);
    expect(rowAt(accessible, 0, 0)?.seats[0]).toMatchObject({ accessible: true });
    expect(rowAt(accessible, 0, 0)?.seats[0]).not.toHaveProperty('companion');
    expect(markSeats(accessible, seatGuids('1', 1), 'accessible', false)).toEqual(smallPlan());
  });

  it('a row is sold whole, and is not any more', () => {
    const whole = sellWhole(smallPlan(), seatGuids('1', 3), true);
    expect(rowAt(whole, 0, 0)?.sold_whole).toBe(true);
    expect(sellWhole(whole, seatGuids('1', 3), false)).toEqual(smallPlan());
  });

  it('a zone that is renamed keeps its id, so that its prices stay', () => {
    const renamed = changeZone(smallPlan(), 1, { name: 'Задние ряды' });
    expect(renamed.categories[1]).toEqual({ id: 'back', name: 'Задние ряды', color: '#24508a' });
    expect(rowAt(renamed, 0, 1)?.seats[0]?.category).toBe('Задние ряды');
    expect(faults(renamed)).toEqual([]);
    expect(changeZone(renamed, 1, { name: 'front' })).toBe(renamed);
  });

  it('a new zone gets an id where its name cannot be one', () => {
    const plan = addZone(addZone(smallPlan(), { name: 'side' }), { name: 'Ложи', color: '#111111' });
    expect(plan.categories.slice(2)).toEqual([
      { name: 'side' },
      { id: 'zone-1', name: 'Ложи', color: '#111111' },
    ]);
  });

  it('a zone that is taken away leaves its seats to another', () => {
    const plan = removeZone(smallPlan(), 1, 0);
    expect(plan.categories).toHaveLength(1);
    expect(faults(plan)).toEqual([]);
  });
});

describe('sections', () => {
  it('seats that get another section stay where they are', () => {
    const plan = assignSection(smallPlan(), seatGuids('2', 1, 2), 1);
    expect(place(plan, '2-1')).toEqual([0, 300]);
    expect(place(plan, '2-3')).toEqual([100, 300]);
    expect(plan.zones[1]?.rows.map(({ row_number, seats }) => [row_number, seats.length])).toEqual([
      ['1', 4],
      ['2', 2],
    ]);
    const whole = assignSection(smallPlan(), wholeRow('1', 11), 1);
    expect([place(whole, '1-1'), place(whole, '1-6')]).toEqual([
      place(smallPlan(), '1-1'),
      place(smallPlan(), '1-6'),
    ]);
  });

  it('only an empty section can be taken away', () => {
    const plan = changeSection(addSection(smallPlan(), 'Boxes'), 2, { names: { ru: 'Ложи' } });
    expect(plan.zones[2]).toMatchObject({ name: 'Boxes', names: { ru: 'Ложи' } });
    expect(removeSection(plan, 0)).toBe(plan);
    expect(removeSection(plan, 2).zones).toHaveLength(2);
  });

  it('what is left of a row stays where it stood, and a row without seats goes', () => {
    const plan = removeSeats(smallPlan(), new Set([...seatGuids('2', 1), ...wholeRow('B', 4)]));
    expect(place(plan, '2-2')).toEqual([50, 300]);
    expect(plan.zones[1]?.rows).toEqual([]);
  });
});

describe('copies', () => {
  it('have guids and labels of their own, so far away', () => {
    const { document, chosen } = copySeats(smallPlan(), wholeRow('2', 11), { x: 0, y: 90 }, counted());
    expect(document.zones[0]?.rows.map(({ row_number }) => row_number)).toEqual(['1', '2', '3']);
    expect(chosen.size).toBe(11);
    expect(place(document, 'new-1')).toEqual([0, 390]);
    expect(faults(document)).toEqual([]);
  });

  it('are mirrored on where everybody looks', () => {
    const { document } = mirrorSeats(smallPlan(), wholeRow('B', 4), counted());
    // B-4 stands at 250, on the axis itself; B-1 at 100.
    expect([place(document, 'new-1'), place(document, 'new-4')]).toEqual([
      [250, 510],
      [400, 510],
    ]);
    const arc = mirrorSeats(
      moveSeats(smallPlan(), wholeRow('1', 11), { x: 1000, y: 0 }),
      wholeRow('1', 11),
      counted(),
    );
    expect([place(arc.document, 'new-1'), place(arc.document, 'new-6')]).toEqual([
      [-1000, 200],
      [-750, 250],
    ]);
  });
});

describe('areas', () => {
  const outline = [
    { x: 100, y: 500 },
    { x: 300, y: 500 },
    { x: 300, y: 600 },
    { x: 100, y: 600 },
  ];
  const shown = (plan: PlanDocument) => {
    const zone = plan.zones[1];
    const area = zone?.areas?.[0];
    return zone && area && outlineArea(plan, zone, area);
  };

  it('are drawn, moved, reshaped and taken away', () => {
    const plan = addArea(smallPlan(), 1, outline, { text: { text: 'Bar', position: { x: 0, y: 0 } } });
    expect(shown(plan)).toEqual(outline);
    const at = { zone: 1, index: 0 };
    expect(shown(moveArea(plan, at, { x: 5, y: 0 }))?.[0]).toEqual({ x: 105, y: 500 });
    expect(shown(reshapeArea(plan, at, outline.slice(0, 3)))).toEqual(outline.slice(0, 3));
    expect(removeArea(plan, at).zones[1]?.areas).toEqual([]);
    expect(faults(plan)).toEqual([]);
  });

  it('hold what lies inside of them', () => {
    expect([isInside(outline, { x: 200, y: 550 }), isInside(outline, { x: 99, y: 550 })]).toEqual([
      true,
      false,
    ]);
  });

  it('everybody looks where the view point is put', () => {
    expect(setViewPoint(smallPlan(), { x: 3.4, y: -7 }).focal_point).toEqual({ x: 3, y: -7 });
  });
});

describe('finding seats', () => {
  const plan = smallPlan();

  it.each([
    [{ x: 3, y: 302 }, '2-1'],
    [{ x: 128, y: 511 }, 'B-2'],
    [{ x: 0, y: 400 }, undefined],
  ])('the nearest within reach: %o', (point, guid) => {
    expect(seatAt(plan, point, 30)?.guid).toBe(guid);
  });

  it('within a frame and under a brush', () => {
    expect(seatsWithin(plan, { left: -10, top: 290, right: 110, bottom: 310 })).toEqual([
      '2-1',
      '2-2',
      '2-3',
    ]);
    const touched = seatsAlong(plan, { x: 90, y: 470 }, { x: 160, y: 520 }, 20);
    expect([...touched.guids]).toEqual(['B-2']);
    expect([...touched.rows]).toEqual([rowAt(plan, 1, 0)]);
  });

  it.each([
    ['2-5', 'right', '2-6'],
    ['2-5', 'left', '2-4'],
    ['2-5', 'up', '1-5'],
    ['1-6', 'down', '2-6'],
    ['2-1', 'left', undefined],
  ] as const)('the next one: %s, %s', (guid, direction, next) => {
    expect(seatBeside(plan, guid, direction)).toBe(next);
  });

  it('where a seat stands is what is sold', () => {
    const read = readPretixPlan(plan);
    if (read.kind === 'unreadable') throw new Error('it is readable');
    const places = plan.zones.flatMap((zone) =>
      zone.rows.flatMap((row) => row.seats.map((_, index) => placeAt(rowPlaces(plan, zone, row), index))),
    );
    expect(places.map(({ x }) => x)).toEqual([...read.plan.x]);
    expect(places.map(({ y }) => y)).toEqual([...read.plan.y]);
  });
});

it('a scale that a document leaves open is said before it is edited, and stays', () => {
  const { metres_per_unit: _scale, ...open } = smallPlan();
  const fixed = fixScale(open);
  expect(planScale(open)).toBeCloseTo(1.1);
  expect(fixed.metres_per_unit).toBeCloseTo(0.011);
  expect(fixScale(fixed)).toBe(fixed);
});
