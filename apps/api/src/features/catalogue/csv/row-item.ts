import type { CellKind, Column } from './csv-tables.ts';
import type { FileFault } from './file-fault.ts';
import type { CsvRow } from './read-table.ts';

export type Item = Record<string, unknown>;

/** A row as the thing that it tells of, by the fields that its columns stand for; the rest is as by default. */
export function rowItem(
  { file, line, cells }: CsvRow,
  fields: ReadonlyMap<string, Column>,
  defaults: object = {},
): { item: Item; faults: FileFault[] } {
  const item: Item = structuredClone({ ...defaults });
  const faults: FileFault[] = [];
  for (const [field, cell] of cells) {
    const column = fields.get(field);
    const value = column && readCell(cell, column.kind);
    if (value === undefined) faults.push({ file, line, field, reason: `"${cell}" is no number` });
    else setPath(item, column?.path.split('.') ?? [], value);
  }
  return { item, faults };
}

/** Undefined when it is not what it should be. */
function readCell(cell: string, kind: CellKind): unknown {
  switch (kind) {
    case 'text':
      return cell;
    case 'number':
      return readNumber(cell);
    case 'words':
      return cell.split(/\s+/);
    case 'numbers': {
      const numbers = cell.split(/\s+/).map(readNumber);
      return numbers.includes(undefined) ? undefined : numbers;
    }
  }
}

/** Spreadsheets write the decimal sign of their country. */
const readNumber = (cell: string): number | undefined =>
  /^-?\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : undefined;

/** A step that is a number leads into a list. */
function setPath(item: Item, [step = '', next, ...rest]: readonly string[], value: unknown): void {
  if (next === undefined) {
    item[step] = value;
    return;
  }
  item[step] ??= /^\d+$/.test(next) ? [] : {};
  // Just made above, or by another column that leads through it.
  setPath(item[step] as Item, [next, ...rest], value);
}
