import type { CountedOrder } from '@parterre/domain/tracking/commerce';
import { importOptional } from '../../import-helper.ts';
import type { TrackedEvent } from '../../signals.ts';
import type { Consent } from '../consent/consent-store.ts';
import { clearOrders, savePurchase, takeOrder } from './uncounted-orders.ts';

/** For pages whose address is the key to an order, where no counter runs: a purchase waits for the next page that has one. */
export function savePurchases(consent: Consent): (happening: TrackedEvent) => void {
  consent.on('analytics', () => {}, clearOrders);
  return (happening) => {
    if (happening.kind !== 'paid' || !consent.isGranted('analytics')) return;
    void save(happening.order).catch(() => undefined);
  };
}

/** What reckons with money is loaded for whoever has paid. */
async function save(order: CountedOrder): Promise<void> {
  const { purchase } = await importOptional(() => import('@parterre/domain/tracking/commerce'));
  if (takeOrder(order.number)) savePurchase(purchase(order));
}
