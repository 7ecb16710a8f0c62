import { describe, expect, it } from 'vitest';
import { parsePretixPlan } from '../seats/pretix/parse-pretix-plan.ts';
import { addArea } from './areas.ts';
import { markSeats } from './mark-seats.ts';
import { openPlan, writePlan } from './open-plan.ts';
import { toPlainPretix } from './plain-pretix.ts';
import { pretixFaults } from './test/pretix-schema.ts';
import { seatGuids, smallPlan } from './test/small-plan.ts';

const full = () => {
  const marked = markSeats(smallPlan(), seatGuids('1', 1), 'accessible', true);
  const corners = [
    { x: 0, y: 0 },
    { x: 500, y: 0 },
    { x: 500, y: 100 },
  ];
  return addArea(marked, 0, corners, {
    text: { text: 'Stage', position: { x: 0, y: 0 } },
    texts: { ru: 'Сцена' },
    color: '#888888',
  });
};

describe('a plan for pretix itself', () => {
  it('has what pretix asks for, and nothing that it does not know', () => {
    expect(pretixFaults(full())).not.toEqual([]);
    expect(pretixFaults(toPlainPretix(full()))).toEqual([]);
  });

  it('has every seat where it stood, in its order, under its guid', () => {
    const [ours, theirs] = [parsePretixPlan(full()), parsePretixPlan(toPlainPretix(full()))];
    if (ours.kind === 'faulty' || theirs.kind === 'faulty') throw new Error('both are plans');
    expect(theirs.guids).toEqual(ours.guids);
    const shape = ({ x, y }: { x: Int32Array; y: Int32Array }) =>
      Array.from(x, (column, index) => [column - (x[0] ?? 0), (y[index] ?? 0) - (y[0] ?? 0)]);
    const [one, other] = [shape(ours.plan), shape(theirs.plan)];
    // In the units of pretix a seat stands to a hundredth of one, and the scale is found from the usual distance.
    const scale = (one.at(-1)?.[1] ?? 0) / (other.at(-1)?.[1] ?? 1);
    const farthest = Math.max(
      ...one.map(([x = 0, y = 0], index) =>
        Math.hypot(x - (other[index]?.[0] ?? 0) * scale, y - (other[index]?.[1] ?? 0) * scale),
      ),
    );
    expect(farthest).toBeLessThan(2);
  });

  it('keeps what pretix wrote itself, and names seats as it must', () => {
    const [first, ...others] = smallPlan().zones;
    const [theirRow, ...rows] = first?.rows ?? [];
    const document = {
      ...smallPlan(),
      zones: [
        {
          ...first,
          zone_id: 'main',
          rows: [
            {
              ...theirRow,
              row_label: 'Row 1',
              seats: theirRow?.seats.map((one, index) => ({
                ...one,
                seat_guid: index === 0 ? 'x' : one.seat_guid,
                radius: 9,
              })),
            },
            ...rows,
          ],
        },
        ...others,
      ],
    };
    const plain = toPlainPretix(document as never);
    expect(plain.zones[0]).toMatchObject({ zone_id: 'main', rows: [{ row_label: 'Row 1' }, {}] });
    expect(plain.zones[0]?.rows[0]?.seats[0]).toMatchObject({ seat_guid: 'seat-x', radius: 9 });
    expect(pretixFaults(plain)).toEqual([]);
  });

  it('leaves out what other editors write and pretix refuses, and a uuid that copies share', () => {
    const [first, ...others] = smallPlan().zones;
    const [theirRow, ...rows] = first?.rows ?? [];
    const [one, two, ...more] = theirRow?.seats ?? [];
    const document = {
      ...smallPlan(),
      zones: [
        {
          ...first,
          uuid: 'aa',
          zone_id: 7,
          rows: [
            {
              ...theirRow,
              uuid: 'bb',
              row_number_position: 'left',
              row_label: null,
              seats: [
                { ...one, seat_guid: ' a\nb', uuid: 'cc', radius: '9' },
                { ...two, uuid: 'cc' },
                ...more,
              ],
            },
            ...rows.map((row) => ({ ...row, uuid: 'bb', row_number_position: null })),
          ],
        },
        ...others,
      ],
    };
    const plain = toPlainPretix(document as never);
    expect(pretixFaults(plain)).toEqual([]);
    const [zone] = plain.zones;
    expect(zone).toMatchObject({
      uuid: 'aa',
      rows: [{ uuid: 'bb', row_label: null }, { row_number_position: null }],
    });
    expect(zone?.rows[0]?.seats[0]).toMatchObject({ uuid: 'cc', seat_guid: '_a_b' });
    const kept = JSON.stringify(plain);
    expect(['"left"', '"zone_id"', '"radius"'].filter((text) => kept.includes(text))).toEqual([]);
    expect(kept.match(/"uuid"/g)).toHaveLength(3);
  });

  it.each([
    ['a guid of one letter', 'plan.zones[0].rows[0].seats[0].seat_guid', { seat_guid: 'x' }],
    ['a guid that ends in a space', 'plan.zones[0].rows[0].seats[0].seat_guid', { seat_guid: 'xy ' }],
    ['a key of ours', 'plan.zones[0].rows[0].seats[0].accessible', { accessible: true }],
    ['no zone', 'plan.zones[0].rows[0].seats[0].category', { category: undefined }],
  ])('is not refused for nothing: %s is', (_what, path, change) => {
    const plain = toPlainPretix(full());
    const seat = plain.zones[0]?.rows[0]?.seats[0] ?? {};
    Object.assign(seat, change);
    expect(pretixFaults(plain)).toEqual([expect.stringContaining(path)]);
  });

  it('is opened again, and written as it came', () => {
    const text = JSON.stringify(toPlainPretix(full()), null, 4);
    const opened = openPlan(text);
    if (opened.kind === 'refused') throw new Error(JSON.stringify(opened.faults));
    expect(writePlan(opened.plan, { ...opened.plan.document })).toBe(text);
  });
});
