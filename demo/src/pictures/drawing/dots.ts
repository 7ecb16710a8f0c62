import type { Point } from './path.ts';
import type { Frame } from './svg.ts';

interface Dot extends Point {
  readonly radius: number;
}

const short = (value: number) => Number(value.toFixed(1));

/** Many circles in one path; thousands of them stay a small file. */
function dotsPath(dots: readonly Dot[]): string {
  return dots
    .map(({ x, y, radius }) => {
      const [r, width] = [short(radius), short(radius * 2)];
      return `M${short(x - radius)},${short(y)}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0 ${-width} 0`;
    })
    .join('');
}

/** The points of a printer's screen turned by 45°. */
function screen({ width, height }: Frame, pitch: number): Point[] {
  const rows = Math.ceil(height / (pitch / 2)) + 1;
  const columns = Math.ceil(width / pitch) + 1;
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    return { x: (index % columns) * pitch + (row % 2 === 0 ? 0 : pitch / 2), y: row * (pitch / 2) };
  });
}

/** Dots that fill as much of their cells as `field` says, from 0 to 1; above 0.8 they touch. */
export function screened(frame: Frame, pitch: number, field: (point: Point) => number): string {
  const dots = screen(frame, pitch).flatMap((point): Dot[] => {
    const share = Math.min(1, Math.max(0, field(point)));
    return share < 0.02 ? [] : [{ ...point, radius: pitch * 0.4 * Math.sqrt(share) }];
  });
  return dotsPath(dots);
}
