import type { EventDetail } from '@parterre/contracts/events/event-detail';
import type { Place } from '@parterre/contracts/places/place';
import type { DatePrice } from '@parterre/contracts/prices/price-items';
import { isStarCast, priceView } from '../../features/event-card/event-card-view.ts';
import type { EventDateData } from '../../features/event-dates/event-date.data.ts';
import type { EventData, EventPlace } from '../../pages/event/event.data.ts';
import { plainSummary } from './plain-summary.ts';

/** An event without what it shares with other pages: its place and its cast. */
export const eventView = (
  event: EventDetail,
  prices: readonly DatePrice[],
  { halls }: Place,
): Omit<EventData, 'place' | 'cast'> => ({
  id: event.id,
  sourceId: event.event_source_id,
  title: event.title,
  subtitle: event.subtitle,
  description: event.description,
  summary: plainSummary(event.description),
  ageLimit: event.age_limit,
  durationMinutes: event.duration_minutes,
  category: event.category,
  isStarCast: isStarCast(event),
  poster: event.images.poster,
  gallery: event.images.gallery,
  state: event.sale_state,
  saleStartsAt: event.sale_starts_at,
  price: priceView(event.price),
  dates: event.dates.map((date) => dateView(date, prices, halls)),
});

function dateView(
  { id, started_at, doors_at, hall, seating, sale_state, sale_starts_at }: EventDetail['dates'][number],
  prices: readonly DatePrice[],
  halls: Place['halls'],
): EventDateData {
  const price = prices.find((found) => found.id === id);
  return {
    id,
    startedAt: started_at,
    doorsAt: doors_at,
    hall: hall.name,
    capacity: halls.find((found) => found.id === hall.id)?.capacity,
    seating,
    state: sale_state,
    saleStartsAt: sale_starts_at,
    price:
      price && price.price_min !== null && price.price_max !== null
        ? { min: price.price_min, max: price.price_max }
        : null,
  };
}

/** A place as the pages of its events show it. */
export const eventPlaceView = ({ id, name, address, location, geo, images }: Place): EventPlace => ({
  id,
  name,
  address,
  geo,
  city: location.name,
  picture: images.poster,
});
