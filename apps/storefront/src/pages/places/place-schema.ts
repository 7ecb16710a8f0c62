import { linksIn, paths } from '../../paths.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import { pictureAddress } from '../frame/picture-address.ts';
import type { PlaceData } from './places.data.ts';

type Located = Pick<PlaceData, 'id' | 'name' | 'address' | 'city' | 'geo'>;

/** schema.org's Place, as far as an event needs it. */
export const locationSchema = (
  { id, name, address, city, geo }: Located,
  site: SiteSettings,
  languagePrefix: string,
) => ({
  '@type': 'Place',
  '@id': linksIn({ pathPrefix: site.address, languagePrefix })(paths.place(id)),
  name,
  address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city },
  ...(geo && { geo: { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lon } }),
});

/** The same with all that its own page shows. */
export const placeSchema = (place: PlaceData, site: SiteSettings, languagePrefix: string) => ({
  '@context': 'https://schema.org',
  ...locationSchema(place, site, languagePrefix),
  '@type': 'EventVenue',
  description: place.summary,
  maximumAttendeeCapacity: place.halls.reduce((sum, { capacity }) => sum + capacity, 0),
  ...(place.picture && { image: pictureAddress(site.address, place.picture) }),
});
