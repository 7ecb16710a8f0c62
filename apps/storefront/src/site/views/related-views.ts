import type { Person } from '@parterre/contracts/persons/person';
import type { Place } from '@parterre/contracts/places/place';
import type { CastMember, EventPlace } from '../../pages/event/event.data.ts';

export const personKey = (id: number) => `person:${id}`;

export const personView = ({ id, name, images }: Person): CastMember['person'] => ({
  id,
  name,
  portrait: images.poster,
});

export const placeView = ({ id, name, address, location, geo, images }: Place): EventPlace => ({
  id,
  name,
  address,
  city: location.name,
  geo,
  picture: images.poster,
});
