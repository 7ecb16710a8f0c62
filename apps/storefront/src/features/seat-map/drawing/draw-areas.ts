import type { Point, SeatPlan } from '@parterre/domain/seats/plan/plan';
import type { ZoneLook } from '../engine/seat-looks.ts';
import type { Context2d } from './canvas.ts';
import { cssColour, type MapColours, mixed } from './map-colours.ts';

const areaShare = 0.18;
const dimmedShare = 0.06;
const decorationShare = 0.5;

function trace(context: Context2d, outline: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of outline) context.lineTo(x, y);
  context.closePath();
}

/**
 * Draws standing areas, the stage and what else is no seat below what is there already. The context is scaled to
 * centimetres, `hairline` of which are a pixel.
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
    context.strokeStyle = cssColour(isDimmed ? colours.faint : colour);
    context.stroke();
    context.fillStyle = cssColour(mixed(colours.paper, colour, isDimmed ? dimmedShare : areaShare));
    context.fill();
  }
  // What is drawn first lies above, so the last of the plan comes first.
  for (const { outline } of plan.decorations.toReversed()) {
    trace(context, outline);
    context.strokeStyle = cssColour(colours.faint);
    context.stroke();
    context.fillStyle = cssColour(mixed(colours.paper, colours.faint, decorationShare));
    context.fill();
  }
}
