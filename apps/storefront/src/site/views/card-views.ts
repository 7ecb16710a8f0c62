import type { NewsItem } from '@parterre/contracts/news/news-item';
import type { Person } from '@parterre/contracts/persons/person';
import type { Place } from '@parterre/contracts/places/place';
import type { NewsCardData } from '../../features/news-card/news-card.data.ts';
import type { PersonCardData } from '../../features/person-card/person-card.data.ts';
import type { PlaceCardData } from '../../features/place-card/place-card.data.ts';

export const personCardView = ({ id, name, images }: Person): PersonCardData => ({
  id,
  name,
  portrait: images.poster,
});

export const placeCardView = ({
  id,
  name,
  address,
  location,
  images,
  events_count,
}: Place): PlaceCardData => ({
  id,
  name,
  address,
  city: location.name,
  picture: images.poster,
  eventsCount: events_count,
});

export const newsCardView = ({ id, title, lead, published_at, image }: NewsItem): NewsCardData => ({
  id,
  title,
  lead,
  publishedAt: published_at,
  picture: image,
});
