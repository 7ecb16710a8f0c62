import {
  basketMessages,
  type CommerceMessage,
  detail,
  impressions,
} from '@parterre/domain/tracking/commerce';
import type { TrackedEvent } from '../../signals.ts';
import type { VisitedPage } from '../current-page.ts';
import { type MetricaSettings, openMetrica } from './metrica.ts';
import { clearOrders, recordOrder, takePurchases } from './uncounted-orders.ts';

function commerceMessages(happening: TrackedEvent): CommerceMessage[] {
  switch (happening.kind) {
    case 'listed':
      return [impressions(happening.events, { ...happening, list: 'events' })];
    case 'seen':
      return [detail(happening.event, happening.currency)];
    case 'basket-changed':
      return basketMessages(happening.before, happening.after, happening.currency);
    case 'placed':
      recordOrder(happening.order.number);
      return [];
    case 'paid':
      return []; // tracked on order pages, which have no counter (save-purchases.ts)
  }
}

export interface VisitCounter {
  readonly track: (happening: TrackedEvent) => void;
  readonly onPageShown: (page: VisitedPage) => void;
  readonly stop: () => void;
}

/** Counts the current page, what was tracked on it, and all that follows. */
export function countVisit(
  settings: MetricaSettings,
  page: VisitedPage,
  soFar: readonly TrackedEvent[],
): VisitCounter {
  const metrica = openMetrica(settings);
  const track = (happening: TrackedEvent) => commerceMessages(happening).forEach(metrica.push);
  metrica.hit(page);
  takePurchases().forEach(metrica.push);
  soFar.forEach(track);
  return {
    track,
    onPageShown: metrica.hit,
    stop: () => {
      metrica.stop();
      clearOrders();
    },
  };
}
