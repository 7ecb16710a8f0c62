/** What a visitor has chosen: the id of a city, or null for all of them. */
export type ChosenCity = number | null;

type PageKind = 'home' | 'list' | 'search' | 'other';

/** `cities` of `cities=1` and of `cities%5B0%5D=1`. */
const parameterName = (parameter: string): string => /^\w*/.exec(parameter)?.[0] ?? '';

function splitAddress(address: string) {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? [];
  return { path, parameters: query.split('&').filter(Boolean), hash };
}

/** `events` is the path of the list, in the language of the page: home is above it, the search below. */
function pageKind(path: string, events: string): PageKind {
  if (path === (events.replace(/\/events$/, '') || '/')) return 'home';
  if (path === `${events}/search`) return 'search';
  return path === events || path.startsWith(`${events}/page/`) ? 'list' : 'other';
}

const hasAny = (parameters: readonly string[], names: readonly string[]) =>
  parameters.some((parameter) => names.includes(parameterName(parameter)));

/** In the order in which a list writes its filters. */
function joinAddress(path: string, parameters: readonly string[], city: ChosenCity): string {
  const before = parameters.filter((parameter) => parameterName(parameter) === 'categories');
  const after = parameters.filter((parameter) => !before.includes(parameter));
  const query = [...before, ...(city === null ? [] : [`cities=${city}`]), ...after].join('&');
  return query === '' ? path : `${path}?${query}`;
}

export interface Entrance {
  readonly city: ChosenCity;
  /** Path of the list of events. */
  readonly events: string;
  /** Path of the page that the link is part of; undefined for links of header and menus, which all pages have. */
  readonly within?: string | undefined;
}

/**
 * The address by which a visitor enters a page: home, a list and a search begin in the chosen city. An address that says where, or how
 * far the list has been read, stays as it is; so do the links by which a list changes itself, or its filter could not be taken off.
 */
export function enterInCity(address: string, { city, events, within }: Entrance): string {
  const { path, parameters, hash } = splitAddress(address);
  const kind = pageKind(path, events);
  const isOwn = within !== undefined && kind !== 'home' && pageKind(within, events) === kind;
  const isEntrance =
    kind !== 'other' &&
    !path.includes('/page/') &&
    !hasAny(parameters, ['cities', 'places', 'halls', 'page']) &&
    // Before anything is searched for, there is no list.
    (kind !== 'search' || hasAny(parameters, ['q']));
  return city === null || isOwn || !isEntrance ? address : joinAddress(path, parameters, city) + hash;
}

/** What no longer holds in another city. */
const boundToCity = ['cities', 'places', 'halls', 'city_words', 'page', 'to'];

/** Where a visitor is who has chosen a city: home and lists stay, with all else that they are narrowed by; other pages lead to its list. */
export function moveToCity(address: string, city: ChosenCity, events: string): string {
  const { path, parameters } = splitAddress(address);
  const kind = pageKind(path, events);
  if (kind === 'other') return joinAddress(events, [], city);
  const others = parameters.filter((parameter) => !hasAny([parameter], boundToCity));
  if (kind === 'search' && !hasAny(others, ['q'])) return joinAddress(path, others, null);
  return joinAddress(kind === 'list' ? events : path, others, city);
}

/** The one city that an address names. */
export function cityInAddress(address: string): ChosenCity {
  const named = splitAddress(address).parameters.filter((parameter) => parameterName(parameter) === 'cities');
  const [, id] = /^cities=([1-9]\d{0,8})$/.exec(named.join('&')) ?? [];
  return id === undefined ? null : Number(id);
}

/** The city that links on a page lead to: that of the home page at hand, which somebody else may have sent; or else the chosen one. */
export const cityOfLinks = (address: string, chosen: ChosenCity, events: string): ChosenCity =>
  (pageKind(splitAddress(address).path, events) === 'home' ? cityInAddress(address) : null) ?? chosen;

/** The city in which words are searched for: who has results at hand stays in their city, or everywhere. */
export function cityOfSearch(address: string, chosen: ChosenCity, events: string): ChosenCity {
  const { path, parameters } = splitAddress(address);
  const hasResults = pageKind(path, events) === 'search' && hasAny(parameters, ['q', 'cities']);
  return hasResults ? cityInAddress(address) : cityOfLinks(address, chosen, events);
}

/** Whether a page is one where a city would be chosen: what is bought there is not to be interrupted. */
export const mayOfferCity = (path: string, events: string): boolean =>
  pageKind(path, events) !== 'other' || path.startsWith(`${events}/`);
