/** The cash of one till since it was last counted, in minor units of one currency. */
export interface TillCash {
  /** What lay in it at the beginning, to give change from. */
  readonly floatMinor: number;
  /** The same when it was counted last; null where it never was. */
  readonly lastFloatMinor: number | null;
  readonly takenMinor: number;
  readonly givenBackMinor: number;
}

/** What must lie in it. */
export const expectedCash = ({
  floatMinor,
  takenMinor,
  givenBackMinor,
}: Omit<TillCash, 'lastFloatMinor'>): number => floatMinor + takenMinor - givenBackMinor;

export type ClosingCount =
  | { readonly kind: 'counted'; readonly expectedMinor: number; readonly differenceMinor: number }
  | { readonly kind: 'unexplained'; readonly expectedMinor: number; readonly differenceMinor: number };

/** Whoever could name any float could name away any difference. */
export const isOtherFloat = ({ floatMinor, lastFloatMinor }: TillCash): boolean =>
  lastFloatMinor !== null && floatMinor !== lastFloatMinor;

/** A difference, too much or too little, and another float than before are written down with their explanation, or the till stays open. */
export function closingCount(till: TillCash, countedMinor: number, explanation: string): ClosingCount {
  const expectedMinor = expectedCash(till);
  const differenceMinor = countedMinor - expectedMinor;
  const isExplained = (differenceMinor === 0 && !isOtherFloat(till)) || explanation.trim() !== '';
  return { kind: isExplained ? 'counted' : 'unexplained', expectedMinor, differenceMinor };
}
