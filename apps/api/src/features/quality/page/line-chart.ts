import {
  type ScreenKind,
  scales,
  screenKinds,
  type TimedMetric,
} from '@parterre/domain/quality/quality-metrics';
import { chartFrame, roundTop, size, xPosition, yPosition } from './chart-frame.ts';
import { writeValue } from './write-value.ts';

interface LineChart {
  readonly metric: TimedMetric;
  readonly label: string;
  readonly days: readonly string[];
  readonly lines: Readonly<Record<ScreenKind, readonly (number | undefined)[]>>;
}

type Point = readonly [x: number, y: number, day: string, value: number];

/** One line for each kind of screen, over bands of good and poor. A day without visits is a gap. */
export function lineChart({ metric, label, days, lines }: LineChart): string {
  const { good, poor } = scales[metric];
  const known = screenKinds.flatMap((screen) => lines[screen].filter((value) => value !== undefined));
  const top = roundTop(Math.max(good * 1.5, ...known));
  const band = (name: string, from: number, to: number) =>
    to <= from
      ? ''
      : `<rect class="${name}" x="${size.left}" width="${size.width - size.left - size.right}" y="${yPosition(to, top)}" height="${yPosition(from, top) - yPosition(to, top)}"/>`;
  const linePoints = (screen: ScreenKind) =>
    lines[screen].map((value, index): Point | undefined =>
      value === undefined
        ? undefined
        : [xPosition(index, days.length), yPosition(value, top), days[index] ?? '', value],
    );
  const content = [
    band('band good', 0, Math.min(good, top)),
    band('band poor', poor, top),
    ...screenKinds.map((screen) => drawLine(screen, metric, linePoints(screen))),
  ];
  return chartFrame({
    label,
    days,
    top,
    write: (value) => writeValue(metric, value),
    content: content.join('\n'),
  });
}

function drawLine(screen: ScreenKind, metric: TimedMetric, points: readonly (Point | undefined)[]): string {
  const path = points
    .map((point, index) => (point ? `${points[index - 1] ? 'L' : 'M'}${point[0]} ${point[1]}` : ''))
    .join('');
  const dots = points.flatMap((point) =>
    point
      ? [
          `<circle class="${screen}" cx="${point[0]}" cy="${point[1]}" r="2.5"><title>${point[2]}, ${screen}: ${writeValue(metric, point[3])}</title></circle>`,
        ]
      : [],
  );
  return `<path class="line ${screen}" d="${path}"/>${dots.join('')}`;
}
