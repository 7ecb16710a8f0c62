import type { NewsItem } from '@parterre/contracts/news/news-item';
import type { Person } from '@parterre/contracts/persons/person';
import type { Place } from '@parterre/contracts/places/place';
import type { NewsCardData } from '../../pages/news/news.data.ts';
import type { PersonCardData } from '../../pages/persons/persons.data.ts';
import type { PlaceCardData } from '../../pages/places/places.data.ts';

export const personCardView = ({ id, name, role, images, events_count }: Person): PersonCardData => ({
  ...{ id, name, role },
  portrait: images.poster,
  eventsCount: events_count,
});

export const placeCardView = (place: Place): PlaceCardData => ({
  id: place.id,
  name: place.name,
  address: place.address,
  city: place.location.name,
  geo: place.geo,
  picture: place.images.poster,
  eventsCount: place.events_count,
});

export const newsCardView = ({ id, title, lead, published_at, image }: NewsItem): NewsCardData => ({
  ...{ id, title, lead },
  publishedAt: published_at,
  picture: image,
});
