import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import PDFDocument from 'pdfkit';
import { type Face, fontFor, fontNames, fontPath } from './fonts.ts';

/** Ink on white paper: what is printed must be as clear in grey as in colour. */
const ink = '#211a17';
export const softInk = '#5f554d';
export const line = '#cfc6b8';

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 42 };

/** Whose document it is. */
export interface Brand {
  readonly name: string;
  /** `#rrggbb`, dark enough to be read on white. */
  readonly accent: string;
}

export interface TextStyle {
  readonly face?: Face;
  readonly size: number;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly lineGap?: number;
}

export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A document being drawn: pdfkit with our fonts, our paper and one way to set text. */
export class PdfSheet {
  readonly pdf: PDFKit.PDFDocument;

  constructor({ title, author, lang }: { title: string; author: string; lang: InterfaceLanguage }) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      lang,
      displayTitle: true,
      info: { Title: title, Author: author },
    });
    for (const name of fontNames) this.pdf.registerFont(name, fontPath(name));
  }

  addPage(): void {
    this.pdf.addPage({ size: [page.width, page.height], margin: 0 });
  }

  /** Sets a text and answers where it ends. */
  write(text: string, { x, y, width }: TextBox, style: TextStyle): number {
    const clean = this.#prepare(text, style);
    this.pdf.fillColor(style.colour ?? ink).text(clean, x, y, { width, ...textOptions(style) });
    return y + this.pdf.heightOfString(clean, { width, ...textOptions(style) });
  }

  height(text: string, width: number, style: TextStyle): number {
    return this.pdf.heightOfString(this.#prepare(text, style), { width, ...textOptions(style) });
  }

  /** In the largest of these sizes at which it is no higher than this. */
  writeFitting(
    text: string,
    box: TextBox & { height: number },
    style: Omit<TextStyle, 'size'>,
    sizes: readonly number[],
  ): number {
    const fits = (size: number) => this.height(text, box.width, { ...style, size }) <= box.height;
    const size = sizes.find(fits) ?? sizes.at(-1) ?? 10;
    return this.write(text, box, { ...style, size });
  }

  /** For what can only be told once all pages are there. */
  eachPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.pdf.switchToPage(index);
      draw(index + 1, count);
    }
  }

  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    const done = new Promise<void>((resolve, reject) => void this.pdf.on('end', resolve).on('error', reject));
    this.pdf.on('data', (chunk: Buffer) => void chunks.push(chunk));
    this.pdf.end();
    await done;
    return Buffer.concat(chunks);
  }

  #prepare(text: string, { face = 'text', size }: TextStyle): string {
    // Thin spaces are in none of the faces; a no-break space holds together as well.
    const clean = text.replace(/[\u2009\u202f]/g, '\u00a0');
    this.pdf.font(fontFor(clean, face)).fontSize(size);
    return clean;
  }
}

// Figures of one width, so that columns of amounts stand straight. Elsewhere pdfkit remembers how words are set, which it
// does not for a text with features of its own.
const straight = { features: ['tnum', 'kern', 'liga'] as PDFKit.Mixins.OpenTypeFeatures[] };

const textOptions = ({ align = 'left', lineGap = 0 }: TextStyle) => ({
  align,
  lineGap,
  ...(align === 'right' && straight),
});

/** A thin line across. */
export function drawRule(
  { pdf }: PdfSheet,
  y: number,
  { x = page.margin, width = page.width - 2 * page.margin } = {},
): void {
  pdf
    .lineWidth(0.8)
    .strokeColor(line)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
}

/** At the foot of a page: what it belongs to, and which page it is. */
export function drawFoot(sheet: PdfSheet, left: string, right: string): void {
  const y = page.height - page.margin - 14;
  const box = { x: page.margin, y, width: page.width - 2 * page.margin };
  const style = { size: 9, colour: softInk };
  drawRule(sheet, y - 10);
  sheet.write(left, box, style);
  sheet.write(right, box, { ...style, align: 'right' });
}
