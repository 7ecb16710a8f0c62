import type { Order } from '@parterre/contracts/orders/order';
import { type DeviceOrder, recordDeviceOrder } from '@parterre/domain/order/device-orders';
import { readStored, writeStored } from '../../stored-json.ts';
import { dropTickets } from './offline-tickets.ts';

const name = 'orders';

export function readDeviceOrders(): readonly DeviceOrder[] {
  const stored = readStored<readonly DeviceOrder[]>('device', name);
  return Array.isArray(stored) ? stored : [];
}

/** Whoever reads an order has its key: from then on this device lists it. */
export function saveDeviceOrder(order: Order): void {
  // A gift card is for no evening, and whoever has the device should not find its code.
  if (order.gift_card) return;
  writeStored('device', name, recordDeviceOrder(readDeviceOrders(), toDeviceOrder(order)));
}

function toDeviceOrder({ token, number, state, lines, total }: Order): DeviceOrder {
  const subjects = lines.map(({ extra }) => extra);
  const [first] = subjects.toSorted((a, b) => Date.parse(a.date.started_at) - Date.parse(b.date.started_at));
  return {
    token,
    number,
    state,
    title: first?.event.title ?? '',
    place: first?.date.place ?? '',
    startsAt: first?.date.started_at ?? '',
    ticketsCount: total.count,
  };
}

/** An order that there is not any more. */
export const dropDeviceOrder = (token: string): void =>
  writeStored(
    'device',
    name,
    readDeviceOrders().filter((order) => order.token !== token),
  );

/** For a device that others use too. */
export function forgetDeviceOrders(): void {
  for (const { token } of readDeviceOrders()) dropTickets(token);
  writeStored('device', name, undefined);
}
