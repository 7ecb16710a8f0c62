import { type Placement, transformAttribute } from './transform.ts';

/** A piece of SVG. */
export type Mark = string;

export interface Frame {
  readonly width: number;
  readonly height: number;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

export const fill = (d: string, colour: string, opacity?: number): Mark =>
  `<path${attributesOf({ d, fill: colour, opacity })}/>`;

/** Where parts overlap, the inner one is a hole. */
export const fillWithHoles = (d: string, colour: string, opacity?: number): Mark =>
  `<path${attributesOf({ d, fill: colour, 'fill-rule': 'evenodd', opacity })}/>`;

export const stroke = (d: string, colour: string, width: number, opacity?: number): Mark =>
  `<path${attributesOf({
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

export const faded = (marks: readonly Mark[], opacity: number): Mark =>
  `<g opacity="${opacity}">${marks.join('')}</g>`;

/** Marks seen only inside a shape. The id must be the only one of its name in the picture. */
export const clipped = (id: string, d: string, marks: readonly Mark[]): Mark =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${marks.join('')}</g>`;

/** Marks printed over what is below as transparent ink. */
export const overprinted = (marks: readonly Mark[]): Mark =>
  `<g style="mix-blend-mode:multiply">${marks.join('')}</g>`;

export const document = ({ width, height }: Frame, marks: readonly Mark[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${marks.join('')}</svg>`;
