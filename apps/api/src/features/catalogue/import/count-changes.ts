import type { Changes, LandingChange } from './draft-changes.ts';
import { type StoredKind, storedKinds } from './kinds.ts';

export interface Count {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

export type Counts = Readonly<Record<StoredKind | 'landings', Count>>;

export function countChanges(changes: Changes, landings: readonly LandingChange[]): Counts {
  const kinds = storedKinds.map((kind) => [kind, countOf(changes[kind])] as const);
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries([...kinds, ['landings', countOf(landings)]]) as Counts;
}

function countOf(changes: readonly { readonly kind: keyof Count }[]): Count {
  const of = (wanted: keyof Count) => changes.filter(({ kind }) => kind === wanted).length;
  return { created: of('created'), updated: of('updated'), unchanged: of('unchanged') };
}
