interface CountedLine {
  readonly id: string;
  readonly count: number;
}

type Lines = readonly CountedLine[];

const counts = (lines: Lines) => new Map(lines.map(({ id, count }) => [id, count]));

/**
 * What of an emptied basket may still be restored once the basket was read anew. A line that has come back needs no
 * undo: its addition went unanswered. Anything else that has come or gone was chosen, removed or bought elsewhere, and
 * what was emptied before that is a thing of the past.
 */
export function restorableLines<Line extends CountedLine>(
  emptied: readonly Line[],
  before: Lines,
  after: Lines,
): readonly Line[] {
  const [had, has] = [counts(before), counts(after)];
  const isLess = before.some(({ id, count }) => (has.get(id) ?? 0) < count);
  const added = after.filter(({ id, count }) => (had.get(id) ?? 0) < count);
  const isOther = added.some(({ id }) => emptied.every((line) => line.id !== id));
  return isLess || isOther ? [] : emptied.filter(({ id }) => added.every((line) => line.id !== id));
}
