import type { PlanFault } from '../plan/plan-fault.ts';

/** A value from outside, where it stood, and the list that its faults go to. */
export type Given = { readonly value: unknown; readonly path: string; readonly faults: PlanFault[] };

export function refuse(given: Given, reason: string): void {
  given.faults.push({ path: given.path || 'document', reason });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isMissing = (given: Given): boolean => given.value === undefined || given.value === null;

/** What an object holds under a key; nothing when it is no object, which `asObject` complains about. */
export const field = ({ value, path, faults }: Given, key: string): Given => ({
  value: isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined,
  path: path === '' ? key : `${path}.${key}`,
  faults,
});

export function asObject(given: Given): Given {
  if (!isObject(given.value)) refuse(given, 'must be an object');
  return given;
}

export function asList(given: Given): Given[] {
  const { value, path, faults } = given;
  if (Array.isArray(value))
    return value.map((item, index) => ({ value: item, path: `${path}[${index}]`, faults }));
  refuse(given, 'must be a list');
  return [];
}

/** A text that says something; a number stands for its digits. */
export function asText(given: Given): string {
  const text = typeof given.value === 'number' ? String(given.value) : given.value;
  if (typeof text === 'string' && text.trim() !== '') return text;
  refuse(given, 'must be a text');
  return '';
}

export function asNumber(given: Given): number {
  if (typeof given.value === 'number' && Number.isFinite(given.value)) return given.value;
  refuse(given, 'must be a number');
  return 0;
}

export function asBoolean(given: Given): boolean {
  if (typeof given.value !== 'boolean') refuse(given, 'must be true or false');
  return given.value === true;
}

/** Texts by language. */
export function asTexts(given: Given): Record<string, string> {
  const { value } = asObject(given);
  const keys = isObject(value) ? Object.keys(value) : [];
  return Object.fromEntries(keys.map((key) => [key, asText(field(given, key))]));
}

export const optional = <Value, Otherwise>(
  given: Given,
  read: (given: Given) => Value,
  otherwise: Otherwise,
): Value | Otherwise => (isMissing(given) ? otherwise : read(given));
