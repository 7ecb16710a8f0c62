import { selectTogether } from '@parterre/domain/seats/choosing/select-together';
import {
  addSeats,
  type Choosing,
  type SelectionResult,
  selectRange,
  toggleSeat,
} from '@parterre/domain/seats/choosing/selection';

/** What a visitor may do to the selection. */
export type SelectionAction =
  /** Selects a seat, or releases it. */
  | { readonly kind: 'toggle'; readonly seat: number }
  /** Adds `count` seats side by side, around a seat; releases the seat when it is selected. */
  | { readonly kind: 'together'; readonly seat: number; readonly count: number }
  /** Adds all seats from one seat of a row to another. */
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'add'; readonly seats: readonly number[] }
  /** Selects these seats instead of those that are selected. */
  | { readonly kind: 'replace'; readonly seats: readonly number[] }
  /** Selects seats instead of some that somebody else took, and of what is left of their party. */
  | { readonly kind: 'swap'; readonly party: readonly number[]; readonly seats: readonly number[] };

function toggleTogether(
  rules: Choosing,
  selected: readonly number[],
  seat: number,
  count: number,
): SelectionResult {
  if (selected.includes(seat)) return toggleSeat(rules, selected, seat);
  const found = selectTogether(rules, seat, count);
  return found.kind === 'refused' ? found : addSeats(rules, selected, found.seats);
}

/** The selection after an action, or why the rules of the sale refuse it. */
export function applySelection(
  rules: Choosing,
  selected: readonly number[],
  action: SelectionAction,
): SelectionResult {
  switch (action.kind) {
    case 'toggle':
      return toggleSeat(rules, selected, action.seat);
    case 'together':
      return toggleTogether(rules, selected, action.seat, action.count);
    case 'range':
      return selectRange(rules, selected, action.from, action.to);
    case 'add':
      return addSeats(rules, selected, action.seats);
    case 'replace':
      return addSeats(rules, [], action.seats);
    case 'swap':
      return addSeats(
        rules,
        selected.filter((seat) => !action.party.includes(seat)),
        action.seats,
      );
  }
}

/** Seats to pick and seats to drop on the way from one selection to another. */
export const compareSelections = (before: readonly number[], after: readonly number[]) => ({
  added: after.filter((seat) => !before.includes(seat)),
  dropped: before.filter((seat) => !after.includes(seat)),
});
