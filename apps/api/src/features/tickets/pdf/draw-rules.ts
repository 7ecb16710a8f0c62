import { sheet as paper } from '../../../documents/look.ts';
import type { PdfSheet } from '../../../documents/pdf-sheet.ts';
import { sellerLines } from '../../../documents/seller-lines.ts';
import { ticketTexts } from '../texts/ticket-texts.ts';
import type { TicketsView } from './ticket-view.ts';

const width = paper.width - 2 * paper.margin;
const half = (width - 28) / 2;

/** Below the ticket: how to get in, and who answers for it. */
export function drawRules(sheet: PdfSheet, { lang, seller }: TicketsView, top: number): void {
  const t = ticketTexts(lang);
  let y = sheet.write(t.atTheDoor, { x: paper.margin, y: top, width: half }, { face: 'display', size: 15 });
  for (const rule of t.rules)
    y = sheet.write(rule, { x: paper.margin, y: y + 8, width: half }, { size: 10, lineGap: 2.5 });
  const x = paper.margin + half + 28;
  y = sheet.write(t.soldBy, { x, y: top, width: half }, { face: 'display', size: 15 });
  for (const text of sellerLines(seller, t))
    y = sheet.write(text, { x, y: y + 6, width: half }, { size: 10, lineGap: 2.5 });
}
