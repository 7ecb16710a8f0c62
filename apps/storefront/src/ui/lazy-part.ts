import { type ComponentType, lazy } from 'react';

/** A component that is fetched when it is first drawn. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
