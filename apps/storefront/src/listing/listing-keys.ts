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
  'sort',
  'page',
  'view',
  'month',
  'to',
];

/** `categories` of `categories=1`, of `categories%5B0%5D=1` and of `categories[]=1`. */
export const rootKeyOf = (parameter: string): string => /^[\w-]*/.exec(parameter)?.[0] ?? '';

/** Say how a list is shown and how far it goes on, not which list it is. */
const showingKeys: readonly string[] = ['view', 'month', 'to'];

const parametersIn = (query: string, keys: readonly string[]): string[] =>
  query.split('&').filter((parameter) => keys.includes(rootKeyOf(parameter)));

/** What of a query says which list is meant, and how far it goes on. */
export const questionOf = (query: string): string =>
  parametersIn(query, listingKeys)
    .filter((parameter) => !['view', 'month'].includes(rootKeyOf(parameter)))
    .join('&');

/** Whether the list that was generated is the one meant. Cheap, since every visit asks it. */
export const isGeneratedListing = (query: string): boolean =>
  parametersIn(query, listingKeys).every((parameter) => showingKeys.includes(rootKeyOf(parameter)));

const isIn = (query: string, parameter: string): boolean => query.split('&').includes(parameter);

export const isRowView = (query: string): boolean => isIn(query, 'view=list');

/** Whether something stands above the list from which it is chosen: the month or the map. */
export const hasOutlook = (query: string): boolean => isIn(query, 'view=calendar') || isIn(query, 'view=map');

const otherListKeys = listingKeys.filter((key) => !showingKeys.includes(key));

const otherList = `/[?&](${otherListKeys.join('|')})(=|%5B|\\[)/`;
const otherForm = '/[?&]view=(list|calendar|map)(&|$)/';

/** Runs in the document's own text: nobody sees the generated list before the right one, or in a form that it then loses. */
export const markOtherList = `{let q=location.search,d=document.documentElement.dataset;if(${otherList}.test(q))d.listing="other";if(${otherForm}.test(q))d.view="other"}`;
