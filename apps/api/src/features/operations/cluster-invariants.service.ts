import type { Invariant } from '../../invariant.ts';
import { selectPreparedTransactions } from './cluster-invariants.queries.ts';

export const clusterInvariants: readonly Invariant[] = [
  { says: 'no transaction is left half committed', breaches: (db) => selectPreparedTransactions(db) },
];
