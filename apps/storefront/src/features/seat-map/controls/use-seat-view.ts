import { useState } from 'react';

export const seatViews = ['map', 'list'] as const;
export type SeatView = (typeof seatViews)[number];

const key = 'seat-view';

function kept(): SeatView {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'map';
  } catch {
    // Storage may be forbidden; then nothing is remembered.
    return 'map';
  }
}

function keep(view: SeatView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // As above.
  }
}

/** Map or list, as the visitor last chose; the list alone where nothing can be drawn. */
export function useSeatView(canDraw: boolean): readonly [SeatView, (view: SeatView) => void] {
  const [view, setView] = useState(kept);
  const choose = (next: SeatView): void => {
    setView(next);
    keep(next);
  };
  return [canDraw ? view : 'list', choose];
}
