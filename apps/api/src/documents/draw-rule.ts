import { line, sheet as paper } from './look.ts';
import type { PdfSheet } from './pdf-sheet.ts';

/** A thin line across. */
export function drawRule(
  { pdf }: PdfSheet,
  y: number,
  { x = paper.margin, width = paper.width - 2 * paper.margin } = {},
): void {
  pdf
    .lineWidth(0.8)
    .strokeColor(line)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
}
