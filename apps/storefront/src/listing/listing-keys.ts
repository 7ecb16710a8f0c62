/** What the query of a list's address may say about the list; all else belongs to others (`utm_source`). */
export const listingKeys: readonly string[] = [
  'categories',
  'halls',
  'places',
  'cities',
  'date_gte',
  'date_lte',
  'is_star_cast',
  'price_gte',
  'price_lte',
  'q',
  'date_words',
  'city_words',
  'sort',
  'page',
  'view',
  'month',
  'to',
];

/** `categories` of `categories=1`, of `categories%5B0%5D=1` and of `categories[]=1`. */
export const parameterName = (parameter: string): string => /^[\w-]*/.exec(parameter)?.[0] ?? '';

/** Say how a list is shown and how far it goes on, not which list it is. */
const viewKeys: readonly string[] = ['view', 'month', 'to'];

const pickParameters = (query: string, keys: readonly string[]): string[] =>
  query.split('&').filter((parameter) => keys.includes(parameterName(parameter)));

/** What of a query says which list is meant, and how far it goes on. */
export const listQuery = (query: string): string =>
  pickParameters(query, listingKeys)
    .filter((parameter) => !['view', 'month'].includes(parameterName(parameter)))
    .join('&');

/** Whether the generated list is the one meant. Cheap, since every visit needs it. */
export const isGeneratedListing = (query: string): boolean =>
  pickParameters(query, listingKeys).every((parameter) => viewKeys.includes(parameterName(parameter)));

const hasParameter = (query: string, parameter: string): boolean => query.split('&').includes(parameter);

export const isRowView = (query: string): boolean => hasParameter(query, 'view=list');

/** Whether the month or the map is shown above the list. */
export const hasCalendarOrMap = (query: string): boolean =>
  hasParameter(query, 'view=calendar') || hasParameter(query, 'view=map');

const otherListKeys = listingKeys.filter((key) => !viewKeys.includes(key));

const otherList = `/[?&](${otherListKeys.join('|')})(=|%5B|\\[)/`;
const otherForm = '/[?&]view=(list|calendar|map)(&|$)/';

/** An inline script that marks another list or view than the generated one, which is then hidden from the first paint on. */
export const markOtherList = `{let q=location.search,d=document.documentElement.dataset;if(${otherList}.test(q))d.listing="other";if(${otherForm}.test(q))d.view="other"}`;
