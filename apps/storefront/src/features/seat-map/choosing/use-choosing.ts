import type { SelectionResult } from '@parterre/domain/seats/choosing/selection';
import { useEffect, useState } from 'react';
import { afterSeats } from '../data/after-seats.ts';
import { type Hall, seatsWith, ticketsOf } from '../data/hall.ts';
import type { SeatMapProps } from '../seat-map-props.ts';
import type { Wish } from './selection-rules.ts';
import { stepBetween } from './selection-step.ts';

export type Refusal = Extract<SelectionResult, { kind: 'refused' }>['reason'] | 'unknown';

export interface Choosing {
  readonly choose: (wish: Wish) => void;
  /** Why the last wish was not met. */
  readonly refusal: Refusal | null;
}

export interface ChoosingRules extends Pick<SeatMapProps, 'onPick' | 'onDrop'> {
  /** Places of general admission count as well. */
  readonly maxSeats: number;
}

/** Nobody chooses before the hall is drawn, so the rules come after it. */
const loadRules = () => import('./selection-rules.ts');

/** The visitor's choice of seats. What becomes of it, the tickets tell. */
export function useChoosing(hall: Hall | null, { maxSeats, onPick, onDrop }: ChoosingRules): Choosing {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => afterSeats(loadRules), []);

  const choose = async (wish: Wish): Promise<void> => {
    if (!hall?.free) return setRefusal('unknown');
    const { dateId, plan, free } = hall;
    const mine = seatsWith(hall, 'mine', 'pending');
    const { choiceAfter } = await loadRules();
    const result = choiceAfter({ plan, free, maxSeats }, mine, wish);
    setRefusal(result.kind === 'refused' ? result.reason : null);
    if (result.kind === 'refused') return;
    const { add, drop } = stepBetween(mine, result.seats);
    if (drop.length > 0) onDrop(ticketsOf(dateId, drop));
    if (add.length > 0) onPick(ticketsOf(dateId, add));
  };

  return { refusal, choose: (wish) => void choose(wish) };
}
