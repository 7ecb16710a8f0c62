import type { SaleState } from '@parterre/contracts/events/sale-state';
import type { EventDateData } from '../../features/event-dates/event-date.data.ts';
import { linksIn, paths } from '../../paths.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import { pictureAddress } from '../frame/picture-address.ts';
import { locationSchema } from '../places/place-schema.ts';
import type { EventData } from './event.data.ts';

/** More would weigh more than the page that they describe. */
const maxDates = 12;

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
  const place = locationSchema(event.place, site, languagePrefix);
  const performers = event.cast.map(({ person }) => ({
    '@type': 'Person',
    '@id': link(paths.person(person.id)),
    name: person.name,
  }));
  const dates = event.dates
    .slice(0, maxDates)
    .map((date) => dateSchema(event, date, { site, url, place: place['@id'], performers }));
  return { '@context': 'https://schema.org', '@graph': [place, ...performers, ...dates] };
}

interface SchemaContext {
  readonly site: SiteSettings;
  readonly url: string;
  readonly place: string;
  readonly performers: readonly { readonly '@id': string }[];
}

function dateSchema(event: EventData, date: EventDateData, { site, url, place, performers }: SchemaContext) {
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
    ...(poster && { image: pictureAddress(site.address, poster) }),
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
