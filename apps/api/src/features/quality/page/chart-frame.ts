export const size = { width: 320, height: 140, left: 44, right: 8, top: 10, bottom: 20 } as const;

const round = (value: number) => Math.round(value * 10) / 10;

export const xPosition = (index: number, count: number): number =>
  round(size.left + ((index + 0.5) * (size.width - size.left - size.right)) / count);

export const yPosition = (value: number, top: number): number =>
  round(size.height - size.bottom - (Math.min(value, top) / top) * (size.height - size.top - size.bottom));

/** The next of 1, 2, 5, 10, 20 … that is not below. */
export function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value;
}

interface Frame {
  readonly label: string;
  readonly days: readonly string[];
  readonly top: number;
  readonly write: (value: number) => string;
  readonly content: string;
}

/** Axis, first and last day, and what is drawn between. */
export const chartFrame = ({ label, days, top, write, content }: Frame): string => {
  const base = size.height - size.bottom;
  return `<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${label}">
${[0, top / 2, top].map((value) => tick(value, top, write)).join('')}
${content}
<text x="${size.left}" y="${base + 15}">${days[0]}</text>
<text x="${size.width - size.right}" y="${base + 15}" text-anchor="end">${days.at(-1)}</text>
</svg>`;
};

const tick = (value: number, top: number, write: (value: number) => string) =>
  `<line class="grid" x1="${size.left}" x2="${size.width - size.right}" y1="${yPosition(value, top)}" y2="${yPosition(value, top)}"/>` +
  `<text x="${size.left - 5}" y="${yPosition(value, top) + 4}" text-anchor="end">${write(value)}</text>`;
