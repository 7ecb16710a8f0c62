import type { HallPlan } from './hall-plan.ts';

type ReadPlan =
  | ({ readonly kind: 'read'; readonly compiled: string } & Omit<HallPlan, 'id' | 'sourceId'>)
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

export function readHallPlan(_source: unknown): ReadPlan {
  return { kind: 'refused', reasons: ['not yet'] };
}
