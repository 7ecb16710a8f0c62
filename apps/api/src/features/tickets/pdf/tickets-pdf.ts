import { drawFoot } from '../../../documents/draw-foot.ts';
import { drawStub } from '../../../documents/draw-stub.ts';
import { sheet as paper } from '../../../documents/look.ts';
import { PdfSheet } from '../../../documents/pdf-sheet.ts';
import { ticketTexts } from '../texts/ticket-texts.ts';
import { drawBody } from './draw-body.ts';
import { drawLead } from './draw-lead.ts';
import { drawRules } from './draw-rules.ts';
import type { TicketsView } from './ticket-view.ts';

const stub = { x: paper.margin, y: 48, width: paper.width - 2 * paper.margin, height: 372, cut: 178 };
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
  const t = ticketTexts(lang);
  const sheet = new PdfSheet({ title: `${t.tickets}. ${t.order(orderNumber)}`, author: brand.name, lang });
  for (const ticket of tickets) {
    sheet.addPage();
    drawStub(sheet.pdf, stub);
    drawLead(sheet, ticket, { lang, brand, box: leadBox });
    drawBody(sheet, ticket, { lang, brand, box: bodyBox });
    drawRules(sheet, view, stub.y + stub.height + 36);
  }
  sheet.eachPage((page, pages) => drawFoot(sheet, t.order(orderNumber), t.pageOf(page, pages)));
  return sheet.finish();
}
