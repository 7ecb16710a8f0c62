import fc from 'fast-check';
import { layOutRows } from '../plan/lay-out-rows.ts';
import { type SeatPlan, seatFlags } from '../plan/plan.ts';

const coordinate = fc.integer({ min: -20_000, max: 20_000 });
const point = fc.record({ x: coordinate, y: coordinate }, { noNullPrototype: true });
// Plans are read from documents, and a document without a name in sight is refused there.
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== '');
const names = fc.dictionary(fc.constantFrom('en', 'de'), name, { maxKeys: 2, noNullPrototype: true });
const colour = fc.constantFrom('#abc', '#00ff7f', 'red');

const row = fc.record({
  label: fc.oneof(fc.constantFrom('1', '2', '3', 'A', 'B'), name),
  seatCount: fc.integer({ min: 1, max: 12 }),
  soldWhole: fc.boolean(),
});

// Straight rows, whole or with a seat out of line, and seats anywhere.
const place = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ x: 0, y: 0 }) },
  { weight: 1, arbitrary: point },
);

const numbering = fc.constantFrom<(index: number) => number>(
  (index) => index + 1,
  (index) => 40 - index,
  (index) => (index < 5 ? 9 - 2 * index : 2 * (index - 4)),
  (index) => (index * 7) % 5,
);

const { gapAfter, ...shownFlags } = seatFlags;
const flag = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...Object.values(shownFlags), shownFlags.aisle | shownFlags.restrictedView),
  },
);

const lastSeatInRow = (rows: SeatPlan['rows']): Set<number> =>
  new Set(rows.map(({ firstSeat, seatCount }) => firstSeat + seatCount - 1));

/** Any plan of a few rows, regular or not; not one that a hall could be built by. */
export const anyPlan: fc.Arbitrary<SeatPlan> = fc
  .record({
    name,
    focal: point,
    sections: fc.array(fc.record({ name, names, rows: fc.array(row, { minLength: 1, maxLength: 4 }) }), {
      maxLength: 3,
    }),
    zones: fc.array(fc.record({ id: name, name, colour }, { noNullPrototype: true }), {
      minLength: 1,
      maxLength: 4,
    }),
    general: fc.array(
      fc.record(
        {
          name,
          names,
          zone: fc.nat({ max: 3 }),
          capacity: fc.nat(),
          outline: fc.array(point, { maxLength: 5 }),
        },
        { noNullPrototype: true },
      ),
      { maxLength: 2 },
    ),
    decorations: fc.array(
      fc.record(
        { name, names, colour, outline: fc.array(point, { maxLength: 5 }) },
        { noNullPrototype: true },
      ),
      { maxLength: 2 },
    ),
    numbering,
  })
  .chain(({ sections, numbering: numberAt, ...rest }) => {
    const layout = layOutRows(sections);
    const count = layout.seatCount;
    const column = <Value>(of: fc.Arbitrary<Value>) => fc.array(of, { minLength: count, maxLength: count });
    return fc
      .record({
        places: column(place),
        flags: column(flag),
        gaps: column(fc.integer({ min: 0, max: 5 })),
        zone: column(fc.constantFrom(0, 0, 0, 1, 2)),
        labelled: fc.dictionary(
          fc.nat({ max: Math.max(count - 1, 0) }).map(String),
          fc.constantFrom('12A', 'VIP'),
          { maxKeys: 2 },
        ),
      })
      .map(({ places, flags, gaps, zone, labelled }): SeatPlan => {
        const labels = new Map(
          Object.entries(labelled)
            .map(([seat, label]) => [Number(seat), label] as const)
            .filter(([seat]) => seat < count),
        );
        const ends = lastSeatInRow(layout.rows);
        const placeInRow = (seat: number) => seat - (layout.rows[layout.row[seat] ?? 0]?.firstSeat ?? 0);
        return {
          ...rest,
          ...layout,
          x: Int32Array.from(places, ({ x }, seat) => x + 55 * placeInRow(seat)),
          y: Int32Array.from(places, ({ y }, seat) => y + 90 * (layout.row[seat] ?? 0)),
          zone: Uint8Array.from(zone),
          flags: Uint8Array.from(flags, (value, seat) =>
            gaps[seat] === 0 && !ends.has(seat) ? value | gapAfter : value,
          ),
          number: Int32Array.from(places, (_, seat) => (labels.has(seat) ? 0 : numberAt(placeInRow(seat)))),
          labels,
        };
      });
  });
