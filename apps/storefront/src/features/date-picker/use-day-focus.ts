import { type RefObject, useEffect, useRef } from 'react';

/** The focus follows the day that a key leads to, which may not be rendered yet when the key is pressed. */
export function useDayFocus(focusedDay: string): RefObject<HTMLDivElement | null> {
  const grids = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (grids.current?.contains(document.activeElement)) focusDay(grids.current, focusedDay);
  }, [focusedDay]);
  return grids;
}

export const focusDay = (within: HTMLElement | null, day: string): void =>
  within?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
