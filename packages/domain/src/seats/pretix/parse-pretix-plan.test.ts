import { describe, expect, it } from 'vitest';
import { hasFlag, type SeatFlag, type SeatPlan, seatLabel } from '../plan/plan.ts';
import { parsePlan, seat, small } from '../test/pretix.ts';
import { parsePretixPlan } from './parse-pretix-plan.ts';

const seatsWith = (plan: SeatPlan, flag: SeatFlag) =>
  Array.from({ length: plan.seatCount }, (_, index) => index).filter((index) => hasFlag(plan, index, flag));

describe('a plan of pretix', () => {
  it('becomes sections, rows and seats, in centimetres from one corner', () => {
    const plan = parsePlan(small({ metres_per_unit: 0.02 }));
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
    const plan = parsePlan(small());
    expect([...plan.x]).toStrictEqual([303, 358, 413]);
  });

  it('takes one unit for a centimetre where no seats stand side by side', () => {
    const zones = [{ position: { x: 0, y: 0 }, rows: [{ row_number: '1', seats: [seat('1', 7)] }] }];
    expect(parsePlan(small({ zones })).x[0]).toBe(7);
  });

  it('finds gaps by distance and aisles beside them and at the ends', () => {
    const seats = [0, 20, 40, 80, 100].map((x, index) => seat(`${index + 1}`, x));
    const plan = parsePlan(
      small({ zones: [{ position: { x: 0, y: 0 }, rows: [{ row_number: '1', seats }] }] }),
    );
    expect(seatsWith(plan, 'gapAfter')).toStrictEqual([2]);
    expect(seatsWith(plan, 'aisle')).toStrictEqual([0, 2, 3, 4]);
  });

  it('takes a gap of 1.6 times the usual distance for none yet', () => {
    const seats = [0, 20, 40, 72, 92].map((x, index) => seat(`${index + 1}`, x));
    const zones = [{ position: { x: 0, y: 0 }, rows: [{ row_number: '1', seats }] }];
    expect(seatsWith(parsePlan(small({ zones, metres_per_unit: 0.01 })), 'gapAfter')).toStrictEqual([]);
  });

  it('believes what is said of gaps, aisles and needs', () => {
    const seats = [
      seat('1', 0, { aisle: false, accessible: true }),
      seat('2', 20, { gap_after: true, companion: true }),
      seat('3', 40, { aisle: false, restricted_view: true }),
      seat('4', 90, { gap_after: true }),
    ];
    const plan = parsePlan(
      small({ zones: [{ position: { x: 0, y: 0 }, rows: [{ row_number: '1', seats }] }] }),
    );
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
    const plan = parsePlan(small({ zones: [{ position: { x: 0, y: 0 }, rows }], metres_per_unit: 0.01 }));
    expect([...plan.x]).toStrictEqual([5, 45, 85, 95]);
    expect([...plan.y]).toStrictEqual([5, 16, 16, 5]);
  });

  it('scales a plan of curves by their length', () => {
    const { position: _, ...loose } = seat('1', 0);
    const seats = ['1', '2', '3'].map((number) => ({ ...loose, seat_guid: number, seat_number: number }));
    const curve = { start: { x: 0, y: 0 }, end: { x: 4, y: 0 }, rise: 1 };
    const plan = parsePlan(
      small({ zones: [{ position: { x: 0, y: 0 }, rows: [{ row_number: '1', curve, seats }] }] }),
    );
    expect([...plan.x]).toStrictEqual([0, 55, 110]);
    expect([...plan.y]).toStrictEqual([0, 28, 0]);
  });

  it('keeps labels that are no plain numbers, and rows sold whole', () => {
    const seats = ['12A', '0', '007', '-1', '1234567890'].map((number, index) => seat(number, index * 20));
    const plan = parsePlan(
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
    const plan = parsePlan({ ...small(), zones: [{ position: { x: 0, y: 0 }, rows }] });
    expect([plan.rows[0]?.label, seatLabel(plan, 0)]).toStrictEqual(['5', '7']);
  });

  it('looks at the middle of the upper edge unless told where', () => {
    expect(parsePlan(small({ metres_per_unit: 0.01 })).focal).toStrictEqual({ x: 130, y: 55 });
    const focal = parsePlan(small({ metres_per_unit: 0.02, focal_point: { x: 7, y: -5 } })).focal;
    expect(focal).toStrictEqual({ x: 14, y: -10 });
  });

  it('names a section without a name by its number, in all the languages given, and leaves out empty ones', () => {
    const empty = { name: 'Foyer', position: { x: 0, y: 0 }, rows: [] };
    const nameless = {
      names: { de: 'Parkett' },
      position: { x: 0, y: 0 },
      rows: [{ row_number: '1', seats: [seat('1', 0)] }],
    };
    expect(parsePlan(small({ zones: [empty, nameless] })).sections).toStrictEqual([
      { name: '2', names: { de: 'Parkett' }, firstRow: 0, rowCount: 1 },
    ]);
  });
});
