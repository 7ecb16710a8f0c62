import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { seatName } from '@parterre/domain/seats/plan/seat-name';

/** What a seat is called in every plan of its hall, whichever version of it a performance is sold by. */
export function seatKey(plan: SeatPlan, seat: number): string {
  const { section, row, seat: number } = seatName(plan, seat);
  return JSON.stringify([section.name, row, number]);
}
