import { basketInvariants } from './features/basket/basket-invariants.service.ts';
import { clusterInvariants } from './features/operations/cluster-invariants.service.ts';
import { stockInvariants } from './features/performances/stock/stock-invariants.service.ts';
import { orderInvariants } from './features/sales/attention/invariants/order-invariants.service.ts';
import type { Invariant } from './invariant.ts';

/** All that the doctor looks at, from the command line and by night. */
export const allInvariants: readonly Invariant[] = [
  ...stockInvariants,
  ...basketInvariants,
  ...orderInvariants,
  ...clusterInvariants,
];
