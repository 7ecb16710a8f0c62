import { selectTogether } from '@parterre/domain/seats/choosing/select-together';
import {
  addSeats,
  type Choosing,
  type SelectionResult,
  selectRange,
  toggleSeat,
} from '@parterre/domain/seats/choosing/selection';

/** What a visitor may want of the seats. */
export type Wish =
  /** A press on a seat: chooses it, or lets it go. */
  | { readonly kind: 'toggle'; readonly seat: number }
  /** As many side by side as are wanted, around a seat. */
  | { readonly kind: 'together'; readonly seat: number; readonly count: number }
  /** From one seat of a row to another. */
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'take'; readonly seats: readonly number[] }
  /** Other seats instead of those that are chosen. */
  | { readonly kind: 'replace'; readonly seats: readonly number[] };

function together(rules: Choosing, mine: readonly number[], seat: number, count: number): SelectionResult {
  if (mine.includes(seat)) return toggleSeat(rules, mine, seat);
  const found = selectTogether(rules, seat, count);
  return found.kind === 'refused' ? found : addSeats(rules, mine, found.seats);
}

/** What becomes of a choice by a wish, by the rules of the house. */
export function choiceAfter(rules: Choosing, mine: readonly number[], wish: Wish): SelectionResult {
  switch (wish.kind) {
    case 'toggle':
      return toggleSeat(rules, mine, wish.seat);
    case 'together':
      return together(rules, mine, wish.seat, wish.count);
    case 'range':
      return selectRange(rules, mine, wish.from, wish.to);
    case 'take':
      return addSeats(rules, mine, wish.seats);
    case 'replace':
      return addSeats(rules, [], wish.seats);
  }
}
