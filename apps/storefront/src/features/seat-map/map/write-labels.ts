import { formatMoney } from '@parterre/domain/money/format-money';
import type { PlanName, Point, SeatPlan } from '@parterre/domain/seats/plan/plan';
import type { Hall } from '../data/hall.ts';
import { localizedName, type Texts } from '../data/seat-texts.ts';
import { type Box, boxAround, boxCentre } from '../renderer/box.ts';
import type { Label, Labels } from '../renderer/draw-labels.ts';
import { type MapColours, toCssColour } from '../renderer/map-colours.ts';

export interface LabelStyle {
  readonly colours: MapColours;
  readonly pixelRatio: number;
}

type PricedScene = Pick<Hall, 'scene' | 'zones'>;

/** All labels of a hall in one picture; undefined where there are none, or nothing can be drawn. */
export async function createLabels(
  hall: PricedScene,
  texts: Texts,
  { colours, pixelRatio }: LabelStyle,
): Promise<Labels | undefined> {
  const drawn = drawLabelTexts(collectLabelTexts(hall, texts), colours, pixelRatio);
  return drawn && { picture: await createImageBitmap(drawn.canvas), labels: drawn.labels };
}

export interface LabelText {
  readonly at: Point;
  readonly box: Box;
  readonly name: string;
  readonly priceText: string | undefined;
  readonly block: number | null;
}

/** The lowest price of zones, by their indexes in the plan. */
function formatPrice({ zones }: PricedScene, { t, language }: Texts, indexes: readonly number[]) {
  const prices = indexes.flatMap((index) => zones[index] ?? []);
  const [cheapest] = prices.toSorted((a, b) => a.price.amountMinor - b.price.amountMinor);
  const amount = cheapest && formatMoney(cheapest.price, language);
  return amount && prices.length > 1 ? t('priceFrom', { amount }) : amount;
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
  return { box, at: boxCentre(box), block: null };
};

/** Of sections, general-admission areas and decorations such as the stage. */
function collectLabelTexts(hall: PricedScene, texts: Texts): LabelText[] {
  const { plan, blocks } = hall.scene;
  const formatName = (named: PlanName): string => localizedName(texts.language, named);
  const sections = blocks.flatMap(({ first, end, box }, block) => {
    const section = plan.sections[plan.rows[plan.row[first] ?? 0]?.section ?? 0];
    if (!section) return [];
    const priceText = formatPrice(hall, texts, zonesIn(plan.zone, first, end));
    return [{ box, at: middleSeat(plan, first, end), name: formatName(section), priceText, block }];
  });
  const areas = plan.general.map((area) => ({
    ...outlineLabel(area.outline),
    name: formatName(area),
    priceText: formatPrice(hall, texts, [area.zone]),
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
  return texts.map(({ at, box, name, priceText, block }) => {
    context.font = nameFont(font);
    const nameWidth = context.measureText(name).width;
    context.font = priceFont(font);
    const priceWidth = priceText ? context.measureText(priceText).width : 0;
    const width = Math.ceil(Math.max(nameWidth, priceWidth)) + 2 * padding;
    const heights = (priceText ? [2, 1] : [1]).map((lines) => lines * lineHeight + padding);
    const label = { at, box, block, top, width, heights };
    top += Math.max(...heights);
    return label;
  });
}

function drawLabelText(
  context: Context,
  { top, width, heights, block }: Label,
  text: LabelText,
  colours: MapColours,
): void {
  if (block !== null) {
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
