import { describe, expect, it } from 'vitest';
import {
  cityInAddress,
  cityOfLinks,
  cityOfSearch,
  enterInCity,
  mayOfferCity,
  moveToCity,
} from './city-address.ts';

const events = '/events';

describe('who has chosen a city enters', () => {
  it.each([
    ['home', '/', '/?cities=2'],
    ['home at a part of it', '/#soon', '/?cities=2#soon'],
    ['the list', '/events', '/events?cities=2'],
    [
      'a filtered list',
      '/events?categories=1,4&date_gte=2026-12-01',
      '/events?categories=1,4&cities=2&date_gte=2026-12-01',
    ],
    ['the calendar', '/events?view=calendar', '/events?cities=2&view=calendar'],
    ['a search', '/events/search?q=%D1%87', '/events/search?cities=2&q=%D1%87'],
  ])('%s in the city', (_, address, entered) => {
    expect(enterInCity(address, { city: 2, events })).toBe(entered);
  });

  it.each([
    ['another city', '/events?cities=5'],
    ['another city in brackets', '/events?cities%5B%5D=5'],
    ['a venue', '/events?places=3'],
    ['a hall', '/events?halls=7&sort=price'],
    ['a page of a filtered list', '/events?categories=1&page=3'],
    ['a generated page of the list', '/events/page/2'],
    ['the search before anything is searched for', '/events/search'],
    ['an event', '/events/12?date=3'],
    ['venues', '/places'],
    ['another site', 'https://example.com/events'],
    ['a part of the page', '#footer'],
  ])('%s as the link has it', (_, address) => {
    expect(enterInCity(address, { city: 2, events })).toBe(address);
  });

  it.each([
    ['the list leads to another view of itself', '/events?view=calendar', '/events'],
    ['the list leads to itself', '/events', '/events'],
    ['a further page of the list leads to the first', '/events', '/events/page/2'],
    ['a search leads to the same search, otherwise', '/events/search?q=a&view=list', '/events/search'],
  ])('nothing anew where %s', (_, address, within) => {
    expect(enterInCity(address, { city: 2, events, within })).toBe(address);
  });

  it.each([
    ['home', '/events?is_star_cast=1', '/', '/events?cities=2&is_star_cast=1'],
    ['an event', '/events?categories=4', '/events/12', '/events?categories=4&cities=2'],
    ['a search', '/events', '/events/search', '/events?cities=2'],
  ])('a list from %s in the city', (_, address, within, entered) => {
    expect(enterInCity(address, { city: 2, events, within })).toBe(entered);
  });

  it('all lists everywhere once they have chosen all cities', () => {
    expect(enterInCity('/events', { city: null, events })).toBe('/events');
  });

  it.each([
    ['/de', '/de?cities=2'],
    ['/de/events', '/de/events?cities=2'],
    ['/events', '/events'],
  ])('in the language of the page: %s', (address, entered) => {
    expect(enterInCity(address, { city: 2, events: '/de/events' })).toBe(entered);
  });
});

describe('who chooses a city', () => {
  it.each([
    ['at home stays there', '/', '/?cities=2'],
    ['at home in another city stays there', '/?cities=5', '/?cities=2'],
    [
      'in a list stays there',
      '/events?categories=1&cities=5&view=calendar',
      '/events?categories=1&cities=2&view=calendar',
    ],
    [
      'in a list loses venue, hall and page',
      '/events?halls=7&places=3&page=2&to=4&sort=price',
      '/events?cities=2&sort=price',
    ],
    ['on a generated page of the list begins it anew', '/events/page/3', '/events?cities=2'],
    [
      'in a search searches there',
      '/events/search?cities=5&q=a&city_words=in+Paris',
      '/events/search?cities=2&q=a',
    ],
    ['before searching stays there', '/events/search', '/events/search'],
    ['at an event comes to the list of the city', '/events/12?date=3', '/events?cities=2'],
    ['in the basket comes to the list of the city', '/cart', '/events?cities=2'],
  ])('%s', (_, address, moved) => {
    expect(moveToCity(address, 2, events)).toBe(moved);
  });

  it.each([
    ['/?cities=2', '/'],
    ['/events?cities=2&view=map', '/events?view=map'],
    ['/events/search?cities=2&q=a', '/events/search?q=a'],
    ['/events/12', '/events'],
  ])('that is, all of them, takes it off: %s', (address, moved) => {
    expect(moveToCity(address, null, events)).toBe(moved);
  });
});

it.each([
  ['/?cities=2', 2],
  ['/events?sort=price&cities=17#list', 17],
  ['/events', null],
  ['/events?cities=2,5', null],
  ['/events?cities=x', null],
  ['/events?cities=2&cities=3', null],
])('an address names one city or none: %s', (address, city) => {
  expect(cityInAddress(address)).toBe(city);
});

it.each([
  ['/?cities=5', 2, 5],
  ['/', 2, 2],
  ['/events?cities=5', 2, 2],
  ['/?cities=5', null, 5],
  ['/events?cities=5', null, null],
])('links of %s, where %s is chosen, lead to %s', (address, chosen, city) => {
  expect(cityOfLinks(address, chosen, events)).toBe(city);
});

it.each([
  ['/', 2],
  ['/?cities=5', 5],
  ['/events', 2],
  ['/events/search', 2],
  ['/events/search?cities=5&q=a', 5],
  ['/events/search?q=a', null],
])('words typed on %s are searched for in %s, where 2 is chosen', (address, city) => {
  expect(cityOfSearch(address, 2, events)).toBe(city);
});

it.each([
  ['/', true],
  ['/events', true],
  ['/events/12', true],
  ['/events/search', true],
  ['/cart', false],
  ['/order', false],
  ['/about', false],
])('a city is offered where one would be chosen: %s', (path, may) => {
  expect(mayOfferCity(path, events)).toBe(may);
});
