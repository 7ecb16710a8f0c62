/** Seats that concern this visitor, by why they do. */
export interface Marks {
  readonly mine: readonly number[];
  readonly pending: readonly number[];
  readonly refused: readonly number[];
  readonly offered: readonly number[];
  /** Would be left alone. */
  readonly lone: readonly number[];
  readonly focus: number | null;
}

export const noMarks: Marks = { mine: [], pending: [], refused: [], offered: [], lone: [], focus: null };
