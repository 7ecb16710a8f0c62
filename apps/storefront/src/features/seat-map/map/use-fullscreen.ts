import { type RefObject, useEffect, useState } from 'react';
import { sendSignal } from '../../../signals.ts';

export interface Fullscreen {
  readonly isFullscreen: boolean;
  readonly toggle: () => void;
}

/** Full screen for an element; the rest of the page gets the signal `widget-fullscreen` (spec §4). */
export function useFullscreen(root: RefObject<HTMLElement | null>): Fullscreen {
  const [isFullscreen, setFullscreen] = useState(false);
  useEffect(() => {
    if (!isFullscreen) return;
    let isWanted = true;
    let end: (() => void) | undefined;
    import('./fill-screen.ts').then(({ fillScreen }) => {
      if (isWanted && root.current) end = fillScreen(root.current, () => setFullscreen(false));
    });
    sendSignal('widget-fullscreen', { isFullscreen: true });
    return () => {
      isWanted = false;
      end?.();
      sendSignal('widget-fullscreen', { isFullscreen: false });
    };
  }, [isFullscreen, root]);
  return { isFullscreen, toggle: () => setFullscreen(!isFullscreen) };
}
