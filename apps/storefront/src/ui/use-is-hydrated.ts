import { startTransition, useEffect, useState } from 'react';

/**
 * False in generated pages and until they are hydrated, and in the first render of those that follow: for what needs
 * scripting. Set in a transition, since hydration is when a slow phone is busiest.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return isHydrated;
}
