import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { formatMoney } from '@parterre/domain/money/format-money';
import { type Brand, softInk } from '../../../documents/look.ts';
import type { PdfSheet, TextBox } from '../../../documents/pdf-sheet.ts';
import { writeMoment } from '../../../documents/write-moment.ts';
import { ticketTexts } from '../texts/ticket-texts.ts';
import { drawSeat } from './draw-seat.ts';
import type { EveningView, TicketView } from './ticket-view.ts';

interface BodyPlace {
  readonly lang: InterfaceLanguage;
  readonly brand: Brand;
  readonly box: TextBox & { readonly height: number };
}

const small = { size: 9.5, colour: softInk };

/** Beyond the perforation: what it is, where, which seat, and what it cost. */
export function drawBody(sheet: PdfSheet, ticket: TicketView, { lang, brand, box }: BodyPlace): void {
  const { evening } = ticket;
  const below = (y: number): TextBox => ({ ...box, y });
  const age = evening.ageLimit === null ? '' : `${evening.ageLimit}+`;
  sheet.write(age, box, { face: 'bold', size: 11, align: 'right' });
  let y = sheet.write(brand.name, box, { face: 'display', size: 13, colour: brand.accent });
  y = sheet.writeFitting(
    evening.title,
    { ...box, y: y + 12, height: 92 },
    { face: 'display', lineGap: 1 },
    titleSizes,
  );
  y = sheet.write(evening.place, below(y + 12), { face: 'bold', size: 11.5 });
  for (const text of placeLines(evening, lang)) y = sheet.write(text, below(y + 2), small);
  drawSeat(sheet, ticket, { lang, box: below(box.y + box.height - 136) });
  drawPrice(sheet, ticket, { lang, box: below(box.y + box.height - 46) });
}

const titleSizes = [30, 26, 23, 20, 17, 14, 12, 10];

const placeLines = ({ hall, address, doorsAt }: EveningView, lang: InterfaceLanguage): string[] =>
  [hall, address, doorsAt ? ticketTexts(lang).doors(writeMoment(doorsAt, 'time', lang)) : ''].filter(Boolean);

function drawPrice(
  sheet: PdfSheet,
  { price, serviceFee }: TicketView,
  { lang, box }: { lang: InterfaceLanguage; box: TextBox },
): void {
  const t = ticketTexts(lang);
  const y = sheet.write(formatMoney(price, lang), box, { face: 'bold', size: 15 });
  const fee = serviceFee.amountMinor > 0 ? t.fee(formatMoney(serviceFee, lang)) : t.price;
  sheet.write(fee, { ...box, y: y + 2 }, small);
}
