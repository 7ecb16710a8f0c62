import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { drawQr } from '../../../documents/draw-qr.ts';
import type { Brand } from '../../../documents/look.ts';
import type { PdfSheet, TextBox } from '../../../documents/pdf-sheet.ts';
import { writeMoment, writeMonth } from '../../../documents/write-moment.ts';
import type { TicketView } from './ticket-view.ts';

const qrSize = 146;

/** Before the perforation: the day, the hour, and the code with its number. */
export function drawLead(
  sheet: PdfSheet,
  { evening, code, number }: TicketView,
  { lang, brand, box }: { lang: InterfaceLanguage; brand: Brand; box: TextBox },
): void {
  const { startsAt } = evening;
  const centred = { align: 'center' } as const;
  const below = (y: number): TextBox => ({ ...box, y });
  const month = `${writeMonth(startsAt, lang)} ${writeMoment(startsAt, 'year', lang)}`;
  let y = sheet.write(writeMoment(startsAt, 'weekday', lang), box, {
    ...centred,
    size: 11,
    colour: brand.accent,
  });
  y = sheet.write(writeMoment(startsAt, 'day', lang), below(y + 2), {
    ...centred,
    face: 'display',
    size: 66,
  });
  y = sheet.write(month, below(y - 10), { ...centred, size: 11, colour: brand.accent });
  y = sheet.write(writeMoment(startsAt, 'time', lang), below(y + 8), { ...centred, face: 'bold', size: 22 });
  drawQr(sheet.pdf, code, { x: box.x + (box.width - qrSize) / 2, y: y + 14, size: qrSize });
  sheet.write(formatTicketNumber(number), below(y + 14 + qrSize + 9), { ...centred, face: 'bold', size: 13 });
}
