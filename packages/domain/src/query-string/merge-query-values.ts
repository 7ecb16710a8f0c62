export type QueryValue = string | QueryValue[] | QueryObject;
export type QueryObject = { [key: string]: QueryValue };

/** Spec §9. */
export const arrayLimit = 20;

// A list that outgrew the limit lives on as an object with numbers for keys; this is the last number in use.
const lastNumbers = new WeakMap<object, number>();

const lastNumber = (object: object): number => lastNumbers.get(object) ?? 0;

export function asOverflow(object: QueryObject, number: number): QueryObject {
  lastNumbers.set(object, Math.max(number, lastNumber(object)));
  return object;
}

export const isOverflow = (value: QueryValue): value is QueryObject =>
  typeof value === 'object' && lastNumbers.has(value);

// Object.entries passes over the holes of a sparse list.
const asObject = (list: QueryValue[]): QueryObject => Object.fromEntries(Object.entries(list));

/** One list of both, opening lists; an overflow takes the value under its next number. */
export function join(present: QueryValue, value: QueryValue, limit = arrayLimit): QueryValue {
  if (isOverflow(present)) {
    const next = lastNumber(present) + 1;
    present[next] = value;
    return asOverflow(present, next);
  }
  const list = ([] as QueryValue[]).concat(present, value);
  return list.length > limit ? asOverflow(asObject(list), list.length - 1) : list;
}

function mergeIntoText(text: string, source: QueryValue[] | QueryObject): QueryValue {
  if (!isOverflow(source)) return join(text, source);
  const shifted: QueryObject = { 0: text };
  for (const [number, value] of Object.entries(source)) shifted[Number(number) + 1] = value;
  return asOverflow(shifted, lastNumber(source) + 1);
}

function mergeLists(target: QueryValue[], source: QueryValue[]): QueryValue[] {
  source.forEach((value, index) => {
    const present = target[index];
    if (present === undefined) target[index] = value;
    else if (typeof present === 'object' && typeof value === 'object') target[index] = merge(present, value);
    else target.push(value);
  });
  return target;
}

function mergeObjects(target: QueryObject, source: QueryValue[] | QueryObject): QueryObject {
  for (const [key, value] of Object.entries(source)) {
    const present = Object.hasOwn(target, key) ? target[key] : undefined;
    target[key] = present === undefined ? value : merge(present, value);
  }
  return isOverflow(source) ? asOverflow(target, lastNumber(source)) : target;
}

/** What two keys say of one place in the tree, joined as qs joins it. `target` may be changed. */
export function merge(target: QueryValue, source: QueryValue): QueryValue {
  if (source === '') return target;
  // Here qs counts the limit differently: a list may reach 21.
  if (typeof source === 'string') return join(target, source, arrayLimit + 1);
  if (typeof target === 'string') return mergeIntoText(target, source);
  if (Array.isArray(target) && Array.isArray(source)) return mergeLists(target, source);
  return mergeObjects(Array.isArray(target) ? asObject(target) : target, source);
}
