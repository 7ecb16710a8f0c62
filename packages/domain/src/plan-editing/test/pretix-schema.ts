/**
 * What pretix publishes of its seating plans (seating-plan.schema.json), in our own words: which keys a thing may have, which it must, of what
 * kind they are, and which words they may say. Anything else is refused there.
 */
type Kind = Plain | Words | Shape | readonly [Shape];
type Plain = 'text' | 'text or nothing' | 'number' | 'whole number' | 'guid';
/** One of these, or nothing where that is among them. */
interface Words {
  readonly oneOf: readonly (string | null)[];
}
interface Shape {
  readonly required: Readonly<Record<string, Kind>>;
  readonly optional?: Readonly<Record<string, Kind>>;
}

const position: Shape = { required: { x: 'number', y: 'number' } };
const seat: Shape = {
  required: { seat_guid: 'guid', seat_number: 'text', position, category: 'text' },
  optional: { uuid: 'text', start_direction: 'text or nothing', radius: 'number' },
};
const row: Shape = {
  required: { row_number: 'text', seats: [seat] },
  optional: {
    position,
    row_label: 'text or nothing',
    seat_label: 'text or nothing',
    uuid: 'text',
    row_number_position: { oneOf: ['start', 'end', 'both', null] },
  },
};
const area: Shape = {
  required: {},
  optional: {
    color: 'text',
    border_color: 'text',
    rotation: 'number',
    position,
    uuid: 'text',
    shape: { oneOf: ['polygon', 'rectangle', 'ellipse', 'circle', 'text'] },
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
    size: { required: { width: 'whole number', height: 'whole number' } },
  },
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isPlain: Readonly<Record<Plain, (value: unknown) => boolean>> = {
  text: isText,
  'text or nothing': (value) => value === null || isText(value),
  number: isNumber,
  'whole number': (value) => Number.isInteger(value),
  // Two letters at the least, on one line, and no space at either end.
  guid: (value) => isText(value) && /^[^ ].*[^ ]$/.test(value),
};

/** Where a plan is not what pretix takes; nothing where it is. */
export const pretixFaults = (value: unknown): string[] => listFaults(value, plan, 'plan');

function listFaults(value: unknown, kind: Kind, path: string): string[] {
  if (typeof kind === 'string') return isPlain[kind](value) ? [] : [`${path} is not ${kind}`];
  if ('oneOf' in kind)
    return kind.oneOf.some((word) => word === value) ? [] : [`${path} is none of ${kind.oneOf.join(', ')}`];
  if (!('required' in kind))
    return Array.isArray(value)
      ? value.flatMap((item, index) => listFaults(item, kind[0], `${path}[${index}]`))
      : [`${path} is no list`];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path} is no object`];
  const known: Readonly<Record<string, Kind>> = { ...kind.required, ...kind.optional };
  return [
    ...Object.keys(kind.required).flatMap((key) => (key in value ? [] : [`${path}.${key} is missing`])),
    ...Object.entries(value).flatMap(([key, part]) => {
      const own = known[key];
      return own ? listFaults(part, own, `${path}.${key}`) : [`${path}.${key} is not known`];
    }),
  ];
}
