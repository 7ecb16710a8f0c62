import { type Arc, arcLength, arcThrough, pointAlong } from '@parterre/domain/plan-editing/arc';
import {
  type ChosenSeats,
  chosenRows,
  hasOnlyChosen,
  type PlanAddress,
  type PlanDocument,
} from '@parterre/domain/plan-editing/plan-document';
import { rowPlaces } from '@parterre/domain/plan-editing/seat-places';
import styles from './drawing.module.css';
import { type Editor, useEditor } from './editor-store.ts';

export interface ShapedRow {
  readonly at: PlanAddress;
  readonly arc: Arc;
  readonly seatCount: number;
}

/** The one row that is chosen, whole and alone, if that is what is chosen. */
export function chosenRow(document: PlanDocument, chosen: ChosenSeats): ShapedRow | undefined {
  if (chosen.size < 2 || chosen.size > 1000) return undefined;
  const [only, ...others] = chosenRows(document, chosen);
  if (!only || others.length > 0 || !hasOnlyChosen(only.row, chosen)) return undefined;
  const { row, zone, at } = only;
  return { at, arc: arcThrough(rowPlaces(document, zone, row)), seatCount: row.seats.length };
}

/** By the first two an end is moved, by the last the row is bent. */
export const handlePoints = (arc: Arc) => [arc.start, arc.end, pointAlong(arc, arcLength(arc) / 2)] as const;

export function RowHandles({
  editor,
  document,
}: {
  readonly editor: Editor;
  readonly document: PlanDocument;
}) {
  const chosen = useEditor(editor, (state) => state.chosen);
  const row = chosenRow(document, chosen);
  if (!row) return null;
  const d = handlePoints(row.arc)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');
  return <path d={d} className={styles.handles} />;
}
