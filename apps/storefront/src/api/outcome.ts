import { readProblem } from '@parterre/api-client/read-problem';
import type { Problem } from '@parterre/contracts/errors/problem';

/** The result of a call: a refusal was answered by the server, a failure was not. */
export type Outcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly problem: Problem['error'] }
  | { readonly kind: 'failed' };

export async function toOutcome<Answer>(call: Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { kind: 'done', answer: await call };
  } catch (failure) {
    const problem = readProblem(failure);
    return problem ? { kind: 'refused', problem } : { kind: 'failed' };
  }
}
