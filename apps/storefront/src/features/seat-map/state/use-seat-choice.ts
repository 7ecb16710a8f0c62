import type { OrphanCheck } from '@parterre/domain/seats/choosing/orphans';
import type { SelectionResult } from '@parterre/domain/seats/choosing/selection';
import { useEffect, useState } from 'react';
import { type Hall, seatsInState, toTicketIds } from '../data/hall.ts';
import { afterHallPaint } from '../map/after-hall-paint.ts';
import type { SeatMapProps } from '../seat-map-props.ts';
import type { SelectionAction } from './selection-rules.ts';

/** How many seats a visitor wants, and whether one press takes them all, side by side. */
export interface SeatGroup {
  readonly size: number;
  readonly isTogether: boolean;
}

export interface SeatChoice {
  readonly group: SeatGroup;
  readonly setGroup: (group: SeatGroup) => void;
  readonly choose: (action: SelectionAction) => void;
  /** A press on a seat: chooses it (with its neighbours when the group sits together), or releases it. */
  readonly pressSeat: (seat: number) => void;
  /** Why the last action changed nothing. */
  readonly refusal: Extract<SelectionResult, { kind: 'refused' }>['reason'] | 'unknown' | null;
  /** Chosen seats that somebody else was quicker to take, until others are chosen instead. */
  readonly lost: readonly number[];
  /** Whether the choice leaves single seats that nobody else will want. */
  readonly orphans: OrphanCheck;
}

export interface SeatChoiceOptions extends Pick<SeatMapProps, 'onPick' | 'onDrop'> {
  /** Tickets of general admission count towards the limit of an order as well. */
  readonly maxSeats: number;
  readonly startedAt: string;
}

// Nobody chooses before the hall is drawn, so the rules are fetched after it.
const loadRules = () => import('./selection-rules.ts');

/** Choosing seats, from the press on a seat to the call for its tickets. `Hall.seats` shows what came of it. */
export function useSeatChoice(hall: Hall | null, options: SeatChoiceOptions): SeatChoice {
  const { maxSeats, startedAt, onPick, onDrop } = options;
  const [group, setGroup] = useState<SeatGroup>({ size: 2, isTogether: false });
  const [refusal, setRefusal] = useState<SeatChoice['refusal']>(null);
  const [replaced, setReplaced] = useState<readonly number[]>([]);
  const orphans = useOrphanCheck(hall, startedAt);
  const lost = hall ? seatsInState(hall, 'refused').filter((seat) => !replaced.includes(seat)) : [];
  useEffect(() => afterHallPaint(loadRules), []);

  const applyAction = async (action: SelectionAction): Promise<void> => {
    if (!hall?.free) return setRefusal('unknown');
    const { performanceId, plan, free } = hall;
    const before = seatsInState(hall, 'mine', 'pending');
    const { applySelection, compareSelections } = await loadRules();
    const result = applySelection({ plan, free, maxSeats }, before, action);
    setRefusal(result.kind === 'refused' ? result.reason : null);
    if (result.kind === 'refused') return;
    const { added, dropped } = compareSelections(before, result.seats);
    if (action.kind === 'swap') setReplaced([...replaced, ...lost]);
    else setReplaced(replaced.filter((seat) => !added.includes(seat)));
    if (dropped.length > 0) onDrop(toTicketIds(performanceId, dropped));
    if (added.length > 0) onPick(toTicketIds(performanceId, added));
  };

  const choose = (action: SelectionAction): void => void applyAction(action);
  return {
    group,
    setGroup,
    choose,
    pressSeat: (seat) =>
      choose(
        group.isTogether && group.size > 1
          ? { kind: 'together', seat, count: group.size }
          : { kind: 'toggle', seat },
      ),
    refusal,
    lost,
    orphans,
  };
}

const noOrphans: OrphanCheck = { kind: 'fine' };

/** The rule is fetched when there is a choice to check. */
function useOrphanCheck(hall: Hall | null, startedAt: string): OrphanCheck {
  const [check, setCheck] = useState(noOrphans);
  useEffect(() => {
    if (!hall || seatsInState(hall, 'mine', 'pending').length === 0) return setCheck(noOrphans);
    let isCurrent = true;
    import('./check-orphans.ts').then(({ checkHallOrphans }) => {
      if (isCurrent) setCheck(checkHallOrphans(hall, Date.parse(startedAt), Date.now()));
    });
    return () => {
      isCurrent = false;
    };
  }, [hall, startedAt]);
  return check;
}
