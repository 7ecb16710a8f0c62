import type { Event } from '@parterre/contracts/events/event';
import type { EventCardData } from './event-card.data.ts';

/** Product §4: label 3 is star cast. */
export const starCastLabel = 3;

export const isStarCast = ({ labels }: Event) => labels.some(({ id }) => id === starCastLabel);

export const priceView = (price: Event['price']) => price && { min: price.min, max: price.max };

export const eventCardView = (event: Event): EventCardData => ({
  id: event.id,
  sourceId: event.event_source_id,
  title: event.title,
  startedAt: event.started_at,
  datesCount: event.dates_count,
  ageLimit: event.age_limit,
  place: event.place.name,
  city: event.location.name,
  poster: event.images.poster,
  state: event.sale_state,
  price: priceView(event.price),
  isStarCast: isStarCast(event),
});
