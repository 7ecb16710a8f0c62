import { hall, location, place } from '@parterre/contracts/catalogue-file/places';
import { expect, it } from 'vitest';
import { locations } from './locations.ts';
import { halls, places } from './places.ts';

const sourceIds = (things: readonly { source_id: string }[]) => things.map((it) => it.source_id);

it('the demo has at least 20 places with 30 halls in 6 cities, each named once', () => {
  expect(locations).toHaveLength(6);
  expect(new Set(sourceIds(places)).size).toBeGreaterThanOrEqual(20);
  expect(new Set(sourceIds(halls)).size).toBe(30);
  expect(halls).toHaveLength(30);
});

it('every demo place is accepted by the contract', () => {
  for (const it of locations) location.parse(it);
  for (const it of places) place.parse(it);
  for (const it of halls) hall.parse(it);
});

it('the demo has a place in every city and a hall in every place', () => {
  expect(new Set(places.map((it) => it.location))).toEqual(new Set(sourceIds(locations)));
  expect(new Set(halls.map((it) => it.place))).toEqual(new Set(sourceIds(places)));
});

it('seats people by a plan or says how many it holds', () => {
  for (const { source_id, plan, capacity } of halls)
    expect([source_id, plan === undefined]).toEqual([source_id, capacity !== undefined]);
});

it('every demo place stands within 20 km of the middle of its city', () => {
  const middles: Record<string, [number, number]> = {
    moscow: [55.752, 37.617],
    'saint-petersburg': [59.939, 30.316],
    berlin: [52.52, 13.405],
    paris: [48.857, 2.352],
    madrid: [40.417, -3.703],
    london: [51.507, -0.128],
  };
  for (const { geo, location: city } of places) {
    const [lat, lon] = middles[city] ?? [0, 0];
    const north = (geo.lat - lat) * 111;
    const east = (geo.lon - lon) * 111 * Math.cos((lat * Math.PI) / 180);
    expect(Math.hypot(north, east)).toBeLessThan(20);
  }
});
