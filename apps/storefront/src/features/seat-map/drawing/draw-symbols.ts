import { hasFlag, type Point, type SeatPlan } from '@parterre/domain/seats/plan/plan';
import type { Scene } from '../engine/scene.ts';
import { takenLook } from '../engine/seat-looks.ts';
import type { Context2d } from './canvas.ts';
import { cssColour } from './map-colours.ts';

/** A person in a wheelchair, as everybody knows the sign, in a circle of the radius `unit`. */
function traceWheelchair(context: Context2d, unit: number): void {
  context.moveTo(-0.1 * unit, -0.3 * unit);
  context.lineTo(-0.06 * unit, 0.12 * unit);
  context.lineTo(0.3 * unit, 0.12 * unit);
  context.lineTo(0.46 * unit, 0.5 * unit);
  context.moveTo(0.22 * unit, 0.38 * unit);
  context.arc(-0.1 * unit, 0.26 * unit, 0.34 * unit, 0.4, 4.3);
  context.moveTo(-0.1 * unit, -0.54 * unit);
  context.lineTo(-0.1 * unit, -0.52 * unit);
}

function tracePlus(context: Context2d, unit: number): void {
  context.moveTo(0, -0.4 * unit);
  context.lineTo(0, 0.4 * unit);
  context.moveTo(-0.4 * unit, 0);
  context.lineTo(0.4 * unit, 0);
}

function drawSymbol(context: Context2d, plan: SeatPlan, seat: number, unit: number): void {
  context.beginPath();
  if (hasFlag(plan, seat, 'accessible')) traceWheelchair(context, unit);
  else tracePlus(context, unit);
  context.stroke();
}

/** Marks the seats that are kept for wheelchairs and, with a plus, for company. */
export function drawSymbols(
  context: Context2d,
  { plan, keptSeats }: Scene,
  looks: Uint8Array,
  style: { readonly placeOf: (seat: number) => Point; readonly radius: number; readonly colour: number },
): void {
  context.lineWidth = style.radius * 0.2;
  context.strokeStyle = cssColour(style.colour);
  context.lineCap = 'round';
  for (const seat of keptSeats) {
    if (looks[seat] === takenLook) continue;
    const { x, y } = style.placeOf(seat);
    context.translate(x, y);
    drawSymbol(context, plan, seat, style.radius);
    context.translate(-x, -y);
  }
}
