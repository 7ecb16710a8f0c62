import { type FaultParams, forms } from '@parterre/domain/catalogue-faults/fault-params';
import type { z } from 'zod';
import { type CatalogueFault, explainedFault, fault } from '../catalogue-fault.ts';

/** What the schema says against a document, by our own codes. */
export function shapeFault(issue: z.core.$ZodIssue, document: unknown): CatalogueFault {
  const { path } = issue;
  const value = readAt(document, path);
  if (value === undefined || (value === null && path.length > 0)) return fault(path, 'missing', {});
  switch (issue.code) {
    case 'invalid_union':
      return unionFault(issue, document);
    case 'invalid_type':
      return fault(path, 'wrong_type', { expected: expectedTypes[issue.expected] ?? 'other' });
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return fault(path, 'missing', {});
      return fault(path, smallCodes[issue.origin] ?? 'below', { least: Number(issue.minimum) });
    case 'too_big':
      return fault(path, bigCodes[issue.origin] ?? 'above', { most: Number(issue.maximum) });
    case 'invalid_value':
      return fault(path, 'no_choice', { choices: issue.values.map(String).join(', ') });
    case 'not_multiple_of':
      return fault(path, 'no_multiple', { step: issue.divisor });
    case 'unrecognized_keys':
      return fault(path, 'unknown_fields', { names: issue.keys.join(', ') });
    default: {
      const form = forms.find((name) => name === issue.message);
      return form ? fault(path, 'misspelt', { form }) : explainedFault(path, issue.message);
    }
  }
}

/** Of the form that comes nearest to what was meant. */
function unionFault(
  { errors, path, message }: z.core.$ZodIssueInvalidUnion,
  document: unknown,
): CatalogueFault {
  const [nearest] = errors.toSorted((a, b) => a.length - b.length);
  const [first] = nearest ?? [];
  return first
    ? shapeFault({ ...first, path: [...path, ...first.path] }, document)
    : explainedFault(path, message);
}

const expectedTypes: Readonly<Record<string, FaultParams['wrong_type']['expected']>> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  boolean: 'switch',
  array: 'list',
  object: 'group',
  record: 'group',
};

const smallCodes: Readonly<Record<string, 'too_short' | 'too_few'>> = {
  string: 'too_short',
  array: 'too_few',
};

const bigCodes: Readonly<Record<string, 'too_long' | 'too_many'>> = { string: 'too_long', array: 'too_many' };

const readAt = (document: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    document,
  );
