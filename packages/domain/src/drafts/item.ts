/** A value of a catalogue file. */
export type Value =
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | { readonly [key: string]: Value | undefined };

/** An event, a place, a person …: one item as the catalogue file writes it. */
export type Item = { readonly [field: string]: Value | undefined };

/** What the catalogue is made of, in the order in which editors think of it. */
export const itemKinds = [
  'events',
  'persons',
  'places',
  'halls',
  'news',
  'categories',
  'category_types',
  'locations',
  'landings',
  'exchange_rates',
] as const;
export type ItemKind = (typeof itemKinds)[number];

/** What can be removed. Sites go offline instead, and a rate of exchange is replaced by a newer one. */
export const removableKinds = [
  'category_types',
  'categories',
  'locations',
  'places',
  'halls',
  'persons',
  'events',
  'news',
] as const satisfies readonly ItemKind[];
export type RemovableKind = (typeof removableKinds)[number];

export const isRemovable = (kind: string): kind is RemovableKind =>
  (removableKinds as readonly string[]).includes(kind);

/** By what an item is known among those of its kind. */
export function readItemKey(kind: ItemKind, item: Item): string {
  if (kind === 'landings') return String(item.id);
  if (kind === 'exchange_rates') return `${item.from}-${item.to}`;
  return String(item.source_id);
}

/** Where a value stands in its item: names of fields, and keys of what stands in a list. */
export type Path = readonly string[];

/** Lists whose items have a name, so that a change of one is not a change of all. Any other list is one value. */
const itemKeys: Readonly<Record<string, string>> = {
  dates: 'source_id',
  ticket_types: 'zone',
  persons: 'person',
  pages: 'slug',
  navigation: 'path',
  gallery: 'src',
  images: 'src',
};

export const isRecord = (value: Value | undefined): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Its parts by name, in their order; nothing where a value is one whole. */
export function namedParts(
  value: Value | undefined,
  field: string,
): ReadonlyMap<string, Value | undefined> | undefined {
  if (isRecord(value)) return new Map(Object.entries(value).filter(([, part]) => part !== undefined));
  const itemKey = itemKeys[field];
  if (itemKey === undefined || !Array.isArray(value)) return undefined;
  const items = new Map<string, Value | undefined>();
  for (const item of value as readonly Value[]) {
    const key = isRecord(item) ? item[itemKey] : undefined;
    if (typeof key !== 'string' || items.has(key)) return undefined;
    items.set(key, item);
  }
  return items;
}

/** The other way round: a list where one stood before. */
export const fromParts = (parts: ReadonlyMap<string, Value | undefined>, isList: boolean): Value =>
  isList
    ? [...parts.values()].filter((part) => part !== undefined)
    : Object.fromEntries([...parts].filter(([, part]) => part !== undefined));

/** Whether two values say the same; the order of fields says nothing. */
export function isEqual(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isEqual(a[key], b[key]));
}
