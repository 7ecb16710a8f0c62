import type { Place } from '@parterre/contracts/places/place';
import type { PlaceData } from '../../pages/places/places.data.ts';
import { placeCardView } from './card-views.ts';
import { plainSummary } from './plain-summary.ts';

/** A place without its events. A picture that is named after a hall shows that hall. */
export function placeView(place: Place): Omit<PlaceData, 'events'> {
  const { description, geo, halls, images } = place;
  const hallPicture = (hall: string) => images.gallery.find(({ alt }) => alt === hall) ?? null;
  const names = new Set(halls.map(({ name }) => name));
  return {
    ...placeCardView(place),
    geo,
    description,
    summary: plainSummary(description),
    halls: halls.map(({ id, name, capacity }) => ({ id, name, capacity, picture: hallPicture(name) })),
    gallery: images.gallery.filter(({ alt }) => !names.has(alt)),
  };
}
