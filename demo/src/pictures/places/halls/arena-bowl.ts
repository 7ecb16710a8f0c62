import { ellipse, polar, polygon, rect } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, stroke } from '../../drawing/svg.ts';
import type { Interior } from './interior.ts';

export const arenaBowl: Interior = (colours, random) => {
  const ring = (rx: number, ry: number) => ellipse(800, 560, rx, ry);
  const seats = (from: number, to: number, rows: number) =>
    Array.from({ length: rows }, (_, row) => {
      const share = from + ((to - from) * row) / rows;
      const count = Math.round(90 + share * 60);
      return Array.from({ length: count }, (_seat, index) => {
        const at = polar(1, (index * 360) / count + row * 2);
        return { x: 800 + at.x * 1050 * share, y: 560 + at.y * 470 * share - (share - 0.4) * 120 };
      });
    }).flat();
  const people = seats(0.52, 1.02, 11).filter(() => random.chance(0.82));
  const dot = ({ x, y }: { x: number; y: number }) => ellipse(x, y, 6, 7);
  return {
    ground: colours.night,
    marks: () => [
      ...[0, 1, 2, 3, 4].map((index) =>
        fill(
          polygon(
            `${300 + index * 250},0 ${340 + index * 250},0 ${900 + (index - 2) * 60},520 ${700 + (index - 2) * 60},520`,
          ),
          colours.bright,
          0.16,
        ),
      ),
      sheet(ring(1080, 480), colours.deep, 0),
      sheet(ring(860, 372), colours.body, 10),
      fill(
        people
          .filter((_, index) => index % 3 === 0)
          .map(dot)
          .join(' '),
        colours.bright,
      ),
      fill(
        people
          .filter((_, index) => index % 3 === 1)
          .map(dot)
          .join(' '),
        colours.glow,
      ),
      fill(
        people
          .filter((_, index) => index % 3 === 2)
          .map(dot)
          .join(' '),
        colours.spark,
      ),
      sheet(ring(540, 196), colours.night, 6),
      sheet(ring(500, 172), colours.paper, 4),
      stroke(ring(430, 140), colours.body, 6),
      stroke(ring(90, 30), colours.spark, 8),
      stroke('M800,388 L800,732', colours.spark, 8),
      sheet(polygon('690,110 910,110 940,250 660,250'), colours.deep, 12),
      fill(polygon('706,124 894,124 918,232 682,232'), colours.glow),
      fill(rect(780, 150, 40, 60), colours.spark),
      fill(rect(720, 160, 40, 40), colours.body),
      fill(rect(840, 160, 40, 40), colours.body),
      stroke('M700,110 L640,0 M900,110 L960,0', colours.bright, 5),
    ],
  };
};
