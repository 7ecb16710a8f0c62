/** The cash of one till since it was last counted, in minor units of one currency. */
export interface TillCash {
  /** What lay in it at the beginning, to give change from. */
  readonly floatMinor: number;
  readonly takenMinor: number;
  readonly givenBackMinor: number;
}

/** What must lie in it. */
export const expectedCash = ({ floatMinor, takenMinor, givenBackMinor }: TillCash): number =>
  floatMinor + takenMinor - givenBackMinor;

export type ClosingCount =
  | { readonly kind: 'counted'; readonly expectedMinor: number; readonly differenceMinor: number }
  | { readonly kind: 'unexplained'; readonly expectedMinor: number; readonly differenceMinor: number };

/** A difference, too much or too little, is written down with its explanation, or the till stays open. */
export function closingCount(till: TillCash, countedMinor: number, explanation: string): ClosingCount {
  const expectedMinor = expectedCash(till);
  const differenceMinor = countedMinor - expectedMinor;
  const isExplained = differenceMinor === 0 || explanation.trim() !== '';
  return { kind: isExplained ? 'counted' : 'unexplained', expectedMinor, differenceMinor };
}
