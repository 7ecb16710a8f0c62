import { buildPlan } from '../plan/build-plan.ts';
import type { PlanFault, SeatPlan } from '../plan/plan.ts';
import type { PlanDraft } from '../plan/plan-draft.ts';
import { scaleDraft } from '../plan/scale-draft.ts';
import { validatePlan } from '../plan/validate-plan.ts';
import { readPretixDocument } from './read-pretix-document.ts';

export type ParsedPlan =
  | { readonly kind: 'plan'; readonly plan: SeatPlan; readonly guids: readonly string[] }
  | { readonly kind: 'faulty'; readonly faults: readonly PlanFault[] };

const listGuids = (draft: PlanDraft): string[] =>
  draft.sections.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map(({ guid }) => guid)));

const repeatedGuids = (guids: readonly string[]): PlanFault[] => {
  const seen = new Set<string>();
  return guids
    .filter((guid) => seen.has(guid) || !seen.add(guid))
    .map((guid) => ({ path: `seat_guid ${guid}`, reason: 'is there twice' }));
};

/** A document that has the form of a plan, with whatever is wrong with its meaning. */
export type ReadPlan = {
  readonly plan: SeatPlan;
  readonly guids: readonly string[];
  readonly faults: readonly PlanFault[];
};

/** What is wrong with the form of a document, or the plan that it describes, fit to be sold by or not. */
export function readPretixPlan(
  document: unknown,
):
  | { readonly kind: 'unreadable'; readonly faults: readonly PlanFault[] }
  | ({ readonly kind: 'read' } & ReadPlan) {
  const ofForm: PlanFault[] = [];
  const draft = readPretixDocument({ value: document, path: '', faults: ofForm });
  if (ofForm.length > 0) return { kind: 'unreadable', faults: ofForm };
  const plan = buildPlan(scaleDraft(draft));
  const guids = listGuids(draft);
  return { kind: 'read', plan, guids, faults: [...repeatedGuids(guids), ...validatePlan(plan)] };
}

/**
 * A plan from the seating-plan JSON of pretix with our extensions, and the guids of its seats in order. All faults are
 * listed: first those of form, and only when there are none, those of meaning.
 */
export function parsePretixPlan(document: unknown): ParsedPlan {
  const read = readPretixPlan(document);
  return read.faults.length > 0 || read.kind === 'unreadable'
    ? { kind: 'faulty', faults: read.faults }
    : { kind: 'plan', plan: read.plan, guids: read.guids };
}
