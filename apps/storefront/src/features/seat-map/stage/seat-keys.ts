import {
  type Direction,
  firstOfRow,
  lastOfRow,
  seatInDirection,
  seatInOtherRow,
} from '@parterre/domain/seats/choosing/neighbour';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Where a key leads from a seat: by the geometry of the hall, not by the order of the plan; the seat itself at an edge. */
export function seatByKey(plan: SeatPlan, seat: number, key: string): number | undefined {
  const direction = directions[key];
  if (direction) return seatInDirection(plan, seat, direction) ?? seat;
  if (key === 'Home') return firstOfRow(plan, seat);
  if (key === 'End') return lastOfRow(plan, seat);
  if (key === 'PageUp') return seatInOtherRow(plan, seat, -1) ?? seat;
  if (key === 'PageDown') return seatInOtherRow(plan, seat, 1) ?? seat;
  return undefined;
}

const zooms: Readonly<Record<string, number>> = { '+': 1.6, '=': 1.6, '-': 1 / 1.6 };

export const zoomByKey = (key: string): number | undefined => zooms[key];

/** Where the keyboard enters a hall: in the middle of its first row. */
export const firstSeat = ({ rows }: SeatPlan): number => {
  const [first] = rows;
  return first ? first.firstSeat + (first.seatCount >> 1) : 0;
};
