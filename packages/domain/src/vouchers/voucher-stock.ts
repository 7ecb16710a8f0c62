/** What the codes of a batch do with stock: open what operators withhold, or what was taken out of the sale for them. */
export const stockRules = ['opens', 'reserves'] as const;
export type StockRule = (typeof stockRules)[number];

export interface SeatForCodes {
  readonly seat: number;
  readonly ownership: 'free' | 'held' | 'sold' | 'withheld';
  /** Whether an operator has withheld it, and not the catalogue's file. */
  readonly isByOperator: boolean;
  /** Whether codes of another batch open it that can still be used. */
  readonly isOpened: boolean;
}

export interface StockForCodes {
  readonly taken: readonly number[];
  /** Of the seats that were named: not as they must be for it. */
  readonly left: readonly number[];
}

const isFor: Readonly<Record<StockRule, (seat: SeatForCodes) => boolean>> = {
  // What the file withholds is said anew with each import, which knows of no code; one place has one key.
  opens: ({ ownership, isByOperator, isOpened }) => ownership === 'withheld' && isByOperator && !isOpened,
  reserves: ({ ownership }) => ownership === 'free',
};

/** Of the seats that an operator names, those that a batch can open or reserve. */
export function planStock(rule: StockRule, seats: readonly SeatForCodes[]): StockForCodes {
  const numbers = (wanted: boolean) =>
    seats.filter((seat) => isFor[rule](seat) === wanted).map(({ seat }) => seat);
  return { taken: numbers(true), left: numbers(false) };
}

export interface OpenedLine {
  readonly id: string;
  /** The batches whose codes opened any of its tickets. */
  readonly openedBy: readonly string[];
}

/**
 * Lines that may not be ordered like this: a code opened their tickets, and no code of that batch counts for them. A hold is not enough:
 * a code that may be used once would otherwise open a whole hall, order by order.
 */
export const linesWithoutCode = (
  lines: readonly OpenedLine[],
  /** By line: the batches of the codes that take something off it. */
  counting: ReadonlyMap<string, readonly string[]>,
): readonly string[] =>
  lines
    .filter(({ id, openedBy }) => openedBy.some((batch) => !counting.get(id)?.includes(batch)))
    .map(({ id }) => id);
