import {
  basketMessages,
  type CommerceMessage,
  detail,
  impressions,
  purchase,
} from '@parterre/domain/tracking/commerce';
import type { Happening } from '../../signals.ts';
import type { VisitedPage } from '../visited-page.ts';
import { type MetricaSettings, openMetrica } from './metrica.ts';
import { forgetOrders, noteOrder, takeOrder } from './own-orders.ts';

function messagesOf(happening: Happening): CommerceMessage[] {
  switch (happening.kind) {
    case 'listed':
      return [impressions(happening.events, { ...happening, list: 'events' })];
    case 'seen':
      return [detail(happening.event, happening.currency)];
    case 'basket-changed':
      return basketMessages(happening.before, happening.after, happening.currency);
    case 'placed':
      noteOrder(happening.order.number);
      return [];
    case 'paid':
      return takeOrder(happening.order.number) ? [purchase(happening.order)] : [];
  }
}

export interface VisitCounter {
  readonly hear: (happening: Happening) => void;
  readonly stop: () => void;
}

/** Counts a visit from the page it is at: that page, what has happened on it, and all that follows. */
export function countVisit(
  settings: MetricaSettings,
  page: VisitedPage,
  soFar: readonly Happening[],
): VisitCounter & { readonly see: (page: VisitedPage) => void } {
  const metrica = openMetrica(settings);
  const hear = (happening: Happening) => messagesOf(happening).forEach(metrica.tell);
  metrica.hit(page);
  soFar.forEach(hear);
  return {
    hear,
    see: metrica.hit,
    stop: () => {
      metrica.stop();
      forgetOrders();
    },
  };
}
