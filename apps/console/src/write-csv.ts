/** A spreadsheet runs what begins like a formula: a buyer could have typed one as a name. */
const asText = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const cell = (value: string | number | null): string => {
  const text = typeof value === 'number' ? String(value) : asText(value ?? '');
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** As spreadsheets read it: with a mark that says UTF-8, lines that end as RFC 4180 has it. */
export const writeCsv = (lines: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
