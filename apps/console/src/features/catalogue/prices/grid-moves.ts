export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

const steps: Readonly<Record<string, GridPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: Number.NEGATIVE_INFINITY },
  End: { row: 0, column: Number.POSITIVE_INFINITY },
  PageUp: { row: Number.NEGATIVE_INFINITY, column: 0 },
  PageDown: { row: Number.POSITIVE_INFINITY, column: 0 },
};

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** Where a key leads; undefined for keys that lead nowhere. */
export function moveInGrid(
  key: string,
  { row, column }: GridPlace,
  size: { readonly rows: number; readonly columns: number },
): GridPlace | undefined {
  const step = steps[key];
  return (
    step && { row: within(row + step.row, size.rows), column: within(column + step.column, size.columns) }
  );
}
