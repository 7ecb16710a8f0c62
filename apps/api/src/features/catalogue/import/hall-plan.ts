/** A seating plan as the import needs it. */
export interface HallPlan {
  readonly id: number;
  readonly sourceId: string;
  readonly hash: string;
  readonly seatCount: number;
  readonly zones: readonly HallZone[];
  readonly seatOf: (guid: string) => number | undefined;
  readonly zoneOfSeat: (seat: number) => string;
}

export interface HallZone {
  readonly zone: string;
  readonly colour: string;
  readonly seats: number;
  readonly places: number;
}
