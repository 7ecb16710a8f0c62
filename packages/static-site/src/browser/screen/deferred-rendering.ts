import type { NavigationIntent } from '../address/navigation-intent.ts';

let atOnce = true;

/** Whether what is drawn now is drawn at once: generated pages, and all that changes in a page that is there. */
export const rendersAtOnce = () => atOnce;

/**
 * Draws a page that was navigated to in turns. Who is led to a part of it, or back to where the view stood, needs all
 * that lies above at once.
 */
export function renderInSteps({ navigationType, destination }: NavigationIntent, draw: () => void): void {
  atOnce = navigationType === 'traverse' || destination.url.includes('#');
  if (atOnce) layOutWhole();
  draw();
  atOnce = true;
}

/**
 * Styles that leave out what is out of sight (`content-visibility`) may not do so while `data-whole` is on the document:
 * the view is placed by real heights, which browsers remember afterwards.
 */
function layOutWhole(): void {
  const { documentElement } = document;
  documentElement.dataset.whole = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete documentElement.dataset.whole));
}
