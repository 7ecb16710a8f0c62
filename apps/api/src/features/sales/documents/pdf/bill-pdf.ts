import { formatMoney } from '@parterre/domain/money/format-money';
import { type Money, money } from '@parterre/domain/money/money';
import { writeDeadline, writeMoment } from '../../../../time/write-moment.ts';
import { saleTexts } from '../../texts/texts.ts';
import { type BillLine, type BillView, buyerLines, sellerLines } from '../document-views.ts';
import { drawFoot, drawRule, PdfSheet, page, softInk, type TextStyle } from './pdf-sheet.ts';

const across = { x: page.margin, width: page.width - 2 * page.margin };
const half = (across.width - 28) / 2;
const totalHeight = 190;

export function billPdf(view: BillView): Promise<Buffer> {
  const { lang, brand, orderNumber } = view;
  const t = saleTexts[lang].bill;
  const sheet = new PdfSheet({ title: t.bill(orderNumber), author: brand.name, lang });
  sheet.addPage();
  const parties = drawParties(sheet, view, drawTitle(sheet, view));
  const end = drawBillLines(sheet, view, parties + 28);
  const isRoom = end + totalHeight < page.height - page.margin;
  if (!isRoom) sheet.addPage();
  drawBillTotal(sheet, view, isRoom ? end + 10 : page.margin);
  sheet.eachPage((number, pages) => drawFoot(sheet, t.bill(orderNumber), t.pageNumber(number, pages)));
  return sheet.finish();
}

function drawTitle(sheet: PdfSheet, view: BillView): number {
  const { lang, brand, orderNumber, issuedAt, state, payUntil } = view;
  const t = saleTexts[lang].bill;
  let y = sheet.write(brand.name, { ...across, y: 48 }, { face: 'display', size: 13, colour: brand.accent });
  y = sheet.write(t.bill(orderNumber), { ...across, y: y + 14 }, { face: 'display', size: 30 });
  y = sheet.write(
    t.issued(writeMoment(issuedAt, 'date', lang)),
    { ...across, y },
    { size: 11, colour: softInk },
  );
  y = sheet.write(
    t.states[state],
    { ...across, y: y + 14 },
    { face: 'bold', size: 13, colour: brand.accent },
  );
  if (state !== 'awaiting_payment' || !payUntil) return y;
  return sheet.write(t.payUntil(writeDeadline(payUntil, lang)), { ...across, y: y + 2 }, { size: 10.5 });
}

/** By whom, to whom. */
function drawParties(sheet: PdfSheet, { lang, seller, buyer }: BillView, top: number): number {
  const t = saleTexts[lang].bill;
  const column = (x: number, name: string, lines: readonly string[]) => {
    let y = sheet.write(name, { x, y: top + 26, width: half }, { size: 9, colour: softInk });
    for (const text of lines) y = sheet.write(text, { x, y: y + 3, width: half }, { size: 10.5 });
    return y;
  };
  return Math.max(
    column(page.margin, t.from, sellerLines(seller, t)),
    column(page.margin + half + 28, t.to, buyerLines(buyer, { lang, t })),
  );
}

const left = page.margin;
const columns = {
  what: { x: left, width: 236 },
  count: { x: left + 240, width: 44 },
  price: { x: left + 286, width: 78 },
  fee: { x: left + 366, width: 66 },
  sum: { x: left + 434, width: page.width - 2 * page.margin - 434 },
} as const;
type Column = keyof typeof columns;

const lowest = page.height - 150;
const small = { size: 9, colour: softInk };

/** The table of what was bought; it goes on over the page when it is long. Answers where it ends. */
function drawBillLines(sheet: PdfSheet, view: BillView, top: number): number {
  let y = drawHead(sheet, view, top);
  for (const line of view.lines) {
    if (y > lowest) {
      sheet.addPage();
      y = drawHead(sheet, view, page.margin);
    }
    y = drawLine(sheet, line, view, y);
  }
  return y;
}

function drawHead(sheet: PdfSheet, { lang }: BillView, y: number): number {
  const t = saleTexts[lang].bill;
  for (const column of Object.keys(columns) as Column[]) put(sheet, t[column], { column, y, style: small });
  drawRule(sheet, y + 16);
  return y + 24;
}

function drawLine(sheet: PdfSheet, line: BillLine, { lang }: BillView, y: number): number {
  const figure = { size: 10.5 };
  put(sheet, String(line.count), { column: 'count', y, style: figure });
  put(sheet, formatMoney(line.price, lang), { column: 'price', y, style: figure });
  put(sheet, formatMoney(line.serviceFee, lang), { column: 'fee', y, style: figure });
  put(sheet, formatMoney(line.total, lang), { column: 'sum', y, style: { ...figure, face: 'bold' } });
  const titled = put(sheet, line.title, { column: 'what', y, style: { ...figure, face: 'bold' } });
  const detailed = put(sheet, line.detail, { column: 'what', y: titled + 1, style: small });
  const end = line.change
    ? put(sheet, line.change, { column: 'what', y: detailed + 1, style: small })
    : detailed;
  drawRule(sheet, end + 7);
  return end + 15;
}

function put(sheet: PdfSheet, text: string, at: { column: Column; y: number; style: TextStyle }): number {
  const align = at.column === 'what' ? 'left' : 'right';
  return sheet.write(text, { ...columns[at.column], y: at.y }, { ...at.style, align });
}

const width = 300;
const x = page.width - page.margin - width;

/** What it comes to, what of it is paid, and where the rest can be. */
function drawBillTotal(sheet: PdfSheet, view: BillView, top: number): void {
  const { lang, total, serviceFees, discounts, taxes, paid, due, payUrl, state, brand, bank, orderNumber } =
    view;
  const t = saleTexts[lang].bill;
  const small = { size: 9.5, colour: softInk };
  const sum = (name: string, amount: Money, y: number, style: TextStyle) => {
    sheet.write(name, { x, y, width: width - 110 }, style);
    return sheet.write(formatMoney(amount, lang), { x, y, width }, { ...style, align: 'right' });
  };
  const across = { x: page.margin, width: page.width - 2 * page.margin };
  let y = sum(t.total, total, top, { face: 'bold', size: 15 });
  y = sum(t.fees, serviceFees, y + 4, small);
  for (const { code, name, amount } of discounts)
    y = sum(name ?? t.discount(code), money(-amount.amountMinor, amount.currency), y + 2, small);
  for (const { vat, amount } of taxes)
    y =
      vat.rate > 0
        ? sum(t.vat(vat.rate / 100), amount, y + 2, small)
        : sheet.write(
            vat.exemption === null ? t.noVat : t.exempt(vat.exemption),
            { x, y: y + 2, width },
            small,
          );
  if (paid.amountMinor > 0) y = sum(t.paid, paid, y + 8, { size: 11 });
  if (due.amountMinor > 0) y = sum(t.due, due, y + 8, { face: 'bold', size: 13, colour: brand.accent });
  if (state !== 'awaiting_payment') return;
  y = sheet.write(t.payAt, { ...across, y: y + 26 }, small);
  sheet.write(payUrl, { ...across, y: y + 2 }, { size: 10, colour: brand.accent });
  sheet.pdf.link(page.margin, y, across.width, 18, payUrl);
  if (bank === null) return;
  y = sheet.write(t.transfer, { ...across, y: y + 30 }, small);
  y = sheet.write(bank, { ...across, y: y + 2 }, { size: 10 });
  sheet.write(t.purpose(orderNumber), { ...across, y: y + 2 }, { size: 10 });
}
