import { drawFoot } from '../../documents/draw-foot.ts';
import { sheet as paper, softInk } from '../../documents/look.ts';
import { PdfSheet } from '../../documents/pdf-sheet.ts';
import { sellerLines } from '../../documents/seller-lines.ts';
import { writeMoment } from '../../documents/write-moment.ts';
import type { BillView } from './bill-view.ts';
import { drawBillLines } from './draw-bill-lines.ts';
import { drawBillTotal } from './draw-bill-total.ts';
import { billTexts } from './texts/bill-texts.ts';

const across = { x: paper.margin, width: paper.width - 2 * paper.margin };
const half = (across.width - 28) / 2;
const totalHeight = 190;

export function billPdf(view: BillView): Promise<Buffer> {
  const { lang, brand, orderNumber } = view;
  const t = billTexts(lang);
  const sheet = new PdfSheet({ title: t.bill(orderNumber), author: brand.name, lang });
  sheet.addPage();
  const parties = drawParties(sheet, view, drawTitle(sheet, view));
  const end = drawBillLines(sheet, view, parties + 28);
  const isRoom = end + totalHeight < paper.height - paper.margin;
  if (!isRoom) sheet.addPage();
  drawBillTotal(sheet, view, isRoom ? end + 10 : paper.margin);
  sheet.eachPage((page, pages) => drawFoot(sheet, t.bill(orderNumber), t.pageOf(page, pages)));
  return sheet.finish();
}

function drawTitle(sheet: PdfSheet, view: BillView): number {
  const { lang, brand, orderNumber, issuedAt, state, payUntil } = view;
  const t = billTexts(lang);
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
  return sheet.write(
    t.payUntil(writeMoment(payUntil, 'moment', lang)),
    { ...across, y: y + 2 },
    { size: 10.5 },
  );
}

/** By whom, to whom. */
function drawParties(sheet: PdfSheet, { lang, seller, buyer }: BillView, top: number): number {
  const t = billTexts(lang);
  const column = (x: number, name: string, lines: readonly string[]) => {
    let y = sheet.write(name, { x, y: top + 26, width: half }, { size: 9, colour: softInk });
    for (const text of lines) y = sheet.write(text, { x, y: y + 3, width: half }, { size: 10.5 });
    return y;
  };
  return Math.max(
    column(paper.margin, t.from, sellerLines(seller, t)),
    column(paper.margin + half + 28, t.to, [buyer.name, buyer.email]),
  );
}
