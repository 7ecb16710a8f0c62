/** Others kept changing the same thing: nothing was done, and a moment later it can be. */
export class Contended extends Error {
  override readonly name = 'Contended';
}

/** serialization_failure, deadlock_detected, lock_not_available: the transaction did nothing and may be tried again. */
const retriable = new Set(['40001', '40P01', '55P03']);

export function isContended(error: unknown): boolean {
  if (error instanceof Contended) return true;
  return error instanceof Error && 'code' in error && retriable.has(String(error.code));
}
