import { startTransition, useEffect, useState } from 'react';
import { useView } from '../shared/page-element.ts';
import { rendersAtOnce } from './screen/deferred-rendering.ts';

/**
 * For what lies below the first screen: on the way from page to page it is drawn in a turn of its own, so that what is
 * seen comes at once. True when the turn has come, and from the start in a page that is drawn whole.
 */
export function useDeferredRender(turn: number): boolean {
  const { isFirstScreen } = useView();
  const [left, setLeft] = useState(() => (rendersAtOnce() && !isFirstScreen ? 0 : turn));
  useEffect(() => {
    if (left > 0) startTransition(() => setLeft(left - 1));
  }, [left]);
  return left === 0;
}
