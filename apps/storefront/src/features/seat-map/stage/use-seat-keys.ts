import { type KeyboardEvent, useState } from 'react';
import type { Spot } from '../card/spot.ts';
import type { Hall } from '../data/hall.ts';
import { boxOfView } from '../engine/view.ts';
import { firstSeat, seatByKey, zoomByKey } from './seat-keys.ts';
import type { StageActions } from './stage-actions.ts';
import type { Viewer } from './viewer.ts';

const readablePitch = 18;
const comfortablePitch = 30;

/** Brings a seat into sight, as near as is needed to see it. */
function follow(viewer: Viewer, { plan, scene }: Hall, seat: number): void {
  const sight = viewer.sight();
  if (!sight) return;
  const place = { x: plan.x[seat] ?? 0, y: plan.y[seat] ?? 0 };
  const { left, top, right, bottom } = boxOfView(sight.view, sight.size);
  const margin = 2 * scene.pitch;
  const isSeen =
    place.x > left + margin &&
    place.x < right - margin &&
    place.y > top + margin &&
    place.y < bottom - margin;
  if (!isSeen || scene.pitch * sight.view.scale < readablePitch) viewer.approach(place, comfortablePitch);
}

export interface SeatKeys {
  readonly seat: number;
  readonly goTo: (seat: number, by?: Spot['by']) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
}

/** The keyboard on the map: from seat to seat, choosing, zooming. `/` asks for a seat by its name. */
export function useSeatKeys(
  hall: Hall | null,
  viewer: Viewer,
  { onFind, ...actions }: StageActions & { readonly onFind: () => void },
): SeatKeys {
  const [moved, setMoved] = useState<number | null>(null);
  const seat = moved ?? (hall ? firstSeat(hall.plan) : 0);

  const goTo: SeatKeys['goTo'] = (next, by = 'keyboard') => {
    setMoved(next);
    if (hall) follow(viewer, hall, next);
    actions.onSpot({ seat: next, by });
  };

  /** Back to the whole hall; once there, Escape is for whatever is around it. */
  const leave = (): boolean => {
    const { view, limits } = viewer.sight() ?? {};
    const isNear = view && limits && view.scale > limits.leastScale;
    actions.onSpot(null);
    if (isNear) viewer.fit();
    return isNear ?? false;
  };

  const acts: Readonly<Record<string, () => void>> = {
    ' ': () => actions.onPress(seat),
    Enter: () => actions.onPress(seat),
    '0': viewer.fit,
    '/': onFind,
  };

  /** Whether the key means something here. */
  const obey = (key: string, isRange: boolean): boolean => {
    if (!hall) return false;
    const next = seatByKey(hall.plan, seat, key);
    const zoom = zoomByKey(key);
    const act = acts[key];
    if (next !== undefined) {
      if (isRange) actions.onRange(seat, next);
      goTo(next);
    } else if (zoom) viewer.stepZoom(zoom);
    else if (act) act();
    else return key === 'Escape' && leave();
    return true;
  };

  return {
    seat,
    goTo,
    onKey: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (obey(event.key, event.shiftKey)) event.preventDefault();
    },
    onFocus: () => actions.onSpot({ seat, by: 'keyboard' }),
  };
}
