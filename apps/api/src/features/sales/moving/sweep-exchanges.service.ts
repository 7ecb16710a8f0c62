import { changeOrder, reloadOrder } from '../order/order.service.ts';
import { isOverdue, retryAfterMs } from '../payments/close-order.service.ts';
import { abandonPayments } from '../payments/refresh-payments.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { claimEndedExchange, selectOpenExchange } from './exchanges.queries.ts';
import { closeExchange } from './settle-exchange.service.ts';

/** Ends one exchange whose time has run out, once its provider was asked. Answers whether there was one. */
export async function expireNextExchange(deps: SaleDeps): Promise<boolean> {
  const orderId = await claimEndedExchange(deps.db, deps.clock?.(), retryAfterMs);
  if (orderId === undefined) return false;
  const reply = await abandonPayments(deps, await reloadOrder(deps, { id: orderId }));
  const performanceIds = await changeOrder(deps, orderId, async (locked) => {
    const open = await selectOpenExchange(locked.tx, orderId);
    const isOver = open && isOverdue({ at: locked.order.at, expires_at: open.expires_at }, reply);
    return isOver ? closeExchange(locked, open, 'expire') : [];
  });
  deps.announce(performanceIds);
  return true;
}
