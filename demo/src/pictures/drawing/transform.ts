import { at } from './path.ts';

export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly flip?: boolean;
}

/** Path data moved, turned and scaled; it is flipped first and moved last. */
export function transformed(
  d: string,
  { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Placement,
): string {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle) * scale, Math.cos(angle) * scale];
  return d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, left: string, top: string) => {
    const px = Number(left) * (flip ? -1 : 1);
    const py = Number(top);
    return at({ x: px * cos - py * sin + x, y: px * sin + py * cos + y });
  });
}

/** The same placement as an SVG attribute. */
export function transformAttribute({ x = 0, y = 0, scale = 1, turn = 0, flip = false }: Placement): string {
  const number = (value: number) => Number(value.toFixed(4));
  const scaling = flip ? `${number(-scale)} ${number(scale)}` : `${number(scale)}`;
  return `translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${scaling})`;
}
