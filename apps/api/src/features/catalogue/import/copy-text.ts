import type { Row } from './tables.ts';

/** Rows in the text format of `copy`: a line for each, tabs between the values of these columns. */
export function copyText(rows: readonly Row[], columns: readonly string[]): string {
  let text = '';
  for (const row of rows) {
    let separator = '';
    for (const column of columns) {
      text += separator + copyValue(row[column]);
      separator = '\t';
    }
    text += '\n';
  }
  return text;
}

function copyValue(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? escapeText(JSON.stringify(value)) : String(value);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escapeText = (text: string): string =>
  /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? '') : text;
