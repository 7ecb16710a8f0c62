import { hasFlag, type Point, type SeatPlan } from '@parterre/domain/seats/plan/plan';
import type { Context2d } from './canvas.ts';
import { toCssColour } from './map-colours.ts';
import type { Scene } from './scene.ts';
import { takenLook } from './seat-looks.ts';

/** The wheelchair symbol, in a circle of the radius `unit`. */
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

/** Draws a wheelchair on wheelchair seats and a plus on companion seats, unless they are taken. */
export function drawSymbols(
  context: Context2d,
  { plan, accessSeats }: Scene,
  looks: Uint8Array,
  style: { readonly seatPosition: (seat: number) => Point; readonly radius: number; readonly colour: number },
): void {
  context.lineWidth = style.radius * 0.2;
  context.strokeStyle = toCssColour(style.colour);
  context.lineCap = 'round';
  for (const seat of accessSeats) {
    if (looks[seat] === takenLook) continue;
    const { x, y } = style.seatPosition(seat);
    context.translate(x, y);
    drawSymbol(context, plan, seat, style.radius);
    context.translate(-x, -y);
  }
}
