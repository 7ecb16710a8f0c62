import type { Point, SeatPlan } from '@parterre/domain/seats/plan/plan';
import type { Context2d } from './canvas.ts';
import { type MapColours, mixColours, toCssColour } from './map-colours.ts';
import type { ZoneLook } from './seat-looks.ts';

const areaShare = 0.18;
const dimmedShare = 0.06;
const decorationShare = 0.5;

function trace(context: Context2d, outline: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of outline) context.lineTo(x, y);
  context.closePath();
}

/**
 * Draws general-admission areas, the stage and other decorations. The context composes below what is drawn already and is scaled to
 * centimetres; `hairline` of them are a pixel.
 */
export function drawAreas(
  context: Context2d,
  plan: SeatPlan,
  { colours, zones, hairline }: { colours: MapColours; zones: readonly ZoneLook[]; hairline: number },
): void {
  context.lineWidth = 1.5 * hairline;
  for (const { outline, zone } of plan.general) {
    const { look = null, isDimmed = false } = zones[zone] ?? {};
    const colour = look === null ? colours.faint : (colours.zones[look] ?? colours.faint);
    trace(context, outline);
    context.strokeStyle = toCssColour(isDimmed ? colours.faint : colour);
    context.stroke();
    context.fillStyle = toCssColour(mixColours(colours.paper, colour, isDimmed ? dimmedShare : areaShare));
    context.fill();
  }
  // What is drawn first lies on top, so the last of the plan is drawn first.
  for (const { outline } of plan.decorations.toReversed()) {
    trace(context, outline);
    context.strokeStyle = toCssColour(colours.faint);
    context.stroke();
    context.fillStyle = toCssColour(mixColours(colours.paper, colours.faint, decorationShare));
    context.fill();
  }
}
