import { fromParts, type Item, isEqual, namedParts, type Path, type Value } from './item.ts';

/** Both changed the same field, and not to the same. */
export interface Collision {
  readonly path: Path;
  /** What it was when the draft began. */
  readonly base: Value | undefined;
  readonly mine: Value | undefined;
  readonly theirs: Value | undefined;
}

export interface Merged<Result extends Item | undefined = Item | undefined> {
  /** What collides is as it is in the catalogue; undefined where nothing of it is, or is to be, in there. */
  readonly item: Result;
  readonly collisions: readonly Collision[];
}

interface Sides {
  readonly base: Value | undefined;
  readonly mine: Value | undefined;
  readonly theirs: Value | undefined;
}

/**
 * What a draft makes of an item that may have changed since: fields that only one side changed are as that side has them. Nothing is lost
 * without being named.
 */
export function mergeItems(sides: {
  readonly base: Item | undefined;
  readonly mine: Item;
  readonly theirs: Item;
}): Merged<Item>;
/** A side that does not have it has removed it, or never had it. Whoever changes what the other removes collides with them as a whole. */
export function mergeItems(sides: ItemSides): Merged;
export function mergeItems({ base, mine, theirs }: ItemSides): Merged {
  const collisions: Collision[] = [];
  if (mine === undefined || theirs === undefined) {
    const isUntouched = isEqual(base, mine) || isEqual(mine, theirs);
    if (isUntouched) return { item: theirs, collisions };
    if (isEqual(base, theirs)) return { item: mine, collisions };
    return { item: theirs, collisions: [{ path: [], base, mine, theirs }] };
  }
  const item = merge([], { base: base ?? {}, mine, theirs }, collisions);
  // A item is a record on all sides, so what comes of it is one.
  return { item: item as Item, collisions };
}

interface ItemSides {
  readonly base: Item | undefined;
  readonly mine: Item | undefined;
  readonly theirs: Item | undefined;
}

function merge(path: Path, sides: Sides, collisions: Collision[]): Value | undefined {
  const { base, mine, theirs } = sides;
  if (isEqual(mine, theirs) || isEqual(base, mine)) return theirs;
  if (isEqual(base, theirs)) return mine;
  const field = path.at(-1) ?? '';
  const parts = {
    // Nothing there before, and two who began it: each of its parts is new.
    base: namedParts(base ?? (Array.isArray(mine) ? [] : {}), field),
    mine: namedParts(mine, field),
    theirs: namedParts(theirs, field),
  };
  if (!parts.base || !parts.mine || !parts.theirs || Array.isArray(mine) !== Array.isArray(theirs)) {
    collisions.push({ path, ...sides });
    return theirs;
  }
  const merged = new Map<string, Value | undefined>();
  for (const name of inOrder(parts.base, parts.mine, parts.theirs)) {
    const part = {
      base: parts.base.get(name),
      mine: parts.mine.get(name),
      theirs: parts.theirs.get(name),
    };
    const value = merge([...path, name], part, collisions);
    if (value !== undefined) merged.set(name, value);
  }
  return fromParts(merged, Array.isArray(mine));
}

type Parts = ReadonlyMap<string, unknown>;

/** As the side has it that moved something; what the other side added comes after. */
function inOrder(base: Parts, mine: Parts, theirs: Parts): Set<string> {
  const hasMoved = !isEqual(
    [...mine.keys()].filter((name) => base.has(name)),
    [...base.keys()].filter((name) => mine.has(name)),
  );
  return new Set(hasMoved ? [...mine.keys(), ...theirs.keys()] : [...theirs.keys(), ...mine.keys()]);
}

/** An item in which one field says something else; undefined takes it away. */
export function withValue(item: Item, path: Path, value: Value | undefined): Item {
  // What is put below a record is a record again.
  return put(item, path, value, '') as Item;
}

function put(
  whole: Value | undefined,
  [name, ...rest]: Path,
  value: Value | undefined,
  field: string,
): Value | undefined {
  if (name === undefined) return value;
  const parts = new Map(namedParts(whole ?? {}, field) ?? []);
  const part = put(parts.get(name), rest, value, name);
  if (part === undefined) parts.delete(name);
  else parts.set(name, part);
  return fromParts(parts, Array.isArray(whole));
}
