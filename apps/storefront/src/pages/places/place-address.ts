import type { PlaceData } from './places.data.ts';

/** With the city, unless the address names it already. */
export const writeAddress = ({ address, city }: Pick<PlaceData, 'address' | 'city'>) =>
  address.includes(city) ? address : `${address}, ${city}`;
