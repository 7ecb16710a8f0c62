/** Animates from the screen before the update to the screen after it, where that is possible and welcome. */
export async function inViewTransition(update: () => void, prepare?: () => void): Promise<void> {
  const isUnwelcome = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isUnwelcome || !('startViewTransition' in document)) return update();
  prepare?.();
  const transition = document.startViewTransition(update);
  transition.ready.catch(() => undefined); // the animation was skipped, the update was not
  await transition.updateCallbackDone;
}
