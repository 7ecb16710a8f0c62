import { arcPoints, curve, ellipse, polygon, polygonThrough, rect, roundRect } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, type Mark } from '../../drawing/svg.ts';
import { cutOut } from '../../motifs/draw-motif.ts';
import { chandelier } from '../../motifs/stage.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { Colours } from '../../palettes.ts';
import type { Interior } from './interior.ts';

/** Rows of seat backs that grow towards the viewer, with an aisle. */
function stalls(colours: Colours, from: number, rows: number): Mark[] {
  return Array.from({ length: rows }, (_, row) => {
    const share = row / (rows - 1);
    const scale = 0.42 + share * 0.9;
    const y = from + (900 - from + 40) * share ** 1.25;
    const step = 74 * scale;
    const seats = Math.ceil(1700 / step / 2);
    const backs = Array.from({ length: seats * 2 }, (_seat, index) => {
      const place = index - seats + 0.5;
      const x = 800 + (place + Math.sign(place) * 0.7) * step;
      return roundRect(x - step * 0.44, y - 40 * scale, step * 0.88, 110 * scale, 22 * scale);
    });
    return sheet(backs.join(' '), row % 2 === 0 ? colours.body : colours.deep, 6 * scale);
  });
}

function stageCurtain(colours: Colours): Mark[] {
  const folds = Array.from({ length: 14 }, (_, index) => {
    const x = 500 + index * 43;
    return fill(
      curve(`${x},250! ${x + 22},250! ${x + 18},420 ${x + 24},596! ${x},596! ${x + 4},420`),
      colours.night,
      0.28,
    );
  });
  return [
    fill(rect(490, 240, 620, 360), colours.body),
    ...folds,
    sheet(
      curve(
        '480,236! 1120,236! 1120,300 1070,316 1020,288! 950,330 850,330 800,290! 750,330 650,330 580,288! 530,316 480,300',
      ),
      colours.bright,
      8,
    ),
    fill(polygon('490,588 1110,588 1150,616 450,616'), colours.glow),
  ];
}

/** A tier of boxes that runs along a side wall towards the stage. */
function boxes(colours: Colours, level: number, side: 1 | -1): Mark[] {
  const x = (value: number) => 800 + side * value;
  const y = (depth: number) => 330 + (level - 1) * 118 * (0.62 + depth * 0.75) - depth * 50;
  return Array.from({ length: 6 }, (_, index) => {
    const [near, far] = [(index + 1) / 6, index / 6];
    const [from, to] = [370 + far * 470, 370 + near * 470];
    const height = 62 + near * 66;
    return [
      sheet(
        polygon(
          `${x(from)},${y(far) - height} ${x(to)},${y(near) - height - 10} ${x(to)},${y(near)} ${x(from)},${y(far)}`,
        ),
        colours.night,
        2,
      ),
      fill(
        ellipse(x((from + to) / 2), y((near + far) / 2) - height * 0.2, 11 + near * 8, 14 + near * 8),
        colours.bright,
      ),
      sheet(
        polygon(
          `${x(from - 6)},${y(far) - 8} ${x(to + 4)},${y(near) - 14} ${x(to + 4)},${y(near) + 34 + near * 14} ${x(from - 6)},${y(far) + 26}`,
        ),
        colours.glow,
        5,
      ),
      fill(ellipse(x((from + to) / 2), y((near + far) / 2) + 14 + near * 6, 7 + near * 5), colours.spark),
    ].join('');
  });
}

export const theatreHall: Interior = (colours) => ({
  ground: colours.deep,
  marks: () => [
    sheet(ellipse(800, -60, 900, 230), colours.body, 12),
    sheet(ellipse(800, -80, 620, 170), colours.bright, 8),
    ...[0, 1, 2].flatMap((level) => [...boxes(colours, level, 1), ...boxes(colours, level, -1)]),
    sheet(
      polygonThrough([
        { x: 440, y: 640 },
        { x: 440, y: 300 },
        ...arcPoints({ x: 800, y: 300 }, 360, 180, 360).map(({ x, y }) => ({ x, y: 300 + (y - 300) * 0.44 })),
        { x: 1160, y: 640 },
      ]),
      colours.glow,
      12,
    ),
    ...stageCurtain(colours),
    cutOut(
      chandelier,
      { ...darkOnLight(colours), main: colours.glow, light: colours.paper, shade: colours.spark },
      { x: 800, y: 96, scale: 1.3 },
    ),
    fill(rect(0, 616, 1600, 300), colours.night),
    ...stalls(colours, 668, 6),
  ],
});
