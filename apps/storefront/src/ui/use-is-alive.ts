import { startTransition, useEffect, useState } from 'react';

/**
 * False in generated pages and until they are hydrated, and in the first picture of those that follow: for what only a
 * living page can offer. That is drawn in small steps, since it comes when a slow phone is busiest.
 */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return isAlive;
}
