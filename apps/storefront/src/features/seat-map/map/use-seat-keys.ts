import {
  type Direction,
  firstSeatInRow,
  lastSeatInRow,
  seatInDirection,
  seatInOtherRow,
} from '@parterre/domain/seats/choosing/neighbour';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { type KeyboardEvent, useState } from 'react';
import type { Hall } from '../data/hall.ts';
import { visibleBox } from '../renderer/view.ts';
import type { ActiveSeat, MapActions } from './map-actions.ts';
import type { Viewport } from './viewport.ts';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The seat that a key moves to: by the geometry of the hall, not by the order of the plan. At an edge it is the same seat. */
export function seatForKey(plan: SeatPlan, seat: number, key: string): number | undefined {
  const direction = directions[key];
  if (direction) return seatInDirection(plan, seat, direction) ?? seat;
  if (key === 'Home') return firstSeatInRow(plan, seat);
  if (key === 'End') return lastSeatInRow(plan, seat);
  if (key === 'PageUp') return seatInOtherRow(plan, seat, -1) ?? seat;
  if (key === 'PageDown') return seatInOtherRow(plan, seat, 1) ?? seat;
  return undefined;
}

const zooms: Readonly<Record<string, number>> = { '+': 1.6, '=': 1.6, '-': 1 / 1.6 };

export const zoomForKey = (key: string): number | undefined => zooms[key];

/** Where the keyboard starts: in the middle of the first row. */
export const entrySeat = ({ rows }: SeatPlan): number => {
  const [first] = rows;
  return first ? first.firstSeat + (first.seatCount >> 1) : 0;
};

const readablePitch = 18;
const comfortablePitch = 30;

/** Zooms in on a seat that is outside of the viewport or too small to read. */
function bringIntoView(viewport: Viewport, { plan, scene }: Hall, seat: number): void {
  const state = viewport.state();
  if (!state) return;
  const point = { x: plan.x[seat] ?? 0, y: plan.y[seat] ?? 0 };
  const { left, top, right, bottom } = visibleBox(state.view, state.size);
  const margin = 2 * scene.pitch;
  const isSeen =
    point.x > left + margin &&
    point.x < right - margin &&
    point.y > top + margin &&
    point.y < bottom - margin;
  if (!isSeen || scene.pitch * state.view.scale < readablePitch) viewport.zoomInOn(point, comfortablePitch);
}

export interface SeatKeys {
  readonly seat: number;
  readonly moveTo: (seat: number, input?: ActiveSeat['input']) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
}

/** The keyboard on the map: moving from seat to seat, choosing, zooming; `/` opens the search for a seat. */
export function useSeatKeys(
  hall: Hall | null,
  viewport: Viewport,
  { onFind, ...actions }: MapActions & { readonly onFind: () => void },
): SeatKeys {
  const [cursorSeat, setCursorSeat] = useState<number | null>(null);
  const seat = cursorSeat ?? (hall ? entrySeat(hall.plan) : 0);

  const moveTo: SeatKeys['moveTo'] = (next, input = 'keyboard') => {
    setCursorSeat(next);
    if (hall) bringIntoView(viewport, hall, next);
    actions.onActiveSeat({ seat: next, input });
  };

  /** False when the whole hall is visible already: then Escape is not handled here. */
  const zoomOut = (): boolean => {
    const { view, limits } = viewport.state() ?? {};
    const isNear = view && limits && view.scale > limits.minScale;
    actions.onActiveSeat(null);
    if (isNear) viewport.fit();
    return isNear ?? false;
  };

  const keyActions: Readonly<Record<string, () => void>> = {
    ' ': () => actions.onPress(seat),
    Enter: () => actions.onPress(seat),
    '0': viewport.fit,
    '/': onFind,
  };

  /** Returns whether the key was handled. */
  const handleKey = (key: string, isRange: boolean): boolean => {
    if (!hall) return false;
    const next = seatForKey(hall.plan, seat, key);
    const zoom = zoomForKey(key);
    const action = keyActions[key];
    if (next !== undefined) {
      if (isRange) actions.onRange(seat, next);
      moveTo(next);
    } else if (zoom) viewport.zoomStep(zoom);
    else if (action) action();
    else return key === 'Escape' && zoomOut();
    return true;
  };

  return {
    seat,
    moveTo,
    onKey: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (handleKey(event.key, event.shiftKey)) event.preventDefault();
    },
    onFocus: () => actions.onActiveSeat({ seat, input: 'keyboard' }),
  };
}
