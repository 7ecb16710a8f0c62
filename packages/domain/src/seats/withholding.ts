/** Whose a seat is in the eyes of an operator. A hold that has run out is nobody's. */
export type SeatOwnership = 'free' | 'held' | 'sold' | 'withheld';

export interface SeatToWithhold {
  readonly seat: number;
  readonly ownership: SeatOwnership;
  /** Whether an operator has withheld it, and not the catalogue's file. */
  readonly isByOperator: boolean;
}

export interface WithholdingPlan {
  /** To be kept from the sale; what operators withhold already gets the new reason and time. */
  readonly withheld: readonly number[];
  /** Buyers have or hold them: they stay as they are. */
  readonly left: readonly number[];
}

const numbers = (chosen: readonly SeatToWithhold[]) => chosen.map(({ seat }) => seat);
const isByFile = ({ ownership, isByOperator }: SeatToWithhold) => ownership === 'withheld' && !isByOperator;

/**
 * Of the seats that an operator names, those that can be kept from the sale. Nothing is taken from a buyer; what the file withholds
 * is withheld, and does not go on sale with the rest of its row.
 */
export function planWithholding(seats: readonly SeatToWithhold[]): WithholdingPlan {
  const isBuyers = ({ ownership }: SeatToWithhold) => ownership === 'held' || ownership === 'sold';
  return {
    withheld: numbers(seats.filter((seat) => !isBuyers(seat) && !isByFile(seat))),
    left: numbers(seats.filter(isBuyers)),
  };
}

/** Of the seats that an operator names, those to be put on sale: what operators withhold; only where there is none of it, what the file does. */
export function planRelease(seats: readonly SeatToWithhold[]): readonly number[] {
  const ours = seats.filter(({ ownership, isByOperator }) => ownership === 'withheld' && isByOperator);
  return numbers(ours.length > 0 ? ours : seats.filter(isByFile));
}
