import { type RefObject, useEffect, useEffectEvent } from 'react';
import { afterHallPaint } from './after-hall-paint.ts';
import type { PointerContext } from './pointer-input.ts';
import type { Viewport } from './viewport.ts';

/** Mouse, pen and touch on the map. Nobody points before the hall is drawn, so the code is loaded after it. */
export function usePointerInput(
  surface: RefObject<HTMLElement | null>,
  viewport: Viewport,
  context: PointerContext | null,
): void {
  const getContext = useEffectEvent(() => context);
  const isDrawn = context !== null;
  useEffect(() => {
    const element = surface.current;
    if (!element || !isDrawn) return;
    let stop: (() => void) | undefined;
    const start = async (): Promise<void> => {
      const { handlePointerInput } = await import('./pointer-input.ts');
      stop ??= handlePointerInput(element, viewport, () => getContext());
    };
    const cancel = afterHallPaint(() => void start());
    return () => {
      cancel();
      stop?.();
      stop = () => undefined;
    };
  }, [surface, viewport, isDrawn]);
}
