import type { SaleState } from '@parterre/contracts/events/sale-state';
import type { EventDateData } from '../../features/event-dates/event-date.data.ts';
import { linksIn, paths } from '../../paths.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import type { EventData } from './event.data.ts';

/** More would weigh more than the page that they describe. */
const mostDates = 12;

const eventStatus = (state: SaleState) =>
  state === 'cancelled' ? 'EventCancelled' : state === 'postponed' ? 'EventPostponed' : 'EventScheduled';

const offerAvailability = {
  on_sale: 'InStock',
  soon: 'PreOrder',
  sold_out: 'SoldOut',
  ended: 'SoldOut',
  cancelled: 'Discontinued',
  postponed: 'Discontinued',
} as const satisfies Record<SaleState, string>;

const schemaOrg = (name: string) => `https://schema.org/${name}`;

/** schema.org's Event, one for each date, around the place and the people that they share. */
export function eventSchema(event: EventData, site: SiteSettings, languagePrefix: string): object {
  const link = linksIn({ pathPrefix: site.address, languagePrefix });
  const url = link(paths.event(event.id));
  const place = {
    '@type': 'Place',
    '@id': link(paths.place(event.place.id)),
    name: event.place.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: event.place.address,
      addressLocality: event.place.city,
    },
    ...(event.place.geo && {
      geo: { '@type': 'GeoCoordinates', latitude: event.place.geo.lat, longitude: event.place.geo.lon },
    }),
  };
  const performers = event.cast.map(({ person }) => ({
    '@type': 'Person',
    '@id': link(paths.person(person.id)),
    name: person.name,
  }));
  const dates = event.dates
    .slice(0, mostDates)
    .map((date) => dateSchema(event, date, { site, url, place: place['@id'], performers }));
  return { '@context': 'https://schema.org', '@graph': [place, ...performers, ...dates] };
}

interface Surroundings {
  readonly site: SiteSettings;
  readonly url: string;
  readonly place: string;
  readonly performers: readonly { readonly '@id': string }[];
}

function dateSchema(event: EventData, date: EventDateData, { site, url, place, performers }: Surroundings) {
  const { title, summary, poster, durationMinutes } = event;
  return {
    '@type': 'Event',
    '@id': `${url}?date=${date.id}`,
    name: title,
    description: summary,
    startDate: date.startedAt,
    ...(durationMinutes && { duration: `PT${durationMinutes}M` }),
    ...(date.doorsAt && { doorTime: date.doorsAt }),
    eventStatus: schemaOrg(eventStatus(date.state)),
    eventAttendanceMode: schemaOrg('OfflineEventAttendanceMode'),
    location: { '@id': place },
    ...(poster && { image: `${site.address}${poster.src}-${Math.max(...poster.widths)}.webp` }),
    ...(performers.length > 0 && { performer: performers.map((performer) => ({ '@id': performer['@id'] })) }),
    organizer: { '@type': 'Organization', name: site.name, url: site.address },
    offers: offersSchema(date, site, url),
  };
}

const offersSchema = ({ id, price, state }: EventDateData, { currency }: SiteSettings, url: string) => ({
  '@type': 'AggregateOffer',
  url: `${url}?date=${id}`,
  availability: schemaOrg(offerAvailability[state]),
  priceCurrency: currency,
  ...(price && { lowPrice: price.min, highPrice: price.max }),
});
