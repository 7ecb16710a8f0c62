/** Vite's word for an import, of code or of its styles, that failed. */
interface PreloadErrorEvent extends Event {
  readonly payload: unknown;
}

/**
 * Calls back for every lost chunk that nobody else looks after. The event is not prevented: the import would then
 * resolve to nothing, and its caller would fail in a way that says less.
 */
export function onLostChunk(isLookedAfter: () => boolean, recover: (cause: unknown) => void): void {
  addEventListener('vite:preloadError', (event) => {
    if (!isLookedAfter()) recover((event as PreloadErrorEvent).payload); // Vite documents the shape
  });
}
