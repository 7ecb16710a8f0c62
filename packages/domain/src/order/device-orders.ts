import type { OrderState } from './order-states.ts';

/** What a device keeps of an order that was placed or opened there, to list it without asking. */
export interface DeviceOrder {
  readonly token: string;
  readonly number: string;
  readonly state: OrderState;
  /** Of its first performance. */
  readonly title: string;
  readonly place: string;
  /** With the offset of the place. */
  readonly startsAt: string;
  readonly ticketsCount: number;
}

const maxOrders = 30;

/** The orders with this one as it is now. One that ended unpaid leaves nothing to come back for. */
export function recordDeviceOrder(
  orders: readonly DeviceOrder[],
  order: DeviceOrder,
): readonly DeviceOrder[] {
  const others = orders.filter(({ token }) => token !== order.token);
  if (order.state === 'expired' || order.state === 'cancelled') return others;
  return [order, ...others].slice(0, maxOrders);
}

/** A performance may last, and begin late: its tickets stay at hand for the evening. */
const lastsMs = 12 * 3_600_000;

export interface DeviceOrders {
  /** What is still to be seen or paid, the next first. */
  readonly coming: readonly DeviceOrder[];
  /** What is over or was refunded, the latest first. */
  readonly past: readonly DeviceOrder[];
}

export function groupDeviceOrders(orders: readonly DeviceOrder[], nowMs: number): DeviceOrders {
  const startMs = ({ startsAt }: DeviceOrder) => Date.parse(startsAt);
  const isComing = (order: DeviceOrder) => order.state !== 'refunded' && startMs(order) + lastsMs > nowMs;
  const sorted = orders.toSorted((a, b) => startMs(a) - startMs(b));
  return {
    coming: sorted.filter(isComing),
    past: sorted.filter((order) => !isComing(order)).reverse(),
  };
}
