import { describe, expect, it } from 'vitest';
import { parsePretixPlan } from '../seats/pretix/parse-pretix-plan.ts';
import { addArea } from './areas.ts';
import { markSeats } from './mark-seats.ts';
import { openPlan, writePlan } from './open-plan.ts';
import { toPlainPretix } from './plain-pretix.ts';
import { seatGuids, smallPlan } from './test/small-plan.ts';

/**
 * What pretix publishes of its seating plans (seating-plan.schema.json), in our own words: which keys a thing may have, which it must, and of
 * what kind they are. Anything else is refused there.
 */
type Kind = 'text' | 'number' | 'integer' | Shape | readonly [Shape];
interface Shape {
  readonly required: Readonly<Record<string, Kind>>;
  readonly optional?: Readonly<Record<string, Kind>>;
}

const position: Shape = { required: { x: 'number', y: 'number' } };
const seat: Shape = {
  required: { seat_guid: 'text', seat_number: 'text', position, category: 'text' },
  optional: { uuid: 'text', start_direction: 'text', radius: 'number' },
};
const row: Shape = {
  required: { row_number: 'text', seats: [seat] },
  optional: { position, row_label: 'text', seat_label: 'text', uuid: 'text', row_number_position: 'text' },
};
const area: Shape = {
  required: {},
  optional: {
    color: 'text',
    border_color: 'text',
    rotation: 'number',
    position,
    uuid: 'text',
    shape: 'text',
    polygon: { required: { points: [position] } },
    rectangle: { required: { width: 'number', height: 'number' } },
    ellipse: { required: { radius: position } },
    circle: { required: { radius: 'number' } },
    text: { required: { text: 'text', position }, optional: { color: 'text', size: 'number' } },
  },
};
const plan: Shape = {
  required: {
    name: 'text',
    categories: [{ required: { name: 'text' }, optional: { color: 'text' } }],
    zones: [
      {
        required: { position, rows: [row] },
        optional: { name: 'text', zone_id: 'text', uuid: 'text', areas: [area] },
      },
    ],
    size: { required: { width: 'integer', height: 'integer' } },
  },
};

const isShape = (kind: Kind): kind is Shape => typeof kind === 'object' && 'required' in kind;

function listFaults(value: unknown, kind: Kind, path: string): string[] {
  if (kind === 'text') return typeof value === 'string' ? [] : [`${path} is no text`];
  if (kind === 'number') return typeof value === 'number' ? [] : [`${path} is no number`];
  if (kind === 'integer') return Number.isInteger(value) ? [] : [`${path} is no whole number`];
  if (!isShape(kind))
    return Array.isArray(value)
      ? value.flatMap((item, index) => listFaults(item, kind[0], `${path}[${index}]`))
      : [`${path} is no list`];
  const object = value as Record<string, unknown>;
  const known = { ...kind.required, ...kind.optional };
  return [
    ...Object.keys(kind.required).flatMap((key) =>
      object[key] === undefined ? [`${path}.${key} is missing`] : [],
    ),
    ...Object.keys(object).flatMap((key) => {
      const own = known[key];
      return own ? listFaults(object[key], own, `${path}.${key}`) : [`${path}.${key} is not known`];
    }),
  ];
}

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
    expect(listFaults(full(), plan, 'plan')).not.toEqual([]);
    expect(listFaults(toPlainPretix(full()), plan, 'plan')).toEqual([]);
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
    expect(listFaults(plain, plan, 'plan')).toEqual([]);
  });

  it('is opened again, and written as it came', () => {
    const text = JSON.stringify(toPlainPretix(full()), null, 4);
    const opened = openPlan(text);
    if (opened.kind === 'refused') throw new Error(JSON.stringify(opened.faults));
    expect(writePlan(opened.plan, { ...opened.plan.document })).toBe(text);
  });
});
