import type { NavigationIntent } from '../address/navigation-intent.ts';
import { siteNavigation } from '../address/site-navigation.ts';

type Position = readonly [x: number, y: number];

const timeoutMs = 2000;
const signsOfVisitor = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Kept in the history entry itself, so it lasts as long as the entry does. */
export function savePosition(): void {
  const position: Position = [scrollX, scrollY];
  const navigation = siteNavigation();
  navigation?.updateCurrentEntry({ state: { ...navigation.currentEntry?.getState(), position } });
}

const savedPosition = (): Position | undefined => siteNavigation()?.currentEntry?.getState()?.position;

const isTooShortFor = ([, y]: Position) =>
  document.documentElement.scrollHeight - innerHeight < Math.floor(y);

let following = new AbortController();

/** While the page is shorter than it was, scrolls along as it grows, until it arrives or the visitor takes over. */
export function followGrowth(): void {
  following.abort();
  const position = savedPosition();
  if (!position || !isTooShortFor(position)) return;
  following = new AbortController();
  const { signal } = following;
  const stop = () => following.abort();
  const growth = new ResizeObserver(() => {
    scrollTo(...position);
    if (!isTooShortFor(position)) stop();
  });
  growth.observe(document.body);
  const timer = setTimeout(stop, timeoutMs);
  for (const type of signsOfVisitor) addEventListener(type, stop, { signal, passive: true });
  signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
}

/** Where the view stands on arrival: where it was left, at the fragment or at the top. */
export function placeView(event: NavigationIntent, isQueryChange: boolean): void {
  following.abort();
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
