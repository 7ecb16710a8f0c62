import { problem } from '../errors/problem.ts';
import { type ErrorCode, errorStatus, invalidAddressStatus } from '../errors.ts';

/** What any call may be answered. */
const always = ['rate_limited', 'internal', 'overloaded'] as const satisfies readonly ErrorCode[];

type Status<Code extends ErrorCode> = (typeof errorStatus)[Code];
type Refusals<Code extends ErrorCode> = Record<
  Status<Code | (typeof always)[number]> | typeof invalidAddressStatus,
  typeof problem
>;

/** The answers that are no success, by status, each naming its codes. */
export function refusals<Code extends ErrorCode = never>(...codes: Code[]): Refusals<Code> {
  const byStatus = new Map<number, readonly ErrorCode[]>();
  for (const code of [...codes, ...always])
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  byStatus.set(invalidAddressStatus, ['invalid_request']);
  const described = [...byStatus].map(([status, named]) => [status, problem.describe(named.join(', '))]);
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(described) as Refusals<Code>;
}
