import { useEffect, useEffectEvent } from 'react';

/** Acts when a visitor who left for the bank comes back to this very page, as the browser has kept it. */
export function useReturn(act: () => void): void {
  const onReturn = useEffectEvent(act);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
}
