/** Whose a seat is in the eyes of an operator. A hold that has run out is nobody's. */
export type SeatOwnership = 'free' | 'held' | 'sold' | 'withheld';

export interface SeatToWithhold {
  readonly seat: number;
  readonly ownership: SeatOwnership;
}

export interface WithholdingPlan {
  /** To be kept from the sale; those that are already get the new reason and time. */
  readonly withheld: readonly number[];
  /** Buyers have or hold them: they stay as they are. */
  readonly left: readonly number[];
}

/** Of the seats that an operator names, those that can be kept from the sale: nothing is taken from a buyer. */
export function planWithholding(seats: readonly SeatToWithhold[]): WithholdingPlan {
  const isBuyers = ({ ownership }: SeatToWithhold) => ownership === 'held' || ownership === 'sold';
  const numbers = (chosen: readonly SeatToWithhold[]) => chosen.map(({ seat }) => seat);
  return {
    withheld: numbers(seats.filter((seat) => !isBuyers(seat))),
    left: numbers(seats.filter(isBuyers)),
  };
}
