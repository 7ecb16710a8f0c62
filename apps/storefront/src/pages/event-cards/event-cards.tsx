import type { ReactNode } from 'react';
import { useCurrency } from '../../features/currency/use-currency.ts';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { EventCard } from '../../features/event-card/event-card.tsx';
import { PriceFrom } from '../../features/prices/price-from.tsx';
import { shownPrice } from '../../features/prices/shown-price.ts';
import { useEventPrices } from '../../features/prices/use-event-prices.ts';
import { useSite } from '../../theme/site-settings.ts';

export interface EventCards {
  readonly draw: (event: EventCardData) => ReactNode;
  /** The same, for those at the top of the page: their posters are fetched first. */
  readonly drawFirst: (event: EventCardData) => ReactNode;
  readonly price: (event: EventCardData) => ReactNode;
  /** The current one. */
  readonly state: (event: EventCardData) => EventCardData['state'];
}

/** Renders events with live prices, fetched in one call. `currency` is that of the generated prices. */
export function useEventCards(events: readonly EventCardData[], currency = useSite().currency): EventCards {
  const prices = useEventPrices(events, useCurrency());
  const state = (event: EventCardData) => prices.get(event.id)?.sale_state ?? event.state;
  const price = (event: EventCardData) => {
    const shown = shownPrice(event, currency, prices.get(event.id));
    return shown && <PriceFrom price={shown} />;
  };
  const card = (event: EventCardData, isFirst: boolean) => (
    <EventCard event={event} state={state(event)} price={price(event)} isFirst={isFirst} />
  );
  return { price, state, draw: (event) => card(event, false), drawFirst: (event) => card(event, true) };
}
