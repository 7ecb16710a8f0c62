import { type Column, type CsvKind, csvDefaults, fieldOf } from './csv-tables.ts';
import type { FileFault } from './file-fault.ts';
import type { CsvTable } from './read-table.ts';
import { type Item, rowItem } from './row-item.ts';

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
    const field = fieldOf(kind, name, mainLang);
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
