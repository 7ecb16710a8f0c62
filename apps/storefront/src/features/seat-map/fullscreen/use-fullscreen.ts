import { type RefObject, useEffect, useState } from 'react';
import { sendSignal } from '../../../signals.ts';

export interface Fullscreen {
  readonly isFullscreen: boolean;
  readonly toggle: () => void;
}

/** Asks the browser for the whole screen; one that has none to give leaves us the window. */
async function request(element: HTMLElement): Promise<void> {
  await element.requestFullscreen?.().catch(() => undefined);
}

/** Calls back when the visitor wants out: by Escape, or by a phone's way back where the browser tells of it. */
function onClose(close: () => void): () => void {
  if ('CloseWatcher' in window) {
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }
  const onKey = ({ key }: KeyboardEvent): void => (key === 'Escape' ? close() : undefined);
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Gives an element the whole window, and says so to the rest of the page (spec §4). */
export function useFullscreen(root: RefObject<HTMLElement | null>): Fullscreen {
  const [isFullscreen, setFullscreen] = useState(false);
  useEffect(() => {
    if (!isFullscreen) return;
    const leave = (): void => setFullscreen(false);
    const follow = (): void => (document.fullscreenElement ? undefined : leave());
    if (root.current) void request(root.current);
    const stopWatching = onClose(leave);
    document.addEventListener('fullscreenchange', follow);
    sendSignal('widget-fullscreen', { isFullscreen: true });
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      stopWatching();
      if (document.fullscreenElement) void document.exitFullscreen();
      sendSignal('widget-fullscreen', { isFullscreen: false });
    };
  }, [isFullscreen, root]);
  return { isFullscreen, toggle: () => setFullscreen(!isFullscreen) };
}
