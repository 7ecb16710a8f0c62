import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in generated pages and until they are hydrated: for what only a living page can offer. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
