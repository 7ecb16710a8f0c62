import type { Geo } from './projection.ts';
import type { MappedPlace } from './use-mapped-places.ts';

/** What can be pressed on the map: a city, or a place in the city that is shown. */
export interface MapMark {
  readonly id: number;
  readonly name: string;
  readonly geo: Geo;
  readonly count: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A city is in the middle of its places and has the events of all of them. */
export function cityMarks(places: readonly MappedPlace[]): readonly MapMark[] {
  const cities = new Map(places.map(({ city }) => [city.id, city.name]));
  return [...cities].map(([id, name]) => {
    const own = places.filter(({ city }) => city.id === id);
    return {
      id,
      name,
      geo: { lat: mean(own.map(({ geo }) => geo.lat)), lon: mean(own.map(({ geo }) => geo.lon)) },
      count: own.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/** By area, so that twice the events look like twice as much. */
export const markRadius = (count: number, largest: number): number =>
  count === 0 ? 4 : 8 + 16 * Math.sqrt(count / Math.max(largest, 1));

export const fullestFirst = (marks: readonly MapMark[]): readonly MapMark[] =>
  marks.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
