import { type RefObject, useEffect, useEffectEvent } from 'react';
import { afterSeats } from '../data/after-seats.ts';
import type { Pointed } from '../pointing/follow-pointing.ts';
import type { Viewer } from './viewer.ts';

/** Mouse, pen and fingers on the map. Nobody points before the hall is drawn, so what follows them comes after it. */
export function usePointing(
  surface: RefObject<HTMLElement | null>,
  viewer: Viewer,
  pointed: Pointed | null,
): void {
  const now = useEffectEvent(() => pointed);
  const isDrawn = pointed !== null;
  useEffect(() => {
    const element = surface.current;
    if (!element || !isDrawn) return;
    let stop: (() => void) | undefined;
    const follow = async (): Promise<void> => {
      const { followPointing } = await import('../pointing/follow-pointing.ts');
      stop ??= followPointing(element, viewer, () => now());
    };
    const callOff = afterSeats(() => void follow());
    return () => {
      callOff();
      stop?.();
      stop = () => undefined;
    };
  }, [surface, viewer, isDrawn]);
}
