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

/** Full screen for an element, until the visitor leaves it. Where the browser has none, the element fills the window. Returns a function that ends it. */
export function fillScreen(element: HTMLElement, onLeave: () => void): () => void {
  const onFullscreenChange = (): void => (document.fullscreenElement ? undefined : onLeave());
  // The browser's full screen closes what has been opened meanwhile: on a slow phone its visitor was quicker, and has the window.
  if (!document.querySelector(':popover-open')) void element.requestFullscreen?.().catch(() => undefined);
  const stopCloseRequests = onCloseRequest(onLeave);
  document.addEventListener('fullscreenchange', onFullscreenChange);
  return () => {
    document.removeEventListener('fullscreenchange', onFullscreenChange);
    stopCloseRequests();
    if (document.fullscreenElement) void document.exitFullscreen();
  };
}
