import { ApiError } from '@parterre/api-client/api-error';
import { readProblem } from '@parterre/api-client/read-problem';
import type { Texts } from '../i18n/messages/ru.ts';
import { PasskeyFault } from './passkeys.ts';

export const isSignedOut = (failure: unknown): boolean => readProblem(failure)?.code === 'signed_out';
export const isNotFound = (failure: unknown): boolean => readProblem(failure)?.code === 'not_found';
export const isNotPermitted = (failure: unknown): boolean => readProblem(failure)?.code === 'not_permitted';

const isNamed = (code: string, texts: Texts): code is keyof Texts['problems'] =>
  Object.hasOwn(texts.problems, code);

/** What to say of a failure as a whole; nothing where each fault has a field of its own. */
export function describeFailure(failure: unknown, texts: Texts): string {
  if (failure instanceof PasskeyFault) return texts.problems[failure.code];
  if (failure instanceof ApiError && failure.status === null) return texts.problems.offline;
  const problem = readProblem(failure);
  if (problem?.code === 'places_taken')
    return texts.placesTaken(
      problem.places.map(({ zone, seat }) => (seat ? texts.order.seat(seat) : zone)).join('; '),
    );
  const code = problem?.code ?? 'other';
  return isNamed(code, texts) ? texts.problems[code] : texts.problems.other;
}

/** What is wrong with which field of a command's input, by the field's name. */
export function readFieldFaults(failure: unknown, texts: Texts): Readonly<Record<string, string>> {
  const problem = readProblem(failure);
  if (problem?.code !== 'invalid_request') return {};
  return Object.fromEntries(
    problem.details.map(({ field, reason }) => {
      const name = field.replace(/^input\.((contact|company)\.)?/, '').split('.')[0] ?? field;
      return [name, describeFault(name, reason, texts)];
    }),
  );
}

function describeFault(field: string, reason: string, { faults }: Texts): string {
  if (field === 'roles') return faults.roles;
  if (reason === 'required' || reason === 'too_short') return faults.required;
  if (field === 'email') return faults.email;
  if (reason === 'too_long') return faults.too_long;
  return reason === 'forbidden_characters' ? faults.forbidden_characters : faults.other;
}
