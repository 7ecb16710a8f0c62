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

export const savedPosition = (): Position | undefined => siteNavigation()?.currentEntry?.getState()?.position;

const isTooShortFor = ([, y]: Position) =>
  document.documentElement.scrollHeight - innerHeight < Math.floor(y);

let following = new AbortController();
export const stopFollowing = () => following.abort();

/** While the page is shorter than it was, scrolls along as it grows, until it arrives or the visitor takes over. */
export function followGrowth(): void {
  stopFollowing();
  const position = savedPosition();
  if (!position || !isTooShortFor(position)) return;
  following = new AbortController();
  const { signal } = following;
  const growth = new ResizeObserver(() => {
    scrollTo(...position);
    if (!isTooShortFor(position)) stopFollowing();
  });
  growth.observe(document.body);
  const timer = setTimeout(stopFollowing, timeoutMs);
  for (const type of signsOfVisitor) addEventListener(type, stopFollowing, { signal, passive: true });
  signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
}
