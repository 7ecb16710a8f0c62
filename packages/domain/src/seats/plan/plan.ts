/** In centimetres; y grows downwards, as on a screen. */
export type Point = { readonly x: number; readonly y: number };

/** A name as the plan's own language has it, and in others as far as they are given. */
export type PlanName = { readonly name: string; readonly names: Readonly<Record<string, string>> };

/** What is priced together: a category of the plan. `id` is what prices and ticket ids speak of. */
export type PlanZone = { readonly id: string; readonly name: string; readonly colour: string };

/** A part of the hall, such as the balcony. */
export type PlanSection = PlanName & { readonly firstRow: number; readonly rowCount: number };

export type PlanRow = {
  readonly section: number;
  readonly label: string;
  readonly firstSeat: number;
  readonly seatCount: number;
  /** A table or a box that is sold as one. */
  readonly soldWhole: boolean;
};

/** People stand here, as many as it holds; `zone` is its index in the plan. */
export type GeneralArea = PlanName & {
  readonly zone: number;
  readonly capacity: number;
  readonly outline: readonly Point[];
};

/** The stage, a bar, a caption: drawn, not sold. */
export type Decoration = PlanName & { readonly colour: string; readonly outline: readonly Point[] };

export const seatFlags = {
  accessible: 1,
  companion: 2,
  aisle: 4,
  restrictedView: 8,
  /** Something stands between this seat and the next one of its row: the two are no neighbours. */
  gapAfter: 16,
} as const;
export type SeatFlag = keyof typeof seatFlags;

/** A hall. Everything about seats stands in columns under the seat's index, so that 100,000 of them stay light. */
export type SeatPlan = {
  readonly name: string;
  /** Where everybody looks. */
  readonly focal: Point;
  readonly zones: readonly PlanZone[];
  /** Together they cover all rows, in order. */
  readonly sections: readonly PlanSection[];
  /** Together they cover all seats, in order. */
  readonly rows: readonly PlanRow[];
  readonly general: readonly GeneralArea[];
  readonly decorations: readonly Decoration[];
  readonly seatCount: number;
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly zone: Uint8Array;
  readonly flags: Uint8Array;
  readonly row: Uint16Array;
  readonly number: Int32Array;
  /** Of seats whose label is not a plain number, such as `12A`. */
  readonly labels: ReadonlyMap<number, string>;
};

export const hasFlag = ({ flags }: Pick<SeatPlan, 'flags'>, seat: number, flag: SeatFlag): boolean =>
  (at(flags, seat) & seatFlags[flag]) !== 0;

export const seatLabel = (plan: SeatPlan, seat: number): string =>
  plan.labels.get(seat) ?? String(at(plan.number, seat));

/** Throws when the plan has no such seat. */
export function findRow(plan: SeatPlan, seat: number): PlanRow {
  const row = plan.rows[plan.row[seat] ?? -1];
  if (row === undefined) throw new RangeError(`no seat ${seat} among ${plan.seatCount}`);
  return row;
}

/** The value at an index of a column; outside of it there is nothing, which is 0. */
export const at = (column: ArrayLike<number>, index: number): number => column[index] ?? 0;

/** What is wrong with a plan, and where. */
export type PlanFault = { readonly path: string; readonly reason: string };
