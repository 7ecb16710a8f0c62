import { type Placement, transformAttribute } from './transform.ts';

/** A piece of SVG. */
export type Mark = string;

export interface Frame {
  readonly width: number;
  readonly height: number;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

export const fill = (d: string, colour: string, opacity?: number): Mark =>
  `<path${writeAttributes({ d, fill: colour, opacity })}/>`;

export const stroke = (d: string, colour: string, width: number, opacity?: number): Mark =>
  `<path${writeAttributes({
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': Number(width.toFixed(2)),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity,
  })}/>`;

export const group = (marks: readonly Mark[], placement: Placement): Mark =>
  `<g transform="${transformAttribute(placement)}">${marks.join('')}</g>`;

/** Marks seen only inside any of the shapes. The id must be the only one of its name in the picture. */
export const clipped = (id: string, shapes: readonly string[], marks: readonly Mark[]): Mark =>
  [
    `<clipPath id="${id}">${shapes.map((d) => `<path d="${d}"/>`).join('')}</clipPath>`,
    `<g clip-path="url(#${id})">${marks.join('')}</g>`,
  ].join('');

export const document = (sheet: Frame, size: Frame, marks: readonly Mark[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">${marks.join('')}</svg>`;
