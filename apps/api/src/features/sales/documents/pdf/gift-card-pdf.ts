import { cardSize, giftCardArt } from '@parterre/domain/gift-cards/gift-card-art';
import { formatMoney } from '@parterre/domain/money/format-money';
import { writeMoment } from '../../../../time/write-moment.ts';
import { giftCardTexts } from '../../gift-cards/texts/gift-card-texts.ts';
import { saleTexts } from '../../texts/texts.ts';
import { type GiftCardView, sellerLines } from '../document-views.ts';
import { drawFoot, PdfSheet, page } from './pdf-sheet.ts';

const width = page.width - 2 * page.margin;
const scale = width / cardSize.width;
const card = { x: page.margin, y: 48, width, height: cardSize.height * scale };
const padding = 26;
const radius = 14;
const white = '#ffffff';
/** Below it stands the code, on paper white. */
const codeHeight = 84;

/** A card on one sheet, to be folded or cut out, with what to do with it below. */
export function giftCardPdf(view: GiftCardView): Promise<Buffer> {
  const { lang, brand, amount, orderNumber } = view;
  const t = giftCardTexts[lang];
  const title = `${t.giftCard}, ${formatMoney(amount, lang)}`;
  const sheet = new PdfSheet({ title, author: brand.name, lang });
  sheet.addPage();
  drawGround(sheet, view);
  drawWords(sheet, view);
  drawCode(sheet, view);
  drawRules(sheet, view);
  drawFoot(sheet, saleTexts[lang].ticket.order(orderNumber), brand.name);
  return sheet.finish();
}

function drawGround({ pdf }: PdfSheet, { brand, design }: GiftCardView): void {
  pdf.save().roundedRect(card.x, card.y, card.width, card.height, radius).clip();
  pdf.rect(card.x, card.y, card.width, card.height).fill(brand.accent);
  pdf.translate(card.x, card.y).scale(scale);
  for (const { d, opacity } of giftCardArt[design]) pdf.fillOpacity(opacity).path(d).fill(white);
  pdf.restore().fillOpacity(1);
}

function drawWords(sheet: PdfSheet, { lang, brand, amount, greeting, toName, fromName }: GiftCardView): void {
  const t = giftCardTexts[lang];
  const box = { x: card.x + padding, y: card.y + padding, width: card.width - 2 * padding };
  const light = { colour: white };
  let y = sheet.write(brand.name, box, { ...light, face: 'display', size: 15 });
  y = sheet.write(t.giftCard, { ...box, y: y + 2 }, { ...light, size: 10.5 });
  y = sheet.write(formatMoney(amount, lang), { ...box, y: y + 12 }, { ...light, face: 'display', size: 44 });
  const names = [toName && t.to(toName), fromName && t.from(fromName)].filter(Boolean).join('   ·   ');
  const bottom = card.y + card.height - padding;
  const nameHeight = names ? 20 : 0;
  if (greeting)
    sheet.writeFitting(
      greeting,
      { ...box, y: y + 10, width: box.width * 0.72, height: bottom - nameHeight - y - 16 },
      { ...light, lineGap: 2 },
      [14, 12.5, 11, 10, 9, 8, 7],
    );
  if (names)
    sheet.writeFitting(
      names,
      { ...box, y: bottom - 16, height: 18 },
      { ...light, face: 'bold' },
      [12, 10, 9, 8, 7],
    );
}

function drawCode(sheet: PdfSheet, { lang, brand, code, validUntil }: GiftCardView): void {
  const t = giftCardTexts[lang];
  const y = card.y + card.height + 14;
  sheet.pdf
    .save()
    .roundedRect(card.x, y, card.width, codeHeight, radius)
    .lineWidth(1)
    .dash(4, { space: 4 })
    .strokeColor(brand.accent)
    .stroke()
    .restore();
  const box = { x: card.x + padding, y: y + 14, width: card.width - 2 * padding };
  const below = sheet.write(t.code, box, { size: 10, align: 'center' });
  const end = sheet.write(code, { ...box, y: below + 3 }, { face: 'bold', size: 21, align: 'center' });
  sheet.write(
    t.validUntil(writeMoment(validUntil, 'date', lang)),
    { ...box, y: end + 3 },
    { size: 10, align: 'center' },
  );
}

const half = (width - 28) / 2;

function drawRules(sheet: PdfSheet, { lang, seller, site }: GiftCardView): void {
  const t = giftCardTexts[lang];
  const top = card.y + card.height + codeHeight + 44;
  let y = sheet.write(t.howTitle, { x: page.margin, y: top, width: half }, { face: 'display', size: 15 });
  for (const rule of t.how(site))
    y = sheet.write(rule, { x: page.margin, y: y + 8, width: half }, { size: 10, lineGap: 2.5 });
  const x = page.margin + half + 28;
  y = sheet.write(t.soldBy, { x, y: top, width: half }, { face: 'display', size: 15 });
  for (const text of sellerLines(seller, saleTexts[lang].ticket))
    y = sheet.write(text, { x, y: y + 6, width: half }, { size: 10, lineGap: 2.5 });
}
