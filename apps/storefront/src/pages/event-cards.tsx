import { useCurrency } from '../features/currency/use-currency.ts';
import type { EventCardData } from '../features/event-card/event-card.data.ts';
import { EventCard } from '../features/event-card/event-card.tsx';
import { PriceFrom } from '../features/prices/price-from.tsx';
import { shownPrice } from '../features/prices/shown-price.ts';
import { useEventPrices } from '../features/prices/use-event-prices.ts';
import { useSite } from '../theme/site-settings.ts';

/** How the events of a page are drawn, with live prices that one call asks for. */
export function useEventCards(events: readonly EventCardData[]) {
  const { currency } = useSite();
  const prices = useEventPrices(events, useCurrency());
  return (event: EventCardData, isFirst = false) => {
    const live = prices.get(event.id);
    const price = shownPrice(event, currency, live);
    return (
      <EventCard
        event={event}
        state={live?.sale_state ?? event.state}
        price={price && <PriceFrom price={price} />}
        isFirst={isFirst}
      />
    );
  };
}
