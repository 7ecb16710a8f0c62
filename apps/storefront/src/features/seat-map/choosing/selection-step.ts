/** What leads from one choice to another. */
export interface SelectionStep {
  readonly add: readonly number[];
  readonly drop: readonly number[];
}

export const stepBetween = (before: readonly number[], after: readonly number[]): SelectionStep => ({
  add: after.filter((seat) => !before.includes(seat)),
  drop: before.filter((seat) => !after.includes(seat)),
});
