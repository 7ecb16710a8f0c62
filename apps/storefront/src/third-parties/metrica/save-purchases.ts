import { purchase } from '@parterre/domain/tracking/commerce';
import type { TrackedEvent } from '../../signals.ts';
import type { Consent } from '../consent/consent-store.ts';
import { clearOrders, savePurchase, takeOrder } from './uncounted-orders.ts';

/** For pages whose address is the key to an order, where no counter runs: a purchase waits for the next page that has one. */
export function savePurchases(consent: Consent): (happening: TrackedEvent) => void {
  consent.on('analytics', () => {}, clearOrders);
  return (happening) => {
    if (happening.kind !== 'paid' || !consent.isGranted('analytics')) return;
    if (takeOrder(happening.order.number)) savePurchase(purchase(happening.order));
  };
}
