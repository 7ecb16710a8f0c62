import { event } from '../events/event.ts';
import { eventDetail } from '../events/event-detail.ts';
import { eventQuery, eventsQuery } from '../events/events-query.ts';
import { newsItem } from '../news/news-item.ts';
import { newsQuery } from '../news/news-query.ts';
import { publicPaths } from '../paths/public-paths.ts';
import { person } from '../persons/person.ts';
import { personsQuery } from '../persons/persons-query.ts';
import { place } from '../places/place.ts';
import { placesQuery } from '../places/places-query.ts';
import { itemQuery } from '../query/item-query.ts';
import { category, eventsDay, location, setting } from '../reference/reference-items.ts';
import { eventsDatesQuery, referenceQuery } from '../reference/reference-query.ts';
import { itemRoute, listRoute, searchedListRoute } from './read-routes.ts';

const things = {
  listEvents: searchedListRoute({
    url: publicPaths.listEvents,
    summary: 'Events, the soonest first',
    query: eventsQuery,
    item: event,
  }),
  readEvent: itemRoute({
    url: publicPaths.readEvent,
    summary: 'One event with its dates',
    query: eventQuery,
    reply: eventDetail,
  }),
  listPlaces: listRoute({
    url: publicPaths.listPlaces,
    summary: 'Places, by name',
    query: placesQuery,
    item: place,
  }),
  readPlace: itemRoute({ url: publicPaths.readPlace, summary: 'One place', query: itemQuery, reply: place }),
  listPersons: listRoute({
    url: publicPaths.listPersons,
    summary: 'Persons, by name',
    query: personsQuery,
    item: person,
  }),
  readPerson: itemRoute({
    url: publicPaths.readPerson,
    summary: 'One person',
    query: itemQuery,
    reply: person,
  }),
  listNews: listRoute({
    url: publicPaths.listNews,
    summary: 'News, the newest first',
    query: newsQuery,
    item: newsItem,
  }),
  readNews: itemRoute({
    url: publicPaths.readNews,
    summary: 'One piece of news',
    query: itemQuery,
    reply: newsItem,
  }),
};

const referenceLists = {
  listCategoryTypes: listRoute({
    url: publicPaths.listCategoryTypes,
    summary: 'Types of categories, by name, with how many events each has under the filters',
    query: referenceQuery,
    item: category,
  }),
  listCategories: listRoute({
    url: publicPaths.listCategories,
    summary: 'Categories, by name, with how many events each has under the filters',
    query: referenceQuery,
    item: category,
  }),
  listEventsDates: listRoute({
    url: publicPaths.listEventsDates,
    summary: 'Days that have events under the filters, in order',
    query: eventsDatesQuery,
    item: eventsDay,
  }),
  listEventsHalls: listRoute({
    url: publicPaths.listEventsHalls,
    summary: 'Halls, by name, with how many events each has under the filters',
    query: referenceQuery,
    item: setting,
  }),
  listEventsPlaces: listRoute({
    url: publicPaths.listEventsPlaces,
    summary: 'Places, by name, with how many events each has under the filters',
    query: referenceQuery,
    item: setting,
  }),
  listEventsLocations: listRoute({
    url: publicPaths.listEventsLocations,
    summary: 'Locations, by name, with how many events each has under the filters',
    query: referenceQuery,
    item: location,
  }),
};

export const catalogueRoutes = { ...things, ...referenceLists };
