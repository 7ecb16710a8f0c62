import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { drawRule } from '../../../documents/draw-rule.ts';
import { softInk } from '../../../documents/look.ts';
import type { PdfSheet, TextBox } from '../../../documents/pdf-sheet.ts';
import { ticketTexts } from '../texts/ticket-texts.ts';
import type { TicketView } from './ticket-view.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
  /** Its part of the width. */
  readonly share: number;
}

/** What the usher looks for: in the largest figures of the page. */
export function drawSeat(
  sheet: PdfSheet,
  ticket: TicketView,
  { lang, box }: { readonly lang: InterfaceLanguage; readonly box: TextBox },
): void {
  drawRule(sheet, box.y, box);
  let x = box.x;
  for (const { name, value, share } of factsOf(ticket, lang)) {
    const width = box.width * share;
    sheet.write(name, { x, y: box.y + 12, width }, { size: 9.5, colour: softInk });
    const place = { x, y: box.y + 26, width: width - 10, height: 40 };
    sheet.writeFitting(value, place, { face: 'bold' }, [24, 20, 17, 14, 12, 10]);
    x += width;
  }
  drawRule(sheet, box.y + 72, box);
}

function factsOf({ seat, zone }: TicketView, lang: InterfaceLanguage): Fact[] {
  const t = ticketTexts(lang);
  if (!seat)
    return [
      { name: t.zone, value: zone, share: 0.6 },
      { name: t.seat, value: t.noSeat, share: 0.4 },
    ];
  const facts = [
    { name: t.sector, value: seat.sector, share: 0.5 },
    { name: t.row, value: seat.row, share: 0.25 },
    { name: t.seat, value: seat.number, share: 0.25 },
  ];
  return facts.filter(({ value }) => value !== '');
}
