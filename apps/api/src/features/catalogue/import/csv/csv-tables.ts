/** How the text of a cell is read: as it is, as a number, as yes or no, or as several of them with spaces between. */
export type CellKind = 'text' | 'number' | 'truth' | 'words' | 'numbers';

export interface Column {
  /** As it stands in the first line; `*` is any language or currency. */
  readonly name: string;
  /** Of the field in the catalogue file; `{main}` is the main language. */
  readonly path: string;
  readonly kind: CellKind;
}

const column = (name: string, kind: CellKind = 'text', path = name): Column => ({ name, kind, path });
const columns = (names: string): Column[] => names.split(' ').map((name) => column(name));
const translated = (names: string): Column[] =>
  names.split(' ').flatMap((name) => [column(name, 'text', `${name}.{main}`), column(`${name}.*`)]);
const picture = (name: string, path: string): Column[] => [
  column(`${name}.src`, 'text', `${path}.src`),
  column(`${name}.width`, 'number', `${path}.width`),
  column(`${name}.height`, 'number', `${path}.height`),
  column(`${name}.colour`, 'text', `${path}.colour`),
  column(`${name}.widths`, 'numbers', `${path}.widths`),
  column(`${name}.alt`, 'text', `${path}.alt.{main}`),
  column(`${name}.alt.*`, 'text', `${path}.alt.*`),
  column(`${name}.focal_point.x`, 'number', `${path}.focal_point.x`),
  column(`${name}.focal_point.y`, 'number', `${path}.focal_point.y`),
];

/** What a file must have but a table need not say. */
export const csvDefaults: Partial<Record<string, object>> = {
  places: { images: [] },
  events: { images: { gallery: [] } },
};

/** Each kind of CSV file by the end of its name. `dates`, `tickets` and `cast` belong to the events that they name. */
export const csvTables = {
  category_types: [...columns('source_id'), ...translated('name')],
  categories: [...columns('source_id type'), ...translated('name')],
  locations: [...columns('source_id time_zone country'), ...translated('name')],
  places: [
    ...columns('source_id location'),
    ...translated('name description address'),
    column('lat', 'number', 'geo.lat'),
    column('lon', 'number', 'geo.lon'),
    ...picture('image', 'images.0'),
  ],
  halls: [...columns('source_id place plan'), ...translated('name'), column('capacity', 'number')],
  persons: [...columns('source_id'), ...translated('name role biography'), ...picture('image', 'image')],
  events: [
    ...columns('source_id category currency'),
    ...translated('title subtitle description'),
    column('age_limit', 'number'),
    column('duration_minutes', 'number'),
    column('labels', 'words'),
    column('landings', 'numbers'),
    column('invoices', 'truth'),
    column('max_tickets', 'number'),
    ...picture('poster', 'images.poster'),
    ...picture('banner', 'images.banner'),
  ],
  dates: columns('event source_id hall started_at doors_at sale_starts_at sale_ends_at status'),
  tickets: [
    ...columns('event date zone'),
    ...translated('name'),
    column('price', 'number'),
    column('service_fee', 'number'),
    column('price.*', 'number', 'prices.*.price'),
    column('service_fee.*', 'number', 'prices.*.service_fee'),
    column('vat', 'number', 'vat.percent'),
    column('vat.exempt'),
    column('fee_vat', 'number', 'fee_vat.percent'),
    column('fee_vat.exempt'),
    column('capacity', 'number'),
  ],
  cast: [...columns('event person'), ...translated('role')],
  news: [
    ...columns('source_id published_at'),
    ...translated('title lead body'),
    ...picture('image', 'image'),
    column('events', 'words'),
    column('persons', 'words'),
  ],
} as const satisfies Record<string, readonly Column[]>;

export type CsvKind = keyof typeof csvTables;

/** `spring-events.csv` holds events. */
export function findCsvKind(fileName: string): CsvKind | undefined {
  const [, kind = ''] = /(?:^|[^a-z])([a-z_]+)\.csv$/i.exec(fileName.toLowerCase()) ?? [];
  // Object.hasOwn does not narrow.
  return Object.hasOwn(csvTables, kind) ? (kind as CsvKind) : undefined;
}

/** The field that a column stands for; undefined when the table has no such column. */
export function findColumn(kind: CsvKind, name: string, mainLang: string): Column | undefined {
  const table: readonly Column[] = csvTables[kind];
  const last = name.slice(name.lastIndexOf('.') + 1);
  const found =
    table.find((column) => column.name === name) ??
    table.find((column) => column.name === name.replace(/\.[^.]+$/, '.*'));
  return found && { ...found, path: found.path.replace('*', last).replace('{main}', mainLang) };
}
