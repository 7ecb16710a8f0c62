import type { Label } from '../drawing/labels.ts';
import { cssColour, type MapColours } from '../drawing/map-colours.ts';
import type { LabelText } from './label-texts.ts';

const padding = 4;
const lineHeight = 15;
const paperOpacity = 'd9';

const nameFont = (font: string): string => `600 12px ${font}`;
const noteFont = (font: string): string => `400 11px ${font}`;

type Context = CanvasRenderingContext2D;

/** Below each other, as wide as their lines. */
function layOut(context: Context, texts: readonly LabelText[], font: string): Label[] {
  let top = 0;
  return texts.map(({ at, box, name, note, isOverSeats }) => {
    context.font = nameFont(font);
    const nameWidth = context.measureText(name).width;
    context.font = noteFont(font);
    const noteWidth = note ? context.measureText(note).width : 0;
    const width = Math.ceil(Math.max(nameWidth, noteWidth)) + 2 * padding;
    const heights = (note ? [2, 1] : [1]).map((lines) => lines * lineHeight + padding);
    const label = { at, box, isOverSeats, top, width, heights };
    top += Math.max(...heights);
    return label;
  });
}

function write(
  context: Context,
  { top, width, heights, isOverSeats }: Label,
  text: LabelText,
  colours: MapColours,
): void {
  if (isOverSeats) {
    context.fillStyle = cssColour(colours.paper) + paperOpacity;
    context.beginPath();
    context.roundRect(0, top, width, heights[0] ?? 0, padding);
    context.fill();
  }
  const line = top + (padding + lineHeight) / 2;
  context.fillStyle = cssColour(colours.ink);
  context.font = nameFont(colours.font);
  context.fillText(text.name, width / 2, line);
  context.font = noteFont(colours.font);
  if (text.note) context.fillText(text.note, width / 2, line + lineHeight);
}

const scaled = (label: Label, by: number): Label => ({
  ...label,
  top: label.top * by,
  width: label.width * by,
  heights: label.heights.map((height) => height * by),
});

/** Writes all texts into one picture; undefined where nothing can be drawn or there is nothing to write. */
export function writeLabels(
  texts: readonly LabelText[],
  colours: MapColours,
  pixelRatio: number,
): { canvas: HTMLCanvasElement; labels: Label[] } | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const labels = context ? layOut(context, texts, colours.font) : [];
  const last = labels.at(-1);
  if (!context || !last) return undefined;
  canvas.width = Math.ceil(Math.max(...labels.map(({ width }) => width)) * pixelRatio);
  canvas.height = Math.ceil((last.top + Math.max(...last.heights)) * pixelRatio);
  context.scale(pixelRatio, pixelRatio);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  labels.forEach((label, index) => {
    const text = texts[index];
    if (text) write(context, label, text, colours);
  });
  return { canvas, labels: labels.map((label) => scaled(label, pixelRatio)) };
}
