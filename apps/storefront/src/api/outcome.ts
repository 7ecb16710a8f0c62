import type { Problem } from '@parterre/contracts/errors/problem';

/** What a call came to. A refusal is an answer; a failure is none. */
export type Outcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly problem: Problem['error'] }
  | { readonly kind: 'failed' };

export async function outcomeOf<Answer>(asked: Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { kind: 'done', answer: await asked };
  } catch (failure) {
    const { problemOf } = await import('@parterre/api-client/problem-of');
    const problem = problemOf(failure);
    return problem ? { kind: 'refused', problem } : { kind: 'failed' };
  }
}
