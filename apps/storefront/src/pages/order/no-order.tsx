import { FindOrder } from '../../features/order/find-order.tsx';
import { useIsAlive } from '../../ui/use-is-alive.ts';

/** For whoever comes to a page of an order without one. A generated page cannot know, and stays neutral. */
export function NoOrder() {
  return useIsAlive() && <FindOrder />;
}
