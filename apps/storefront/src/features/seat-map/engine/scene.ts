import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import type { Box } from './box.ts';

/** The seats of a section, which lie close to each other in the plan as they do in the hall. */
export interface Block {
  readonly first: number;
  /** One after the last. */
  readonly end: number;
  readonly box: Box;
}

/** A plan, made ready for drawing. */
export interface Scene {
  readonly plan: SeatPlan;
  readonly box: Box;
  readonly blocks: readonly Block[];
  /** From one seat to the next, in centimetres. */
  readonly pitch: number;
  /** Seats that are kept for wheelchairs and company. */
  readonly keptSeats: readonly number[];
}
