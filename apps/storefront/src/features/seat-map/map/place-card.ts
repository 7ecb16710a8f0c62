import { hasSeat } from '@parterre/domain/seats/bit-set';
import type { Point } from '@parterre/domain/seats/plan/plan';
import { distanceBetween, seatPosition } from '@parterre/domain/seats/plan/seat-position';
import type { Hall } from '../data/hall.ts';
import type { Box } from '../renderer/box.ts';
import type { Size } from '../renderer/view.ts';
import type { ActiveSeat } from './map-actions.ts';

/** In pixels of the map. */
export interface CardSpace {
  readonly map: Size;
  readonly card: Size;
  readonly seat: Point;
  /** The seats that the visitor would choose next. */
  readonly nextSeats: readonly Point[];
  readonly seatRadius: number;
}

const margin = 8;

/** Near the seat for a mouse, in two corners where nothing else is for mouse and keys, along an edge for fingers. */
function placesFor(input: ActiveSeat['input'], { map, card, seat, seatRadius }: CardSpace): Point[] {
  const bottom = map.height - card.height;
  if (input === 'touch')
    return [
      { x: 0, y: bottom },
      { x: 0, y: 0 },
    ];
  const corners = [
    { x: margin, y: margin },
    { x: map.width - card.width - margin, y: bottom - margin },
  ];
  if (input === 'keyboard') return corners;
  const x = Math.min(Math.max(seat.x - card.width / 2, margin), map.width - card.width - margin);
  const gap = seatRadius + margin;
  const beside = [
    { x, y: seat.y - gap - card.height },
    { x, y: seat.y + gap },
  ];
  return [...beside.filter(({ y }) => y >= 0 && y <= bottom), ...corners];
}

const isCovered = ({ left, top, right, bottom }: Box, { x, y }: Point, radius: number): boolean =>
  x + radius > left && x - radius < right && y + radius > top && y - radius < bottom;

/** The first place of a card, by its upper left corner, that covers the fewest of the seat and those that would be chosen next. */
export function placeCard(input: ActiveSeat['input'], space: CardSpace): Point {
  const { card, seat, nextSeats, seatRadius } = space;
  const countCovered = ({ x, y }: Point): number => {
    const box = { left: x, top: y, right: x + card.width, bottom: y + card.height };
    return [seat, ...nextSeats].filter((other) => isCovered(box, other, seatRadius)).length;
  };
  return placesFor(input, space)
    .map((place) => ({ place, covered: countCovered(place) }))
    .reduce((best, other) => (other.covered < best.covered ? other : best)).place;
}

/** So far, in seats, reaches who looks for the next one. */
const reach = 4;

/** The free seats around one, by their positions in the plan. */
export function seatsChosenNext({ plan, scene, free }: Hall, seat: number): Point[] {
  const from = seatPosition(plan, seat);
  const found: Point[] = [];
  for (let other = 0; other < plan.seatCount; other += 1) {
    const point = seatPosition(plan, other);
    const isNear = distanceBetween(point, from) <= reach * scene.pitch;
    if (isNear && other !== seat && free && hasSeat(free, other)) found.push(point);
  }
  return found;
}
