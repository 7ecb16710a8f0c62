import type { NavigationIntent } from '../address/navigation-intent.ts';
import { followGrowth, savedPosition, stopFollowing } from './scroll-position.ts';

/** Where the view stands on arrival: where it was left, at the fragment or at the top. */
export function placeView(event: NavigationIntent, isQueryChange: boolean): void {
  stopFollowing();
  const isReturn = event.navigationType === 'traverse';
  const isPushState = event.destination.sameDocument && !event.hashChange;
  const position = isReturn ? savedPosition() : undefined;
  if (position) {
    scrollTo(...position);
    followGrowth();
  } else if (isReturn || !(isQueryChange || isPushState)) {
    event.scroll(); // not for filters, which stay put, nor for pushState, which has never scrolled
  }
}
