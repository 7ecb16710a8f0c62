import { useEffect, useEffectEvent } from 'react';

/** Calls back when a visitor returns, from the bank for one, to a page that the browser restores from its cache. */
export function usePageRestored(callback: () => void): void {
  const onRestored = useEffectEvent(callback);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onRestored();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}

/** Calls back when the page is visible again, after the app of the bank or another tab was. */
export function usePageVisible(callback: () => void): void {
  const onVisible = useEffectEvent(callback);
  useEffect(() => {
    const onVisibilityChange = () => document.visibilityState === 'visible' && onVisible();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);
}
