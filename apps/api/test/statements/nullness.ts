/**
 * Whether a value can be null. Never: proven. Maybe: by a nullable column, an outer join, a sub-select that may find
 * nothing and the like. Untold: made inside a function, out of JSON or out of an array, where the statement says nothing;
 * then only what the tests have seen speaks against it.
 */
export type Nullness = 'never' | 'maybe' | 'untold';

/** Null as soon as one is: arithmetic, comparisons. */
export function anyNull(all: readonly Nullness[]): Nullness {
  if (all.includes('maybe')) return 'maybe';
  return all.includes('untold') ? 'untold' : 'never';
}

/** Null only when all are: `coalesce`, `greatest`. */
export function allNull(all: readonly Nullness[]): Nullness {
  if (all.includes('never')) return 'never';
  return all.includes('untold') ? 'untold' : 'maybe';
}
