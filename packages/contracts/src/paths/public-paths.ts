import { pricePaths } from './price-paths.ts';

// Where every call lives, a file for each part of the site: plain strings, so that a page has those it calls without the schemas.

export const publicPaths = {
  listEvents: '/v1/events',
  readEvent: '/v1/events/:id',
  listPlaces: '/v1/places',
  readPlace: '/v1/places/:id',
  listPersons: '/v1/persons',
  readPerson: '/v1/persons/:id',
  listNews: '/v1/news',
  readNews: '/v1/news/:id',
  listCategoryTypes: '/v1/events_category_types',
  listCategories: '/v1/events_categories',
  listEventsDates: '/v1/events_dates',
  listEventsHalls: '/v1/events_halls',
  listEventsPlaces: '/v1/events_places',
  listEventsLocations: '/v1/events_locations',
  suggest: '/v1/suggest',
  listAcquisitions: '/v2/acquisitions',
  readLanding: '/v2/landings/:id',
  ...pricePaths,
  readOffers: '/v2/dates/:id/offers',
  readAvailability: '/v2/dates/:id/availability',
  streamAvailability: '/v2/dates/:id/availability/stream',
  findBestAvailable: '/v2/dates/:id/best_available',
  printDate: '/v2/dates/:id/sheet',
} as const;
