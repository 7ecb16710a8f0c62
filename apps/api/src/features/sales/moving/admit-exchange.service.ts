import { findOrder } from '../order/order.service.ts';
import type { OrderRefusal } from '../order/order-refusal.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { findTickets } from '../tickets/tickets.service.ts';
import { selectOpenExchange } from './exchanges.queries.ts';

/** Whether whoever asks was let into the sale that has a waiting room. */
export interface Admission {
  readonly findRoom: (performanceId: number) => Promise<number | undefined>;
  readonly isAdmitted: (room: number) => boolean;
}

/**
 * An exchange takes places that others wait for, as a basket does: a ticket for a quiet evening is no way past them. Whoever has something of
 * that sale already, in good tickets or held while its difference is paid, waits no more.
 */
export async function refuseUnadmitted(
  deps: Pick<SaleDeps, 'db' | 'clock'>,
  token: string,
  otherId: number,
  { findRoom, isAdmitted }: Admission,
): Promise<OrderRefusal | undefined> {
  const room = await findRoom(otherId);
  if (room === undefined || isAdmitted(room)) return undefined;
  const order = await findOrder(deps, { token });
  if (!order) return undefined;
  const good = (await findTickets(deps.db, order)).filter(({ revoked_at }) => revoked_at === null);
  const open = await selectOpenExchange(deps.db, order.id);
  const own = new Set(good.map(({ performance_id }) => performance_id));
  if (open) own.add(open.other_performance_id);
  const rooms = await Promise.all([...own].map(findRoom));
  return rooms.includes(room) ? undefined : { kind: 'not-admitted', room };
}
