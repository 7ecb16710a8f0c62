import { startTransition, useEffect, useState } from 'react';

/** Pages that follow the first one are drawn by a living page from the start. */
let isPageAlive = false;

/**
 * False in generated pages and until they are hydrated: for what only a living page can offer. That is drawn in small
 * steps, since it comes when a slow phone is busiest.
 */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(isPageAlive);
  useEffect(() => {
    isPageAlive = true;
    startTransition(() => setAlive(true));
  }, []);
  return isAlive;
}
