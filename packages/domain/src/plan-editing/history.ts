/** What was there before each edit, and what was undone. Documents share what they have in common, so that keeping them costs little. */
export interface History<Document> {
  readonly past: readonly Document[];
  readonly present: Document;
  readonly future: readonly Document[];
  /** The gesture that made the present one: what the same gesture goes on to change is one edit with it. */
  readonly gesture?: string | undefined;
}

const maxSteps = 500;

export const beginHistory = <Document>(present: Document): History<Document> => ({
  past: [],
  present,
  future: [],
});

/** The same history when nothing changes. */
export function recordEdit<Document>(
  history: History<Document>,
  next: Document,
  gesture?: string,
): History<Document> {
  const { past, present } = history;
  if (next === present) return history;
  const goesOn = gesture !== undefined && gesture === history.gesture;
  return {
    past: goesOn ? past : [...past.slice(-maxSteps + 1), present],
    present: next,
    future: [],
    gesture,
  };
}

export function undo<Document>(history: History<Document>): History<Document> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<Document>(history: History<Document>): History<Document> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: rest };
}
