import { type CellKind, type Column, type CsvKind, csvDefaults, findColumn } from './csv-tables.ts';
import type { FileFault } from './file-fault.ts';
import type { CsvRow, CsvTable } from './read-table.ts';

/** Something that a row told of, and where that was. */
export interface FoundItem {
  readonly item: Item;
  readonly file: string;
  readonly line: number;
  /** By path in the item: the column that it came from. */
  readonly columns: ReadonlyMap<string, string>;
}

export interface FoundItems {
  readonly kind: CsvKind;
  readonly items: readonly FoundItem[];
  readonly faults: readonly FileFault[];
}

/** What the rows of a table tell of, or what is wrong with its columns. */
export function readItems(file: string, { kind, header, rows }: CsvTable, mainLang: string): FoundItems {
  const fields = new Map<string, Column>();
  const columns = new Map<string, string>();
  const faults: FileFault[] = [];
  for (const name of header) {
    const field = findColumn(kind, name, mainLang);
    const fault = (reason: string) => faults.push({ file, line: 1, field: name, reason });
    if (!field) fault(`is no column of ${kind}`);
    else if (columns.has(field.path)) fault(`says the same as ${columns.get(field.path)}`);
    else columns.set(field.path, name);
    if (field) fields.set(name, field);
  }
  if (faults.length > 0) return { kind, items: [], faults };
  const found = rows.map((row) => ({ row, ...rowItem(row, fields, csvDefaults[kind]) }));
  return {
    kind,
    items: found.map(({ row, item }) => ({ item, file: row.file, line: row.line, columns })),
    faults: found.flatMap((each) => each.faults),
  };
}

export type Item = Record<string, unknown>;

/** A row as the thing that it tells of, by the fields that its columns stand for; the rest is as by default. */
function rowItem(
  { file, line, cells }: CsvRow,
  fields: ReadonlyMap<string, Column>,
  defaults: object = {},
): { item: Item; faults: FileFault[] } {
  const item: Item = structuredClone({ ...defaults });
  const faults: FileFault[] = [];
  for (const [field, cell] of cells) {
    const column = fields.get(field);
    const value = column && readCell(cell, column.kind);
    if (value === undefined)
      faults.push({ file, line, field, reason: `"${cell}" is ${misread(column?.kind)}` });
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
    case 'truth':
      return truths.get(cell.toLowerCase());
    case 'words':
      return cell.split(/\s+/);
    case 'numbers': {
      const numbers = cell.split(/\s+/).map(readNumber);
      return numbers.includes(undefined) ? undefined : numbers;
    }
  }
}

/** Spreadsheets write TRUE and FALSE. */
const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

const misread = (kind: CellKind | undefined) => (kind === 'truth' ? 'neither true nor false' : 'no number');

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
