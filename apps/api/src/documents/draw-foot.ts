import { drawRule } from './draw-rule.ts';
import { sheet as paper, softInk } from './look.ts';
import type { PdfSheet } from './pdf-sheet.ts';

/** At the foot of a page: what it belongs to, and which page it is. */
export function drawFoot(sheet: PdfSheet, left: string, right: string): void {
  const y = paper.height - paper.margin - 14;
  const box = { x: paper.margin, y, width: paper.width - 2 * paper.margin };
  const style = { size: 9, colour: softInk };
  drawRule(sheet, y - 10);
  sheet.write(left, box, style);
  sheet.write(right, box, { ...style, align: 'right' });
}
