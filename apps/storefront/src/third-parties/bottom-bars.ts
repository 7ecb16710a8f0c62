const isBar = (element: Element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position);

/** The height of the fixed bars at the bottom of the window: tabs, the buy bar. */
function bottomBarsHeight(isOwn: (element: Element) => boolean): number {
  let line = innerHeight;
  for (let count = 0; count < 4; count += 1) {
    const bar = document
      .elementsFromPoint(innerWidth / 2, line - 1)
      .find((element) => isBar(element) && !isOwn(element));
    const top = bar?.getBoundingClientRect().top ?? line;
    // What covers most of the window is an open dialog.
    if (top >= line || top < innerHeight / 2) break;
    line = top;
  }
  return innerHeight - line;
}

/** Calls back with that height now, and whenever it may have changed. Returns a function that stops it. */
export function watchBottomBars(
  isOwn: (element: Element) => boolean,
  place: (height: number) => void,
): () => void {
  let frame = 0;
  const measure = () => place(bottomBarsHeight(isOwn));
  const measureSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const changes = new MutationObserver(measureSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', measureSoon, { passive: true });
  addEventListener('resize', measureSoon);
  measure();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    removeEventListener('scroll', measureSoon);
    removeEventListener('resize', measureSoon);
  };
}
