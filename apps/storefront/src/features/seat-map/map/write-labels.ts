import type { PlanName, Point, SeatPlan } from '@parterre/domain/seats/plan/plan';
import { type Box, boxAround, boxCentre } from '../renderer/box.ts';
import type { Label, Labels } from '../renderer/draw-labels.ts';
import { type MapColours, toCssColour } from '../renderer/map-colours.ts';
import type { Scene } from '../renderer/scene.ts';

export interface LabelStyle extends LabelFormats {
  readonly colours: MapColours;
  readonly pixelRatio: number;
}

/** All labels of a hall in one picture; undefined where there are none, or nothing can be drawn. */
export async function createLabels(scene: Scene, style: LabelStyle): Promise<Labels | undefined> {
  const drawn = drawLabelTexts(collectLabelTexts(scene, style), style.colours, style.pixelRatio);
  return drawn && { picture: await createImageBitmap(drawn.canvas), labels: drawn.labels };
}

export interface LabelText {
  readonly at: Point;
  readonly box: Box;
  readonly name: string;
  readonly priceText: string | undefined;
  readonly isOverSeats: boolean;
}

export interface LabelFormats {
  readonly formatName: (named: PlanName) => string;
  /** `zones` are indexes into the zones of the plan. */
  readonly formatPrice: (zones: readonly number[]) => string | undefined;
}

/** The zones of a range of seats. */
const zonesIn = (zone: Uint8Array, first: number, end: number): number[] => [
  ...new Set(zone.subarray(first, end)),
];

/** The middle seat of the middle row: the centre of the box of a curved section may lie outside of it. */
function middleSeat({ rows, row, x, y }: SeatPlan, first: number, end: number): Point {
  const [from = 0, to = 0] = [row[first], row[end - 1]];
  const { firstSeat = first, seatCount = 1 } = rows[(from + to) >> 1] ?? {};
  const seat = firstSeat + (seatCount >> 1);
  return { x: x[seat] ?? 0, y: y[seat] ?? 0 };
}

const outlineLabel = (outline: readonly Point[]) => {
  const box = boxAround(outline);
  return { box, at: boxCentre(box), isOverSeats: false };
};

/** Of sections, general-admission areas and decorations such as the stage. */
function collectLabelTexts({ plan, blocks }: Scene, { formatName, formatPrice }: LabelFormats): LabelText[] {
  const sections = blocks.flatMap(({ first, end, box }) => {
    const section = plan.sections[plan.rows[plan.row[first] ?? 0]?.section ?? 0];
    if (!section) return [];
    const priceText = formatPrice(zonesIn(plan.zone, first, end));
    return [
      { box, at: middleSeat(plan, first, end), name: formatName(section), priceText, isOverSeats: true },
    ];
  });
  const areas = plan.general.map((area) => ({
    ...outlineLabel(area.outline),
    name: formatName(area),
    priceText: formatPrice([area.zone]),
  }));
  const decorations = plan.decorations
    .filter(({ name }) => name !== '')
    .map((decoration) => ({
      ...outlineLabel(decoration.outline),
      name: formatName(decoration),
      priceText: undefined,
    }));
  return [...sections, ...areas, ...decorations];
}

const padding = 4;
const lineHeight = 15;
const paperOpacity = 'd9';

const nameFont = (font: string): string => `600 12px ${font}`;
const priceFont = (font: string): string => `400 11px ${font}`;

type Context = CanvasRenderingContext2D;

/** One below the other. */
function layOutLabels(context: Context, texts: readonly LabelText[], font: string): Label[] {
  let top = 0;
  return texts.map(({ at, box, name, priceText, isOverSeats }) => {
    context.font = nameFont(font);
    const nameWidth = context.measureText(name).width;
    context.font = priceFont(font);
    const priceWidth = priceText ? context.measureText(priceText).width : 0;
    const width = Math.ceil(Math.max(nameWidth, priceWidth)) + 2 * padding;
    const heights = (priceText ? [2, 1] : [1]).map((lines) => lines * lineHeight + padding);
    const label = { at, box, isOverSeats, top, width, heights };
    top += Math.max(...heights);
    return label;
  });
}

function drawLabelText(
  context: Context,
  { top, width, heights, isOverSeats }: Label,
  text: LabelText,
  colours: MapColours,
): void {
  if (isOverSeats) {
    context.fillStyle = toCssColour(colours.paper) + paperOpacity;
    context.beginPath();
    context.roundRect(0, top, width, heights[0] ?? 0, padding);
    context.fill();
  }
  const line = top + (padding + lineHeight) / 2;
  context.fillStyle = toCssColour(colours.ink);
  context.font = nameFont(colours.font);
  context.fillText(text.name, width / 2, line);
  context.font = priceFont(colours.font);
  if (text.priceText) context.fillText(text.priceText, width / 2, line + lineHeight);
}

const scaleLabel = (label: Label, by: number): Label => ({
  ...label,
  top: label.top * by,
  width: label.width * by,
  heights: label.heights.map((height) => height * by),
});

/** Undefined where nothing can be drawn or there are no texts. */
function drawLabelTexts(
  texts: readonly LabelText[],
  colours: MapColours,
  pixelRatio: number,
): { canvas: HTMLCanvasElement; labels: Label[] } | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const labels = context ? layOutLabels(context, texts, colours.font) : [];
  const last = labels.at(-1);
  if (!context || !last) return undefined;
  canvas.width = Math.ceil(Math.max(...labels.map(({ width }) => width)) * pixelRatio);
  canvas.height = Math.ceil((last.top + Math.max(...last.heights)) * pixelRatio);
  context.scale(pixelRatio, pixelRatio);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  labels.forEach((label, index) => {
    const text = texts[index];
    if (text) drawLabelText(context, label, text, colours);
  });
  return { canvas, labels: labels.map((label) => scaleLabel(label, pixelRatio)) };
}
