import { selectTogether } from '@parterre/domain/seats/choosing/select-together';
import {
  addSeats,
  type SelectionResult,
  selectRange,
  toggleSeat,
} from '@parterre/domain/seats/choosing/selection';
import { useState } from 'react';
import { type Hall, seatsWith, ticketsOf } from '../data/hall.ts';
import type { SeatMapProps } from '../seat-map-props.ts';
import { stepBetween } from './selection-step.ts';

export type Refusal = Extract<SelectionResult, { kind: 'refused' }>['reason'] | 'unknown';

export interface Choosing {
  /** A press on a seat: chooses it, or lets it go. */
  readonly toggle: (seat: number) => void;
  /** As many side by side as are wanted, around a seat. */
  readonly pickTogether: (seat: number, count: number) => void;
  readonly pickRange: (from: number, to: number) => void;
  readonly take: (seats: readonly number[]) => void;
  /** Other seats instead of those that are chosen. */
  readonly replace: (seats: readonly number[]) => void;
  /** Why the last wish was not met. */
  readonly refusal: Refusal | null;
}

export interface ChoosingRules extends Pick<SeatMapProps, 'onPick' | 'onDrop'> {
  /** Places of general admission count as well. */
  readonly maxSeats: number;
}

/** The visitor's choice of seats, by the rules of the house. What becomes of it, the tickets tell. */
export function useChoosing(hall: Hall | null, { maxSeats, onPick, onDrop }: ChoosingRules): Choosing {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const mine = hall ? seatsWith(hall, 'mine', 'pending') : [];

  const settle = (result: SelectionResult): void => {
    setRefusal(result.kind === 'refused' ? result.reason : null);
    if (!hall || result.kind === 'refused') return;
    const { add, drop } = stepBetween(mine, result.seats);
    if (drop.length > 0) onDrop(ticketsOf(hall.dateId, drop));
    if (add.length > 0) onPick(ticketsOf(hall.dateId, add));
  };

  const choose = (wish: (rules: Parameters<typeof addSeats>[0]) => SelectionResult): void => {
    if (hall?.free) settle(wish({ plan: hall.plan, free: hall.free, maxSeats }));
    else setRefusal('unknown');
  };

  return {
    refusal,
    toggle: (seat) => choose((rules) => toggleSeat(rules, mine, seat)),
    pickTogether: (seat, count) =>
      choose((rules) => {
        const found = mine.includes(seat)
          ? toggleSeat(rules, mine, seat)
          : selectTogether(rules, seat, count);
        if (found.kind === 'refused' || mine.includes(seat)) return found;
        return addSeats(rules, mine, found.seats);
      }),
    pickRange: (from, to) => choose((rules) => selectRange(rules, mine, from, to)),
    take: (seats) => choose((rules) => addSeats(rules, mine, seats)),
    replace: (seats) => choose((rules) => addSeats(rules, [], seats)),
  };
}
