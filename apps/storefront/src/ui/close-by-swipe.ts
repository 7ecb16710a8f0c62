/** A finger that goes further means it. */
const closeAfterPx = 80;

/** A dialog at the bottom follows a finger down, and is closed by it; but what scrolls in it is scrolled up first. */
export function closeBySwipe(dialog: HTMLDialogElement, scrolling: Element): void {
  let startY = Number.POSITIVE_INFINITY;
  const draggedPx = ({ changedTouches }: TouchEvent) => (changedTouches[0]?.clientY ?? 0) - startY;
  const drag = (px: number) => {
    // Under the finger, not behind it.
    dialog.style.transition = px > 0 ? 'none' : '';
    dialog.style.translate = px > 0 ? `0 ${px}px` : '';
  };
  dialog.addEventListener('touchstart', ({ target, touches }) => {
    const [finger] = touches;
    const scrolls = target instanceof Node && scrolling.contains(target) && scrolling.scrollTop > 0;
    startY = finger && touches.length === 1 && !scrolls ? finger.clientY : Number.POSITIVE_INFINITY;
  });
  dialog.addEventListener('touchmove', (event) => drag(draggedPx(event)), { passive: true });
  dialog.addEventListener('touchend', (event) => {
    drag(0);
    if (draggedPx(event) > closeAfterPx) dialog.close();
  });
  dialog.addEventListener('touchcancel', () => drag(0));
}
