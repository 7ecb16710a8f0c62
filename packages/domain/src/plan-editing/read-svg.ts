import type { Point } from '../seats/plan/plan.ts';

/** A circle of a drawing that may be a seat, in the units of the drawing. */
export interface DrawnCircle extends Point {
  readonly radius: number;
  readonly colour: string;
}

/** As in SVG: a c e over b d f. */
type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const transforms: Readonly<Record<string, (values: readonly number[]) => Matrix>> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0, x = 0, y = 0]) => {
    const angle = (degrees * Math.PI) / 180;
    const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
    return multiply(multiply([1, 0, 0, 1, x, y], turn), [1, 0, 0, 1, -x, -y]);
  },
};

function readTransform(text: string): Matrix {
  const parts = [...text.matchAll(/(\w+)\s*\(([^)]*)\)/g)];
  return parts.reduce<Matrix>((matrix, [, name = '', values = '']) => {
    const numbers = values.split(/[\s,]+/).flatMap((value) => (value === '' ? [] : Number(value)));
    const next = transforms[name]?.(numbers) ?? identity;
    return next.every(Number.isFinite) ? multiply(matrix, next) : matrix;
  }, identity);
}

const readAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
      name,
      double ?? single ?? '',
    ]),
  );

/** What is drawn only when something refers to it. */
const unseen = new Set(['defs', 'clipPath', 'mask', 'symbol', 'pattern', 'marker']);

const maxCircles = 100_000;

interface Group {
  readonly name: string;
  readonly matrix: Matrix;
  readonly colour: string;
  readonly isSeen: boolean;
}

/**
 * The circles of an SVG file, with all that groups around them do to them. It reads text and draws nothing, so that nothing in a file can
 * run; what is no circle is passed over.
 */
export function readSvgCircles(text: string): DrawnCircle[] {
  const circles: DrawnCircle[] = [];
  const groups: Group[] = [{ name: '', matrix: identity, colour: '', isSeen: true }];
  const plain = text.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/g, '');
  for (const [, end, name = '', inside = '', own] of plain.matchAll(
    /<(\/?)([\w:-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g,
  )) {
    if (end) {
      const opened = groups.findLastIndex((group) => group.name === name);
      if (opened > 0) groups.splice(opened);
      continue;
    }
    const outer = groups.at(-1) ?? groups[0];
    if (!outer) break;
    const group = readGroup(name, readAttributes(inside), outer);
    const circle = group.isSeen ? readCircle(name, readAttributes(inside), group) : undefined;
    if (circle && circles.length < maxCircles) circles.push(circle);
    if (!own) groups.push(group);
  }
  return circles;
}

function readGroup(name: string, attributes: ReadonlyMap<string, string>, outer: Group): Group {
  const style = attributes.get('style') ?? '';
  const colour =
    /(?:^|;)\s*fill\s*:\s*([^;]+)/.exec(style)?.[1]?.trim() ?? attributes.get('fill') ?? outer.colour;
  const isHidden = /display\s*:\s*none/.test(style) || attributes.get('display') === 'none';
  return {
    name,
    matrix: multiply(outer.matrix, readTransform(attributes.get('transform') ?? '')),
    colour,
    isSeen: outer.isSeen && !isHidden && !unseen.has(name.replace(/^svg:/, '')),
  };
}

function readCircle(
  name: string,
  attributes: ReadonlyMap<string, string>,
  { matrix, colour }: Group,
): DrawnCircle | undefined {
  const kind = name.replace(/^svg:/, '');
  if (kind !== 'circle' && kind !== 'ellipse') return undefined;
  const number = (key: string) => Number.parseFloat(attributes.get(key) ?? '0');
  const [cx, cy, r] = [number('cx'), number('cy'), kind === 'circle' ? number('r') : number('rx')];
  const [a, b, c, d, e, f] = matrix;
  const radius = r * Math.sqrt(Math.abs(a * d - b * c));
  const [x, y] = [a * cx + c * cy + e, b * cx + d * cy + f];
  return radius > 0 && Number.isFinite(x + y + radius) ? { x, y, radius, colour } : undefined;
}
