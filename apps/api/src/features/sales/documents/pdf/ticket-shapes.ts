import { encode } from 'uqr';
import { line } from './pdf-sheet.ts';

export interface StubShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far from the left the perforation runs. */
  readonly cut: number;
}

const radius = 10;
const notch = 8;

/** The outline of a ticket stub: round corners, a notch above and below the perforation. */
export function drawStub(pdf: PDFKit.PDFDocument, shape: StubShape): void {
  pdf.save().lineWidth(0.8).strokeColor(line).path(outline(shape)).stroke().restore();
  const x = shape.x + shape.cut;
  pdf
    .save()
    .lineWidth(1.6)
    .lineCap('round')
    .dash(0.1, { space: 5 })
    .strokeColor(line)
    .moveTo(x, shape.y + notch + 6)
    .lineTo(x, shape.y + shape.height - notch - 4)
    .stroke()
    .restore();
}

function outline({ x, y, width, height, cut }: StubShape): string {
  const [right, bottom, middle] = [x + width, y + height, x + cut];
  const corner = (toX: number, toY: number) => `A ${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  const bite = (toX: number, toY: number) => `A ${notch} ${notch} 0 0 0 ${toX} ${toY}`;
  return [
    `M ${x + radius} ${y} H ${middle - notch} ${bite(middle + notch, y)} H ${right - radius}`,
    `${corner(right, y + radius)} V ${bottom - radius} ${corner(right - radius, bottom)}`,
    `H ${middle + notch} ${bite(middle - notch, bottom)} H ${x + radius} ${corner(x, bottom - radius)}`,
    `V ${y + radius} ${corner(x + radius, y)} Z`,
  ].join(' ');
}

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
    for (const { start, length } of darkRuns(cells))
      pdf.rect(x + start * module, y + row * module, length * module, module * 1.02);
  pdf.fill('#000000').restore();
}

function darkRuns(cells: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  for (const [at, isDark] of cells.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last && last.start + last.length === at) last.length += 1;
    else runs.push({ start: at, length: 1 });
  }
  return runs;
}
