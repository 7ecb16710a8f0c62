import type { Trend } from './predicted-column.ts';
import type { RunTable } from './run-table.ts';

export const planFileVersion = 1;

type FilePoints = readonly number[];
type FileNames = Readonly<Record<string, string>>;

/** The compiled plan as it is served: JSON, whose long columns are texts that compress to almost nothing. */
export type PlanFile = {
  readonly version: number;
  readonly name: string;
  readonly focal: FilePoints;
  readonly zones: readonly (readonly [id: string, name: string, colour: string])[];
  readonly sections: readonly (readonly [name: string, rowCount: number, names: FileNames])[];
  readonly general: readonly (readonly [
    name: string,
    zone: number,
    capacity: number,
    outline: FilePoints,
    names: FileNames,
  ])[];
  readonly decorations: readonly (readonly [
    name: string,
    colour: string,
    outline: FilePoints,
    names: FileNames,
  ])[];
  /** How many seats each row has. */
  readonly counts: string;
  /** Of rows whose label does not follow from the one before. */
  readonly rowLabels: readonly (readonly [row: number, label: string])[];
  readonly wholeRows: readonly number[];
  readonly arcs: RunTable;
  /** Arcs that miss the places of their seats, and by how much for each seat. */
  readonly offsets: string;
  readonly numbers: RunTable;
  readonly seatLabels: readonly (readonly [seat: number, label: string])[];
  readonly zone: RunTable;
  readonly flags: RunTable;
};

/** How the values of each table run on from row to row. */
export const trends = {
  arcs: ['linear', 'linear', 'linear', 'linear', 'linear'],
  numbers: ['steady', 'steady'],
  zone: ['steady'],
  flags: ['steady'],
} as const satisfies Record<string, readonly Trend[]>;

/** The label that a row has unless the file says otherwise: 1, then the next number or letter. */
export function nextRowLabel(previous: string | undefined): string {
  const next = Number(previous ?? '0') + 1;
  if (previous === undefined || next > 0) return String(next);
  return String.fromCodePoint((previous.codePointAt(0) ?? 0) + 1);
}
