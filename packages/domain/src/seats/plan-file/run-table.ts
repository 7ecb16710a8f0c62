import type { PlanRow } from '../plan/plan.ts';
import { columnReader, columnWriter, type Trend } from './predicted-column.ts';

/** Neighbouring seats of one row that are described together by a few numbers. */
export type Run = { readonly first: number; readonly length: number; readonly values: readonly number[] };

/** One text for the lengths of the runs of all rows, then one for each of their values. */
export type RunTable = readonly string[];

export function writeRunTable(rows: readonly (readonly Run[])[], trends: readonly Trend[]): RunTable {
  const lefts = columnWriter('steady');
  const columns = trends.map(columnWriter);
  for (const runs of rows) {
    let left = runs.reduce((sum, { length }) => sum + length, 0);
    runs.forEach(({ length, values }, place) => {
      left -= length;
      // What is left of the row, not the length: the last run of every row has the same.
      lefts.write(place, left);
      columns.forEach((column, index) => {
        column.write(place, values[index] ?? 0);
      });
    });
  }
  return [lefts.text(), ...columns.map((column) => column.text())];
}

/** Hears of a run; `values` are its own only until the next one. */
export type RunReader = (first: number, length: number, values: readonly number[], row: PlanRow) => void;

/** Tells of the runs of one row after another. Throws when the table does not fit the rows. */
export function runTableReader(
  table: RunTable,
  trends: readonly Trend[],
  read: RunReader,
): (row: PlanRow) => void {
  const readLeft = columnReader(table[0] ?? '', 'steady');
  const columns = trends.map((trend, index) => columnReader(table[index + 1] ?? '', trend));
  const values = trends.map(() => 0);
  return (row) => {
    const end = row.firstSeat + row.seatCount;
    let first = row.firstSeat;
    for (let place = 0; first < end; place += 1) {
      const length = end - first - readLeft(place);
      if (length < 1 || first + length > end) throw new RangeError(`no run of ${length} seats fits the row`);
      for (let index = 0; index < columns.length; index += 1) values[index] = columns[index]?.(place) ?? 0;
      read(first, length, values, row);
      first += length;
    }
  };
}
