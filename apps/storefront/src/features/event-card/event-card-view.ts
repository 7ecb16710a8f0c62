import type { Event } from '@parterre/contracts/events/event';
import type { EventCardData } from './event-card.data.ts';

/** Product §4: label 3 is star cast. */
export const starCastLabel = 3;

export const isStarCast = ({ labels }: Event) => labels.some(({ id }) => id === starCastLabel);

export const priceView = (price: Event['price']) => price && { min: price.min, max: price.max };

const datesView = ({ started_at, dates_count, place, location }: NonNullable<Event['on_sale']>) => ({
  startedAt: started_at,
  datesCount: dates_count,
  placeId: place.id,
  place: place.name,
  city: location.name,
});

export const eventCardView = (event: Event): EventCardData => ({
  id: event.id,
  sourceId: event.event_source_id,
  title: event.title,
  ...datesView(event),
  ageLimit: event.age_limit,
  poster: event.images.poster,
  state: event.sale_state,
  onSale: event.on_sale && datesView(event.on_sale),
  saleStartsAt: event.sale_starts_at,
  price: priceView(event.price),
  isStarCast: isStarCast(event),
});
