import { formatMoney } from '@parterre/domain/money/format-money';
import { drawRule } from '../../documents/draw-rule.ts';
import { sheet as paper, softInk } from '../../documents/look.ts';
import type { PdfSheet, TextStyle } from '../../documents/pdf-sheet.ts';
import type { BillLine, BillView } from './bill-view.ts';
import { billTexts } from './texts/bill-texts.ts';

const left = paper.margin;
const columns = {
  what: { x: left, width: 236 },
  count: { x: left + 240, width: 44 },
  price: { x: left + 286, width: 78 },
  fee: { x: left + 366, width: 66 },
  sum: { x: left + 434, width: paper.width - 2 * paper.margin - 434 },
} as const;
type Column = keyof typeof columns;

const lowest = paper.height - 150;

/** The table of what was bought; it goes on over the page when it is long. Answers where it ends. */
export function drawBillLines(sheet: PdfSheet, view: BillView, top: number): number {
  let y = drawHead(sheet, view, top);
  for (const line of view.lines) {
    if (y > lowest) {
      sheet.addPage();
      y = drawHead(sheet, view, paper.margin);
    }
    y = drawLine(sheet, line, view, y);
  }
  return y;
}

function drawHead(sheet: PdfSheet, { lang }: BillView, y: number): number {
  const t = billTexts(lang);
  for (const column of Object.keys(columns) as Column[])
    put(sheet, t[column], { column, y, style: { size: 9, colour: softInk } });
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
  const end = put(sheet, line.detail, { column: 'what', y: titled + 1, style: { size: 9, colour: softInk } });
  drawRule(sheet, end + 7);
  return end + 15;
}

function put(sheet: PdfSheet, text: string, at: { column: Column; y: number; style: TextStyle }): number {
  const align = at.column === 'what' ? 'left' : 'right';
  return sheet.write(text, { ...columns[at.column], y: at.y }, { ...at.style, align });
}
