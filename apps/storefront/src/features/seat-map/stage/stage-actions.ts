import type { Spot } from '../card/spot.ts';

/** What happens on the map, for whoever decides what it means. */
export interface StageActions {
  /** A seat is looked at, or none any more. */
  readonly onSpot: (spot: Spot | null) => void;
  readonly onPress: (seat: number) => void;
  /** From one seat of a row to another. */
  readonly onRange: (from: number, to: number) => void;
  /** A general-admission area of the plan, by its index. */
  readonly onArea: (area: number) => void;
}
