import { followBars } from '../bars-at-foot.ts';

/** Keeps a banner above the bars at the foot of the window, and what is reached by keyboard above the banner. */
export function keepInSight(place: HTMLElement): () => void {
  const page = document.documentElement;
  const isOwn = (element: Element) => place.contains(element);
  const stop = followBars(isOwn, (height) => {
    place.style.setProperty('--bars', `${height}px`);
    page.style.scrollPaddingBlockEnd = `${height + (place.firstElementChild?.clientHeight ?? 0)}px`;
  });
  return () => {
    stop();
    page.style.removeProperty('scroll-padding-block-end');
  };
}
