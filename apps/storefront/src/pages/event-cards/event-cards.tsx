import { shownDates } from '@parterre/domain/price/shown-dates';
import type { ReactNode } from 'react';
import { useCurrency } from '../../features/currency/use-currency.ts';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { EventCard } from '../../features/event-card/event-card.tsx';
import { PriceFrom } from '../../features/prices/price-from.tsx';
import { shownPrice } from '../../features/prices/shown-price.ts';
import { useEventPrices } from '../../features/prices/use-event-prices.ts';
import { useSite } from '../../theme/site-settings.ts';
import { SaleStatus } from './sale-status.tsx';

export interface EventCards {
  readonly draw: (event: EventCardData) => ReactNode;
  /** The same, for those at the top of the page: their posters are fetched first. */
  readonly drawFirst: (event: EventCardData) => ReactNode;
  /** What it costs, or why it cannot be bought. */
  readonly status: (event: EventCardData) => ReactNode;
  /** The event by its dates on sale as of now. */
  readonly current: <Card extends EventCardData>(event: Card) => Card;
}

export interface EventCardsOptions {
  /** Of the prices that the events came with; that of generated pages when none is named. */
  readonly currency?: string;
  /** Whether they tell of the dates that fit a list, as of now: what is known of all dates then says less. */
  readonly isFresh?: boolean;
}

/** Renders events with live prices, fetched in one call. */
export function useEventCards(
  events: readonly EventCardData[],
  { currency, isFresh = false }: EventCardsOptions = {},
): EventCards {
  const site = useSite();
  const prices = useEventPrices(events, useCurrency());
  const live = ({ id, price }: EventCardData) => {
    const found = prices.get(id);
    return isFresh && price && found?.sale_state === 'on_sale' ? undefined : found;
  };
  const current: EventCards['current'] = (event) => shownDates(event, live(event));
  const status = (event: EventCardData) => {
    const price = shownPrice(event, currency ?? site.currency, live(event));
    return <SaleStatus event={current(event)} price={price && <PriceFrom price={price} />} />;
  };
  const card = (event: EventCardData, isFirst: boolean) => (
    <EventCard event={current(event)} status={status(event)} isFirst={isFirst} />
  );
  return { status, current, draw: (event) => card(event, false), drawFirst: (event) => card(event, true) };
}
