import type { SeatPlan } from '../plan/plan.ts';
import { fitArc } from './fit-arc.ts';
import { placeOnArc } from './row-arc.ts';
import { cutAtGaps } from './row-runs.ts';

/**
 * Moves seats that stand almost on an arc onto it, none by more than the tolerance. Plans that were drawn by hand or
 * rounded to pixels become many times smaller by this, and nobody sees a difference.
 */
export function snapToArcs(plan: SeatPlan, toleranceCm: number): SeatPlan {
  const places = { x: plan.x.slice(), y: plan.y.slice() };
  for (const { first, length } of plan.rows.flatMap((row) => cutAtGaps(plan, row))) {
    const { arc, deviation } = fitArc(plan, first, length);
    if (deviation <= toleranceCm) placeOnArc(places, first, length, arc);
  }
  return { ...plan, ...places };
}
