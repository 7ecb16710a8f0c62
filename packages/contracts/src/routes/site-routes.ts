import { landing } from '../landings/landing.ts';
import { publicPaths } from '../paths/public-paths.ts';
import { itemQuery } from '../query/item-query.ts';
import { suggestions, suggestQuery } from '../suggestions/suggestion.ts';
import { itemRoute } from './read-routes.ts';
import { refusals } from './refusals.ts';

export const siteRoutes = {
  readLanding: itemRoute({
    url: publicPaths.readLanding,
    summary: 'One site: languages, theme, own pages, navigation',
    query: itemQuery,
    reply: landing,
  }),
  suggest: {
    method: 'GET',
    url: publicPaths.suggest,
    schema: {
      summary: 'Up to 10 events, persons and places for what was typed so far',
      querystring: suggestQuery,
      response: { 200: suggestions, ...refusals() },
    },
  },
} as const;
