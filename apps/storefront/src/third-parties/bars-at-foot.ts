const isBar = (element: Element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position);

/** How far up from the foot of the window bars reach that must stay in sight: tabs, the way to buy. */
function barsAtFoot(isOwn: (element: Element) => boolean): number {
  let line = innerHeight;
  for (let count = 0; count < 4; count += 1) {
    const bar = document
      .elementsFromPoint(innerWidth / 2, line - 1)
      .find((element) => isBar(element) && !isOwn(element));
    const top = bar?.getBoundingClientRect().top ?? line;
    // What reaches over most of the window is no bar, but a dialog that somebody opened.
    if (top >= line || top < innerHeight / 2) break;
    line = top;
  }
  return innerHeight - line;
}

/** Calls back with that height now, and whenever it may have changed. Returns the way to stop. */
export function followBars(
  isOwn: (element: Element) => boolean,
  place: (height: number) => void,
): () => void {
  let frame = 0;
  const measure = () => place(barsAtFoot(isOwn));
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
