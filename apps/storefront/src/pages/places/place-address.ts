import type { PlaceData } from './places.data.ts';

type Geo = NonNullable<PlaceData['geo']>;

const openStreetMap = 'https://www.openstreetmap.org';

export const mapAddress = ({ lat, lon }: Geo) =>
  `${openStreetMap}/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`;

/** From where the visitor says they are. */
export const routeAddress = ({ lat, lon }: Geo) => `${openStreetMap}/directions?to=${lat}%2C${lon}`;

/** With the city, unless the address names it already. */
export const writeAddress = ({ address, city }: Pick<PlaceData, 'address' | 'city'>) =>
  address.includes(city) ? address : `${address}, ${city}`;
