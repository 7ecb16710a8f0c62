import { useEffect, useEffectEvent } from 'react';

/** Acts when the page is looked at again, after the app of the bank or another tab was. */
export function useSeenAgain(act: () => void): void {
  const onSeen = useEffectEvent(act);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && onSeen();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
