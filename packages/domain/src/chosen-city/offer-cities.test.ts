import { describe, expect, it } from 'vitest';
import { offerCities } from './offer-cities.ts';

const city = (id: number, timeZone: string, eventsCount: number) => ({ id, timeZone, eventsCount });

describe('a time zone offers', () => {
  it.each([
    [
      'its city',
      [city(1, 'Europe/Moscow', 5), city(2, 'Europe/Berlin', 3)],
      { 'Europe/Moscow': 1, 'Europe/Berlin': 2 },
    ],
    [
      'the city where most is on',
      [city(1, 'Europe/Moscow', 5), city(2, 'Europe/Moscow', 9), city(3, 'Europe/Moscow', 7)],
      { 'Europe/Moscow': 2 },
    ],
    [
      'the first of those that are equal',
      [city(1, 'Europe/Moscow', 5), city(2, 'Europe/Moscow', 5)],
      { 'Europe/Moscow': 1 },
    ],
    [
      'nothing where nothing is on',
      [city(1, 'Europe/Moscow', 5), city(2, 'Europe/Paris', 0), city(3, 'Europe/Berlin', 1)],
      { 'Europe/Moscow': 1, 'Europe/Berlin': 3 },
    ],
    ['nothing where there is one city', [city(1, 'Europe/Moscow', 5)], {}],
    ['nothing where all is on in one city', [city(1, 'Europe/Moscow', 5), city(2, 'Europe/Paris', 0)], {}],
    ['nothing where there is none', [], {}],
  ])('%s', (_, cities, offered) => {
    expect(Object.fromEntries(offerCities(cities))).toEqual(offered);
  });
});
