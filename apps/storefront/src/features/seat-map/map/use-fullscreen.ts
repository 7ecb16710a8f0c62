import { type RefObject, useEffect, useState } from 'react';
import { sendSignal } from '../../../signals.ts';

export interface Fullscreen {
  readonly isFullscreen: boolean;
  readonly toggle: () => void;
}

/** Where the browser has no full screen, the map fills the window. */
async function enterFullscreen(element: HTMLElement): Promise<void> {
  await element.requestFullscreen?.().catch(() => undefined);
}

/** Calls back on Escape, and on a phone's back gesture where the browser reports it. Returns a function that stops it. */
function onCloseRequest(close: () => void): () => void {
  if ('CloseWatcher' in window) {
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }
  const onKey = ({ key }: KeyboardEvent): void => (key === 'Escape' ? close() : undefined);
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Full screen for an element; the rest of the page gets the signal `widget-fullscreen` (spec §4). */
export function useFullscreen(root: RefObject<HTMLElement | null>): Fullscreen {
  const [isFullscreen, setFullscreen] = useState(false);
  useEffect(() => {
    if (!isFullscreen) return;
    const leave = (): void => setFullscreen(false);
    const onFullscreenChange = (): void => (document.fullscreenElement ? undefined : leave());
    if (root.current) void enterFullscreen(root.current);
    const stopCloseRequests = onCloseRequest(leave);
    document.addEventListener('fullscreenchange', onFullscreenChange);
    sendSignal('widget-fullscreen', { isFullscreen: true });
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreenChange);
      stopCloseRequests();
      if (document.fullscreenElement) void document.exitFullscreen();
      sendSignal('widget-fullscreen', { isFullscreen: false });
    };
  }, [isFullscreen, root]);
  return { isFullscreen, toggle: () => setFullscreen(!isFullscreen) };
}
