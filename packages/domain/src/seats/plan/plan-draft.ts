import type { Decoration, GeneralArea, PlanName, PlanZone, Point } from './plan.ts';

export type SeatDraft = {
  readonly guid: string;
  readonly label: string;
  readonly zone: number;
  /** Undefined: where the curve of the row puts it. */
  readonly place: Point | undefined;
  readonly accessible: boolean;
  readonly companion: boolean;
  readonly restrictedView: boolean;
  /** Undefined: where it is to be expected. */
  readonly aisle: boolean | undefined;
  readonly gapAfter: boolean | undefined;
};

export type CurveDraft = { readonly start: Point; readonly end: Point; readonly rise: number };

export type RowDraft = {
  readonly label: string;
  readonly soldWhole: boolean;
  readonly curve: CurveDraft | undefined;
  readonly seats: readonly SeatDraft[];
};

export type SectionDraft = PlanName & { readonly rows: readonly RowDraft[] };

/** What a pretix document says, all places from its corner and in its own units. */
export type PlanDraft = {
  readonly name: string;
  readonly zones: readonly PlanZone[];
  readonly sections: readonly SectionDraft[];
  readonly general: readonly GeneralArea[];
  readonly decorations: readonly Decoration[];
  readonly focal: Point | undefined;
  readonly metresPerUnit: number | undefined;
};
