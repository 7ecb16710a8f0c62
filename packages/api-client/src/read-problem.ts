import type { Problem } from '@parterre/contracts/errors/problem';
import { ApiError } from './api-error.ts';

/** The refusal that our own server answered with; undefined for any other failure. */
export function readProblem(failure: unknown): Problem['error'] | undefined {
  return failure instanceof ApiError && isProblem(failure.data) ? failure.data.error : undefined;
}

/** A code is enough to know it by; what comes with it is the contract's word. */
function isProblem(data: unknown): data is Problem {
  if (typeof data !== 'object' || data === null || !('error' in data)) return false;
  const { error } = data;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}
