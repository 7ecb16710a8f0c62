import type { z } from 'zod';
import { type FieldReason, fieldReasons } from '../errors.ts';
import type { FieldFault } from './problem.ts';

const sentences: Partial<Record<FieldReason, string>> = {
  required: 'must be given',
  not_single: 'must be given once',
};

export type CheckedInput<Value> =
  | { kind: 'valid'; value: Value }
  | { kind: 'refused'; details: FieldFault[] };

/** Reads what came over the wire: the value that the schema makes of it, or one fault for each field that is wrong. */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): CheckedInput<z.output<Schema>> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return { kind: 'valid', value: result.data };
  return { kind: 'refused', details: firstByField(result.error.issues.flatMap(listFaults)) };
}

function firstByField(faults: FieldFault[]): FieldFault[] {
  return [...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values()].toReversed();
}

/** The field is named, not a place within its list. */
function listFaults(issue: z.core.$ZodIssue): FieldFault[] {
  const path = issue.path.filter((part) => typeof part === 'string');
  const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
  const reason = issueReason(issue);
  const message = sentences[reason] ?? issue.message;
  return names.map((name) => ({ field: name.join('.'), reason, message }));
}

function issueReason(issue: z.core.$ZodIssue): FieldReason {
  switch (issue.code) {
    case 'invalid_type':
      return typeReason(issue.input, 'wrong_type');
    case 'invalid_value':
      return typeReason(issue.input, 'unknown_value');
    case 'invalid_union':
      return issue.discriminator ? 'unknown_value' : typeReason(issue.input, 'bad_format');
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_large';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'custom':
      return fieldReasons.find((reason) => reason === issue.params?.reason) ?? 'bad_format';
    default:
      return 'bad_format';
  }
}

/** A key given twice in an address arrives as a list. */
function typeReason(input: unknown, otherwise: FieldReason): FieldReason {
  if (input === undefined) return 'required';
  return Array.isArray(input) ? 'not_single' : otherwise;
}
