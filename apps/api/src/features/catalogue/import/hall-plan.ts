import type { HallZone } from './stored.queries.ts';

/** A seating plan as the import needs it. */
export interface HallPlan {
  readonly id: number;
  readonly sourceId: string;
  readonly hash: string;
  readonly seatCount: number;
  readonly zones: readonly HallZone[];
  readonly findSeat: (guid: string) => number | undefined;
  readonly zoneOfSeat: (seat: number) => string;
}
