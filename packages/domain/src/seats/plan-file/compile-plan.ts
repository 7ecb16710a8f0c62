import type { PlanFault, SeatPlan } from '../plan/plan.ts';
import { parsePretixPlan } from '../pretix/parse-pretix-plan.ts';
import { encodePlan } from './encode-plan.ts';
import { snapToArcs } from './snap-to-arcs.ts';

// Far less than a seat is wide, and more than drawing programs round by.
const toleranceCm = 3;

export type CompiledPlan =
  | {
      readonly kind: 'compiled';
      readonly plan: SeatPlan;
      /** Of the seats, in the order of the plan. */
      readonly guids: readonly string[];
      /** What browsers get, to be read with `decodePlan(JSON.parse(…))`. */
      readonly file: string;
    }
  | { readonly kind: 'faulty'; readonly faults: readonly PlanFault[] };

/** Makes the file that a hall is sold by from the seating plan that an operator brought. */
export function compilePlan(document: unknown): CompiledPlan {
  const parsed = parsePretixPlan(document);
  if (parsed.kind === 'faulty') return parsed;
  const plan = snapToArcs(parsed.plan, toleranceCm);
  return { kind: 'compiled', plan, guids: parsed.guids, file: JSON.stringify(encodePlan(plan)) };
}
