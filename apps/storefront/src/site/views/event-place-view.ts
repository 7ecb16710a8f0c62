import type { Place } from '@parterre/contracts/places/place';
import type { EventPlace } from '../../pages/event/event.data.ts';

/** A place as the pages of its events show it. */
export const eventPlaceView = ({ id, name, address, location, geo, images }: Place): EventPlace => ({
  ...{ id, name, address, geo },
  city: location.name,
  picture: images.poster,
});
