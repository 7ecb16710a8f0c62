import type { PlanFault } from '../plan/plan.ts';

/** A value from outside, where it stood, and the list that its faults go to. */
export type JsonInput = { readonly value: unknown; readonly path: string; readonly faults: PlanFault[] };

export function addFault(input: JsonInput, reason: string): void {
  input.faults.push({ path: input.path || 'document', reason });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isMissing = (input: JsonInput): boolean => input.value === undefined || input.value === null;

/** What an object holds under a key; nothing when it is no object, which `asObject` complains about. */
export const field = ({ value, path, faults }: JsonInput, key: string): JsonInput => ({
  value: isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined,
  path: path === '' ? key : `${path}.${key}`,
  faults,
});

export function asObject(input: JsonInput): JsonInput {
  if (!isObject(input.value)) addFault(input, 'must be an object');
  return input;
}

export function asList(input: JsonInput): JsonInput[] {
  const { value, path, faults } = input;
  if (Array.isArray(value))
    return value.map((item, index) => ({ value: item, path: `${path}[${index}]`, faults }));
  addFault(input, 'must be a list');
  return [];
}

/** The text of a value, where it has one, and no complaint; a number stands for its digits. */
export const textIn = ({ value }: JsonInput): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A text that says something. */
export function asText(input: JsonInput): string {
  const text = textIn(input);
  if (text.trim() !== '') return text;
  addFault(input, 'must be a text');
  return '';
}

export function asNumber(input: JsonInput): number {
  if (typeof input.value === 'number' && Number.isFinite(input.value)) return input.value;
  addFault(input, 'must be a number');
  return 0;
}

export function asBoolean(input: JsonInput): boolean {
  if (typeof input.value !== 'boolean') addFault(input, 'must be true or false');
  return input.value === true;
}

/** Texts by language. */
export function asTexts(input: JsonInput): Record<string, string> {
  const { value } = asObject(input);
  const keys = isObject(value) ? Object.keys(value) : [];
  return Object.fromEntries(keys.map((key) => [key, asText(field(input, key))]));
}

export const optional = <Value, Otherwise>(
  input: JsonInput,
  read: (input: JsonInput) => Value,
  otherwise: Otherwise,
): Value | Otherwise => (isMissing(input) ? otherwise : read(input));
