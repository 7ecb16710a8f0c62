/** Cells as a spreadsheet copies them: rows by line, columns by tab. The line that it ends with is none. */
export const readBlock = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
