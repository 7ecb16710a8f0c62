import { z } from 'zod';
import { idList } from './comma-list.ts';
import { language } from './language.ts';
import { moment } from './moment.ts';
import { searchText } from './search-text.ts';
import { wholeNumber } from './whole-number.ts';

/** Far beyond any catalogue; with the largest limit the offset stays within PostgreSQL's `integer`. */
const maxPage = 100_000;
const maxLimit = 500;
const usualLimit = 24;

export const page = wholeNumber(1, maxPage).default(1).describe('From 1');
export const limit = (unlessGiven: number) =>
  wholeNumber(1, maxLimit)
    .default(unlessGiven)
    .describe(`How many on one page: 1 to ${maxLimit}, ${unlessGiven} unless given`);

/**
 * What every list may be asked (product §4). Without `sort_by` a list stands in its own order, which its summary names,
 * or by relevance when something is searched for. Keys that no call knows are ignored: links carry `utm_source` and the like.
 */
export const listQuery = <const Sort extends readonly [string, ...string[]]>(sorts: Sort) => ({
  page,
  limit: limit(usualLimit),
  lang: language.optional().describe('Of the texts; the main language unless given'),
  sort_by: z
    .enum(sorts)
    .optional()
    .describe('Unless given, as the summary says; the best match first when searching'),
  sort_on: z.enum(['asc', 'desc']).optional(),
  search: searchText.optional(),
  id_in: idList.optional(),
  updated_gte: moment.optional().describe('What has changed since'),
});
