import { acquisition, acquisitionsQuery } from '../acquisitions/acquisition.ts';
import {
  availability,
  availabilityChange,
  availabilityQuery,
  streamHeaders,
  streamQuery,
} from '../dates/availability.ts';
import { bestAvailable, bestAvailableQuery } from '../dates/best-available.ts';
import { offers, offersQuery, openedOffersQuery } from '../dates/offers.ts';
import { publicPaths } from '../paths/public-paths.ts';
import { datePrice, eventPrice } from '../prices/price-items.ts';
import { datesPricesQuery, eventsPricesQuery } from '../prices/prices-query.ts';
import { itemParams } from '../query/item-query.ts';
import { fileReply } from './file-reply.ts';
import { itemRoute, listRoute } from './read-routes.ts';
import { refusals } from './refusals.ts';

/** What can be had now, for how much, and how it is paid. */
export const saleRoutes = {
  listAcquisitions: listRoute({
    url: publicPaths.listAcquisitions,
    summary: 'Ways to pay',
    query: acquisitionsQuery,
    item: acquisition,
  }),
  listEventsPrices: listRoute({
    url: publicPaths.listEventsPrices,
    summary: 'What tickets of events cost now',
    query: eventsPricesQuery,
    item: eventPrice,
  }),
  listDatesPrices: listRoute({
    url: publicPaths.listDatesPrices,
    summary: "What tickets of one event's dates cost now",
    query: datesPricesQuery,
    item: datePrice,
  }),
  readOffers: itemRoute({
    url: publicPaths.readOffers,
    summary: 'What is sold for one date: zones, general admission, and the plan of the hall',
    query: openedOffersQuery,
    reply: offers,
  }),
  readAvailability: itemRoute({
    url: publicPaths.readAvailability,
    summary: 'Which seats of one date are free',
    query: availabilityQuery,
    reply: availability,
  }),
  findBestAvailable: itemRoute({
    url: publicPaths.findBestAvailable,
    summary: 'The best free seats of one date: together, or the best split',
    query: bestAvailableQuery,
    reply: bestAvailable,
  }),
  printDate: {
    method: 'GET',
    url: publicPaths.printDate,
    schema: {
      summary: 'The plan of the hall and the prices of one date, to print or to read without scripting',
      params: itemParams,
      querystring: offersQuery,
      response: { 200: fileReply('A page', 'text/html'), ...refusals('not_found') },
    },
  },
  streamAvailability: {
    method: 'GET',
    url: publicPaths.streamAvailability,
    schema: {
      summary: 'Seats of one date as they are taken and freed',
      params: itemParams,
      querystring: streamQuery,
      headers: streamHeaders,
      response: {
        200: {
          description: 'Server-sent events',
          content: { 'text/event-stream': { schema: availabilityChange } },
        },
        ...refusals('not_found'),
      },
    },
  },
} as const;
