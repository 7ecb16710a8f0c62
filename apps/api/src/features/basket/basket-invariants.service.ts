import type { Invariant } from '../../invariant.ts';
import { selectEmptyClaims, selectForgottenHolds } from './basket-invariants.queries.ts';

export const basketInvariants: readonly Invariant[] = [
  { says: 'no seat or place is promised to two', breaches: selectEmptyClaims },
  { says: 'whatever is held is in a basket', breaches: selectForgottenHolds },
];
