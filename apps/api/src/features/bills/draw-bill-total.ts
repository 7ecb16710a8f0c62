import { formatMoney } from '@parterre/domain/money/format-money';
import type { Money } from '@parterre/domain/money/money';
import { sheet as paper, softInk } from '../../documents/look.ts';
import type { PdfSheet, TextStyle } from '../../documents/pdf-sheet.ts';
import type { BillView } from './bill-view.ts';
import { billTexts } from './texts/bill-texts.ts';

const width = 300;
const x = paper.width - paper.margin - width;

/** What it comes to, what of it is paid, and where the rest can be. */
export function drawBillTotal(sheet: PdfSheet, view: BillView, top: number): void {
  const { lang, total, serviceFees, tax, paid, due, payUrl, state, brand, bank, orderNumber } = view;
  const t = billTexts(lang);
  const small = { size: 9.5, colour: softInk };
  const sum = (name: string, amount: Money, y: number, style: TextStyle) => {
    sheet.write(name, { x, y, width: width - 110 }, style);
    return sheet.write(formatMoney(amount, lang), { x, y, width }, { ...style, align: 'right' });
  };
  const across = { x: paper.margin, width: paper.width - 2 * paper.margin };
  let y = sum(t.total, total, top, { face: 'bold', size: 15 });
  y = sum(t.fees, serviceFees, y + 4, small);
  if (tax && tax.percent > 0) y = sum(t.vat(tax.percent), tax.amount, y + 2, small);
  if (tax?.percent === 0) y = sheet.write(t.noVat, { x, y: y + 2, width }, small);
  if (paid.amountMinor > 0) y = sum(t.paid, paid, y + 8, { size: 11 });
  if (due.amountMinor > 0) y = sum(t.due, due, y + 8, { face: 'bold', size: 13, colour: brand.accent });
  if (state !== 'awaiting_payment') return;
  y = sheet.write(t.payAt, { ...across, y: y + 26 }, small);
  sheet.write(payUrl, { ...across, y: y + 2 }, { size: 10, colour: brand.accent });
  sheet.pdf.link(paper.margin, y, across.width, 18, payUrl);
  if (bank === null) return;
  y = sheet.write(t.transfer, { ...across, y: y + 30 }, small);
  y = sheet.write(bank, { ...across, y: y + 2 }, { size: 10 });
  sheet.write(t.purpose(orderNumber), { ...across, y: y + 2 }, { size: 10 });
}
