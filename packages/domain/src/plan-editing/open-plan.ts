import type { PlanFault } from '../seats/plan/plan.ts';
import { readPretixPlan } from '../seats/pretix/parse-pretix-plan.ts';
import type { PlanDocument } from './plan-document.ts';

/** A file as it was opened. */
export interface OpenedPlan {
  readonly document: PlanDocument;
  readonly text: string;
}

export type OpenedFile =
  | { readonly kind: 'opened'; readonly plan: OpenedPlan }
  | { readonly kind: 'refused'; readonly faults: readonly PlanFault[] };

/** Opens a plan of ours or of pretix. What is wrong with its meaning can be mended in the editor; what is no plan is refused. */
export function openPlan(text: string): OpenedFile {
  const document = parse(text);
  if (document === undefined) return { kind: 'refused', faults: [{ path: 'file', reason: 'is not JSON' }] };
  const read = readPretixPlan(document);
  if (read.kind === 'unreadable') return { kind: 'refused', faults: read.faults };
  // Its form was checked just now.
  return { kind: 'opened', plan: { document: document as PlanDocument, text } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes a document the way its file was written: what was not changed comes out byte for byte as it came in. */
export function writePlan({ document: opened, text }: OpenedPlan, document: PlanDocument): string {
  if (document === opened) return text;
  const [, indent] = /^\{\r?\n([ \t]+)"/.exec(text) ?? [];
  const end = /\n$/.test(text) ? '\n' : '';
  return `${JSON.stringify(document, null, indent)}${end}`;
}

/** A hall with nothing in it yet but a stage. */
export function emptyPlan(name: string, section: string, zone: string): PlanDocument {
  return {
    name,
    size: { width: 2400, height: 2000 },
    metres_per_unit: 0.01,
    focal_point: { x: 1200, y: 200 },
    categories: [{ id: 'zone-1', name: zone, color: '#8f1d2c' }],
    zones: [{ name: section, position: { x: 0, y: 0 }, rows: [], areas: [] }],
  };
}
