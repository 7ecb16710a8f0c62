import { line } from './look.ts';

export interface StubShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far from the left the perforation runs. */
  readonly cut: number;
}

const radius = 10;
const notch = 8;

/** The outline of a ticket stub: round corners, a notch above and below the perforation. */
export function drawStub(pdf: PDFKit.PDFDocument, shape: StubShape): void {
  pdf.save().lineWidth(0.8).strokeColor(line).path(outline(shape)).stroke().restore();
  const x = shape.x + shape.cut;
  pdf
    .save()
    .lineWidth(1.6)
    .lineCap('round')
    .dash(0.1, { space: 5 })
    .strokeColor(line)
    .moveTo(x, shape.y + notch + 6)
    .lineTo(x, shape.y + shape.height - notch - 4)
    .stroke()
    .restore();
}

function outline({ x, y, width, height, cut }: StubShape): string {
  const [right, bottom, middle] = [x + width, y + height, x + cut];
  const corner = (toX: number, toY: number) => `A ${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  const bite = (toX: number, toY: number) => `A ${notch} ${notch} 0 0 0 ${toX} ${toY}`;
  return [
    `M ${x + radius} ${y} H ${middle - notch} ${bite(middle + notch, y)} H ${right - radius}`,
    `${corner(right, y + radius)} V ${bottom - radius} ${corner(right - radius, bottom)}`,
    `H ${middle + notch} ${bite(middle - notch, bottom)} H ${x + radius} ${corner(x, bottom - radius)}`,
    `V ${y + radius} ${corner(x + radius, y)} Z`,
  ].join(' ');
}
