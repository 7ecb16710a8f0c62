import { chartFrame, roundTop, size, xPosition, yPosition } from './chart-frame.ts';
import { writeCount } from './write-value.ts';

interface BarChart {
  readonly label: string;
  readonly days: readonly string[];
  readonly counts: readonly number[];
}

export function barChart({ label, days, counts }: BarChart): string {
  const top = roundTop(Math.max(...counts, 2));
  const width = (size.width - size.left - size.right) / days.length - 2;
  const bars = counts.map((count, index) =>
    count === 0
      ? ''
      : `<rect class="bar" x="${xPosition(index, days.length) - width / 2}" width="${width}" y="${yPosition(count, top)}" height="${size.height - size.bottom - yPosition(count, top)}"><title>${days[index]}: ${writeCount(count)}</title></rect>`,
  );
  return chartFrame({ label, days, top, write: writeCount, content: bars.join('') });
}
