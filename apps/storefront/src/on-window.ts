/** Listens to several events of the window. Returns a function that stops it. */
export function onWindow(types: readonly string[], listener: () => void): () => void {
  const controller = new AbortController();
  for (const type of types) addEventListener(type, listener, { signal: controller.signal });
  return () => controller.abort();
}

/** Calls back when the visitor returns: from another tab, out of the back/forward cache, or with the network back. */
export const onReturn = (act: () => void): (() => void) =>
  onWindow(['visibilitychange', 'pageshow', 'online'], () => document.hidden || act());
