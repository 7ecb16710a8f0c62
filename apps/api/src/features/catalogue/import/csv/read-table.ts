import { CsvError, parse } from 'csv-parse/sync';
import type { CsvKind } from './csv-tables.ts';
import type { CatalogueText, FileFault } from './file-fault.ts';

export interface CsvRow {
  readonly file: string;
  /** On which the row begins. */
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

export interface CsvTable {
  readonly kind: CsvKind;
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

type ReadTable = { kind: 'read'; table: CsvTable } | { kind: 'refused'; faults: FileFault[] };

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** The rows of a CSV file, separated by commas, semicolons or tabs, whichever its first line has most of. */
export function readTable({ name: file, text }: CatalogueText, kind: CsvKind): ReadTable {
  try {
    const [first, ...others] = parseText(text);
    const header = first?.record ?? [];
    const wrong = others.filter(({ record }) => record.length !== header.length);
    if (wrong.length > 0)
      return { kind: 'refused', faults: wrong.map((row) => lengthFault(file, header, row)) };
    const rows = others.map((row) => ({ file, line: firstLine(row), cells: namedCells(header, row.record) }));
    return { kind: 'read', table: { kind, header, rows } };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { kind: 'refused', faults: [{ file, ...lineOfError(error), field: '', reason: error.message }] };
  }
}

const parseText = (text: string): Parsed[] =>
  parse(text, {
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    delimiter: detectDelimiter(text),
    // With `info` each record comes with where it ends, which the types do not tell.
  }) as unknown as Parsed[];

function detectDelimiter(text: string): string {
  const [header = ''] = text.split('\n', 1);
  const occurrences = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (occurrences(sign) > occurrences(best) ? sign : best));
}

const namedCells = (header: readonly string[], record: readonly string[]) =>
  new Map(
    header.map((name, index) => [name, record[index] ?? ''] as const).filter(([, cell]) => cell !== ''),
  );

/** The parser tells the last line of a row. */
const firstLine = ({ record, info }: Parsed): number => info.lines - record.join('').split('\n').length + 1;

const lengthFault = (file: string, header: readonly string[], row: Parsed): FileFault => ({
  file,
  line: firstLine(row),
  field: '',
  reason: `has ${row.record.length} cells, where the first line has ${header.length}`,
});

function lineOfError(error: CsvError): { line: number } | undefined {
  const lines: unknown = Reflect.get(error, 'lines');
  return typeof lines === 'number' ? { line: lines } : undefined;
}
