import {
  arrayLimit,
  asOverflow,
  isOverflow,
  join,
  merge,
  type QueryObject,
  type QueryValue,
} from './merge-query-values.ts';

/** Spec §9. */
const depthLimit = 5;
const parameterLimit = 1000;

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced; // A malformed escape is no reason to lose the parameter.
  }
}

function splitParameter(parameter: string): [key: string, value: string] {
  const at = parameter.indexOf(']=') + 1 || parameter.indexOf('=');
  if (at < 0) return [decode(parameter), ''];
  return [decode(parameter.slice(0, at)), decode(parameter.slice(at + 1))];
}

/** `a[b]c[d]` is `a`, `b`, `d`; what lies deeper than the limit stays one name with its brackets. */
function splitKey(key: string): { parent: string; children: string[] } {
  const brackets = [...key.matchAll(/\[[^[\]]*]/g)];
  const children = brackets.slice(0, depthLimit).map(([bracket]) => bracket.slice(1, -1));
  const beyond = brackets[depthLimit];
  if (beyond) children.push(key.slice(beyond.index));
  return { parent: key.slice(0, brackets[0]?.index), children };
}

function nest(value: QueryValue, name: string): QueryValue {
  if (name === '') return isOverflow(value) ? value : join([], value);
  const index = Number.parseInt(name, 10);
  const isIndex = String(index) === name && index >= 0;
  if (!isIndex) return { [name]: value };
  if (index >= arrayLimit) return asOverflow({ [name]: value }, index);
  const list: QueryValue[] = [];
  list[index] = value;
  return list;
}

const isInherited = (name: string): boolean => Object.hasOwn(Object.prototype, name);

function addParameter(query: QueryObject, key: string, value: QueryValue): void {
  const { parent, children } = splitKey(key);
  if ([parent, ...children].some(isInherited)) return;
  const nested = children.reduceRight(nest, value);
  merge(query, parent === '' ? nested : { [parent]: nested });
}

function closeHoles(value: QueryValue): QueryValue {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return Object.values(value).map(closeHoles);
  for (const [key, child] of Object.entries(value)) value[key] = closeHoles(child);
  return value;
}

/** Reads the query of an address as the `qs` library does by default, with the limits of spec §9. Never throws. */
export function parseQuery(text: string): QueryObject {
  const parameters = text.replace(/%5B/gi, '[').replace(/%5D/gi, ']').split('&', parameterLimit);
  // Without a prototype, so that every key may be asked for.
  const values: QueryObject = Object.create(null);
  for (const [key, value] of parameters.map(splitParameter)) {
    const present = values[key];
    values[key] = present === undefined ? value : join(present, value);
  }
  const query: QueryObject = {};
  for (const [key, value] of Object.entries(values)) if (key !== '') addParameter(query, key, value);
  closeHoles(query);
  return query;
}
