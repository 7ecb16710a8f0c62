import type { RemovableKind } from './item.ts';

/** What an item is known by. */
export interface ItemName {
  readonly kind: RemovableKind;
  readonly key: string;
}

/**
 * `named`: others refer to it. `again`: it is also to be stored. `sold`: tickets of it are held or sold, or were. `ordered`: somebody has
 * ordered it. `withheld`: operators keep seats of it from the sale, which nobody could give back.
 */
export const obstacleKinds = ['named', 'again', 'sold', 'ordered', 'withheld'] as const;
export type ObstacleKind = (typeof obstacleKinds)[number];

/** Why an item cannot be removed. */
export interface Obstacle {
  readonly kind: ObstacleKind;
  /** What names it, in part where that is a lot. */
  readonly by: readonly ItemName[];
  /** How many others do. */
  readonly more: number;
}

/** Where an item stands that may be removed. */
export interface Removal extends ItemName {
  readonly isStoredAgain: boolean;
  /** What refers to it once everything else is done. */
  readonly namedBy: readonly ItemName[];
  readonly hasTickets: boolean;
  readonly hasOrders: boolean;
  readonly hasWithheld: boolean;
}

/** So many are named; whoever removes them finds the others. */
const maxNamed = 3;

/** The first thing that keeps an item from being removed, the one that nothing can be done about before the others. */
export function findObstacle(removal: Removal): Obstacle | undefined {
  const { isStoredAgain, namedBy, hasTickets, hasOrders, hasWithheld } = removal;
  const plain = (kind: ObstacleKind): Obstacle => ({ kind, by: [], more: 0 });
  if (isStoredAgain) return plain('again');
  if (hasTickets) return plain('sold');
  if (hasOrders) return plain('ordered');
  if (namedBy.length > 0)
    return { kind: 'named', by: namedBy.slice(0, maxNamed), more: Math.max(0, namedBy.length - maxNamed) };
  return hasWithheld ? plain('withheld') : undefined;
}
