import { encode } from 'uqr';

/** Black on white whatever the theme says: scanners know no other colours. Rows are drawn in runs, without hairlines. */
export function drawQr(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const module = size / data.length;
  pdf.save();
  for (const [row, cells] of data.entries())
    for (const { start, length } of runsOf(cells))
      pdf.rect(x + start * module, y + row * module, length * module, module * 1.02);
  pdf.fill('#000000').restore();
}

function runsOf(cells: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  for (const [at, isDark] of cells.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last && last.start + last.length === at) last.length += 1;
    else runs.push({ start: at, length: 1 });
  }
  return runs;
}
