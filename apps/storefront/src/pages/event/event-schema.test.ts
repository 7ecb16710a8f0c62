import { expect, it } from 'vitest';
import type { SiteSettings } from '../../theme/site-settings.ts';
import type { EventData } from './event.data.ts';
import { eventSchema } from './event-schema.ts';

const event: EventData = {
  id: 7,
  sourceId: 7,
  title: 'Hamlet',
  subtitle: null,
  description: '<p>To be</p>',
  summary: 'To be',
  ageLimit: 12,
  durationMinutes: 170,
  category: { id: 1, name: 'Drama' },
  isStarCast: false,
  place: {
    id: 3,
    name: 'Playhouse',
    address: '21 Primrose Court',
    city: 'London',
    geo: { lat: 51, lon: 0 },
    picture: null,
  },
  poster: {
    src: '/media/poster/hamlet',
    width: 960,
    height: 1280,
    widths: [320, 960],
    colour: '#000',
    alt: '',
  },
  gallery: [],
  state: 'on_sale',
  price: { min: 20, max: 90 },
  dates: [
    {
      id: 71,
      startedAt: '2026-12-05T19:30:00+00:00',
      doorsAt: '2026-12-05T18:30:00+00:00',
      hall: 'Main',
      seating: 'plan',
      state: 'on_sale',
      price: { min: 20, max: 90 },
    },
    {
      id: 72,
      startedAt: '2026-12-06T19:30:00+00:00',
      doorsAt: null,
      hall: 'Main',
      seating: 'plan',
      state: 'cancelled',
      price: null,
    },
  ],
  cast: [{ role: 'Hamlet', person: { id: 5, name: 'Edmund Thackray', portrait: null } }],
};

// The schema reads no other settings.
const site = { name: 'Parterre', address: 'https://parterre.example', currency: 'GBP' } as SiteSettings;

const graph = () => (eventSchema(event, site, '/en') as { '@graph': Record<string, unknown>[] })['@graph'];

it('each performance is an Event of schema.org, with the place and the persons that all share', () => {
  const [place, person, first] = graph();
  expect(place).toMatchObject({
    '@type': 'Place',
    '@id': 'https://parterre.example/en/places/3',
    address: { streetAddress: '21 Primrose Court', addressLocality: 'London' },
    geo: { latitude: 51, longitude: 0 },
  });
  expect(person).toMatchObject({ '@type': 'Person', name: 'Edmund Thackray' });
  expect(first).toMatchObject({
    '@type': 'Event',
    name: 'Hamlet',
    startDate: '2026-12-05T19:30:00+00:00',
    doorTime: '2026-12-05T18:30:00+00:00',
    duration: 'PT170M',
    location: { '@id': 'https://parterre.example/en/places/3' },
    performer: [{ '@id': 'https://parterre.example/en/persons/5' }],
    image: 'https://parterre.example/media/poster/hamlet-960.webp',
    eventStatus: 'https://schema.org/EventScheduled',
    offers: {
      '@type': 'AggregateOffer',
      url: 'https://parterre.example/en/events/7?date=71',
      lowPrice: 20,
      highPrice: 90,
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
    },
  });
});

it('a cancelled performance has no offers', () => {
  const cancelled = graph()[3];
  expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect(cancelled?.offers).not.toHaveProperty('lowPrice');
});
