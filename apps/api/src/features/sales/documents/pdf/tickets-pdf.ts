import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { formatMoney } from '@parterre/domain/money/format-money';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { writeMoment, writeMonth } from '../../../../time/write-moment.ts';
import { saleTexts } from '../../texts/texts.ts';
import {
  changeText,
  type PerformanceView,
  sellerLines,
  type TicketsView,
  type TicketView,
} from '../document-views.ts';
import { type Brand, drawFoot, drawRule, PdfSheet, page, softInk, type TextBox } from './pdf-sheet.ts';
import { drawQr, drawStub } from './ticket-shapes.ts';

const stub = { x: page.margin, y: 48, width: page.width - 2 * page.margin, height: 372, cut: 178 };
const padding = 20;

const leadBox = { x: stub.x + 10, y: stub.y + padding, width: stub.cut - 20 };
const bodyBox = {
  x: stub.x + stub.cut + padding + 4,
  y: stub.y + padding,
  width: stub.width - stub.cut - 2 * padding - 4,
  height: stub.height - 2 * padding,
};

/** All tickets of an order in its language, one to a page. */
export function ticketsPdf(view: TicketsView): Promise<Buffer> {
  const { lang, brand, orderNumber, tickets } = view;
  const t = saleTexts[lang].ticket;
  const sheet = new PdfSheet({ title: `${t.tickets}. ${t.order(orderNumber)}`, author: brand.name, lang });
  for (const ticket of tickets) {
    sheet.addPage();
    drawStub(sheet.pdf, stub);
    drawLead(sheet, ticket, { lang, brand, box: leadBox });
    drawBody(sheet, ticket, { lang, brand, box: bodyBox });
    drawRules(sheet, view, stub.y + stub.height + 36);
  }
  sheet.eachPage((number, pages) => drawFoot(sheet, t.order(orderNumber), t.pageNumber(number, pages)));
  return sheet.finish();
}

const qrSize = 146;

/** Before the perforation: the day, the hour, and the code with its number. */
function drawLead(
  sheet: PdfSheet,
  { performance, code, number }: TicketView,
  { lang, brand, box }: { lang: InterfaceLanguage; brand: Brand; box: TextBox },
): void {
  const { startsAt } = performance;
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

interface BodyPlace {
  readonly lang: InterfaceLanguage;
  readonly brand: Brand;
  readonly box: TextBox & { readonly height: number };
}

const small = { size: 9.5, colour: softInk };

/** Beyond the perforation: what it is, where, which seat, and what it cost. */
function drawBody(sheet: PdfSheet, ticket: TicketView, { lang, brand, box }: BodyPlace): void {
  const { performance } = ticket;
  const below = (y: number): TextBox => ({ ...box, y });
  const change = changeText(performance, lang);
  const age = performance.ageLimit === null ? '' : `${performance.ageLimit}+`;
  sheet.write(age, box, { face: 'bold', size: 11, align: 'right' });
  let y = sheet.write(brand.name, box, { face: 'display', size: 13, colour: brand.accent });
  y = sheet.writeFitting(
    performance.title,
    { ...box, y: y + 12, height: change ? 70 : 92 },
    { face: 'display', lineGap: 1 },
    titleSizes,
  );
  y = sheet.write(performance.place, below(y + 12), { face: 'bold', size: 11.5 });
  for (const text of placeLines(performance, lang)) y = sheet.write(text, below(y + 2), small);
  if (change) sheet.write(change, below(y + 8), { face: 'bold', size: 9.5, colour: brand.accent });
  drawSeat(sheet, ticket, { lang, box: below(box.y + box.height - 136) });
  drawPrice(sheet, ticket, { lang, box: below(box.y + box.height - 46) });
}

const titleSizes = [30, 26, 23, 20, 17, 14, 12, 10];

const placeLines = ({ hall, address, doorsAt }: PerformanceView, lang: InterfaceLanguage): string[] =>
  [hall, address, doorsAt ? saleTexts[lang].ticket.doors(writeMoment(doorsAt, 'time', lang)) : ''].filter(
    Boolean,
  );

function drawPrice(
  sheet: PdfSheet,
  { price, serviceFee, discount }: TicketView,
  { lang, box }: { lang: InterfaceLanguage; box: TextBox },
): void {
  const t = saleTexts[lang].ticket;
  const y = sheet.write(formatMoney(price, lang), box, { face: 'bold', size: 15 });
  const fee = serviceFee.amountMinor > 0 ? t.fee(formatMoney(serviceFee, lang)) : t.price;
  const below = sheet.write(fee, { ...box, y: y + 2 }, small);
  if (discount.amountMinor > 0)
    sheet.write(t.discount(formatMoney(discount, lang)), { ...box, y: below + 1 }, small);
}

interface SeatField {
  readonly name: string;
  readonly value: string;
  /** Its part of the width. */
  readonly share: number;
}

/** What the usher looks for: in the largest figures of the page. */
function drawSeat(
  sheet: PdfSheet,
  ticket: TicketView,
  { lang, box }: { readonly lang: InterfaceLanguage; readonly box: TextBox },
): void {
  drawRule(sheet, box.y, box);
  let x = box.x;
  for (const { name, value, share } of seatFields(ticket, lang)) {
    const width = box.width * share;
    sheet.write(name, { x, y: box.y + 12, width }, { size: 9.5, colour: softInk });
    const place = { x, y: box.y + 26, width: width - 10, height: 40 };
    sheet.writeFitting(value, place, { face: 'bold' }, [24, 20, 17, 14, 12, 10]);
    x += width;
  }
  drawRule(sheet, box.y + 72, box);
}

function seatFields({ seat, zone }: TicketView, lang: InterfaceLanguage): SeatField[] {
  const t = saleTexts[lang].ticket;
  if (!seat)
    return [
      { name: t.zone, value: zone, share: 0.6 },
      { name: t.seat, value: t.noSeat, share: 0.4 },
    ];
  const fields = [
    { name: t.sector, value: seat.sector, share: 0.5 },
    { name: t.row, value: seat.row, share: 0.25 },
    { name: t.seat, value: seat.number, share: 0.25 },
  ];
  return fields.filter(({ value }) => value !== '');
}

const width = page.width - 2 * page.margin;
const half = (width - 28) / 2;

/** Below the ticket: how to get in, and who answers for it. */
function drawRules(sheet: PdfSheet, { lang, seller }: TicketsView, top: number): void {
  const t = saleTexts[lang].ticket;
  let y = sheet.write(t.atTheDoor, { x: page.margin, y: top, width: half }, { face: 'display', size: 15 });
  for (const rule of t.rules)
    y = sheet.write(rule, { x: page.margin, y: y + 8, width: half }, { size: 10, lineGap: 2.5 });
  const x = page.margin + half + 28;
  y = sheet.write(t.soldBy, { x, y: top, width: half }, { face: 'display', size: 15 });
  for (const text of sellerLines(seller, t))
    y = sheet.write(text, { x, y: y + 6, width: half }, { size: 10, lineGap: 2.5 });
}
