import { onNavigation } from '@parterre/static-site/browser/signals';
import { whenIdle } from '@parterre/static-site/browser/when-idle';

const attribute = 'data-lazy-layout';

function layOutNext(): void {
  const part = document.querySelector(`[${attribute}]`);
  if (!part) return;
  part.removeAttribute(attribute);
  requestAnimationFrame(() => whenIdle(layOutNext));
}

/**
 * Parts of a page that are left out while they are out of sight are laid out when there is time, one in a frame: until then
 * their heights are guesses, and a view that was placed by guesses is not found again.
 */
export function layOutRest(): void {
  whenIdle(layOutNext);
  onNavigation(({ kind }) => {
    if (kind === 'ended') whenIdle(layOutNext);
  });
}
