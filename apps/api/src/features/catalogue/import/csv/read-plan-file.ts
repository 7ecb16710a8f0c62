import { findJsonFault } from '../json-lines.ts';
import type { CatalogueText, FileFault } from './file-fault.ts';
import type { FoundItem } from './read-items.ts';

type PlanFile =
  | { readonly kind: 'plan'; readonly seatingPlan: object; readonly origin: FoundItem }
  | { readonly kind: 'no-plan'; readonly faults: readonly FileFault[] };

/** A seating plan of pretix. The file is named after what halls call it: `great-hall.json`. */
export function readPlanFile({ name: file, text }: CatalogueText): PlanFile {
  const sourceId = file.replace(/\.json$/i, '');
  const refuse = (reason: string, line = 1): PlanFile => ({
    kind: 'no-plan',
    faults: [{ file, line, field: '', reason }],
  });
  try {
    const plan: unknown = JSON.parse(text);
    if (typeof plan !== 'object' || plan === null || !('zones' in plan))
      return refuse('is no seating plan of pretix; a catalogue is imported on its own');
    const name = 'name' in plan && typeof plan.name === 'string' && plan.name ? plan.name : sourceId;
    const seatingPlan = { source_id: sourceId, name, plan };
    return { kind: 'plan', seatingPlan, origin: { item: seatingPlan, file, line: 1, columns: new Map() } };
  } catch (cause) {
    return refuse(cause instanceof Error ? cause.message : String(cause), findJsonFault(text));
  }
}
