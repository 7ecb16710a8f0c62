/** Vite's word for an import, of code or of its styles, that failed. */
interface PreloadErrorEvent extends Event {
  readonly payload: unknown;
}

/** Calls back for every lost chunk that nobody else looks after; the answer says whether the page is being reloaded. */
export function onLostChunk(isLookedAfter: () => boolean, recover: (cause: unknown) => boolean): void {
  addEventListener('vite:preloadError', (event) => {
    // Prevented, the import would resolve to nothing; that only does where the page goes away.
    if (!isLookedAfter() && recover((event as PreloadErrorEvent).payload)) event.preventDefault();
  });
}
