import type { Fits } from './event-filters.ts';
import type { EventIndex } from './event-index.ts';

/** Whatever events are counted by: where and when each performance stands that fits, and who is in it. */
export type EventFacet =
  | 'category_types'
  | 'categories'
  | 'halls'
  | 'places'
  | 'locations'
  | 'persons'
  | 'days';

/** How many events each thing has. Things without any are not named. */
export interface EventCounts {
  readonly ids: readonly number[];
  readonly counts: readonly number[];
}

type ReadIds = (performanceId: number, eventId: number) => readonly number[];

export function countEvents(index: EventIndex, facet: EventFacet, fits: Fits): EventCounts {
  const { events, performances } = index;
  const counts = new Map<number, number>();
  const lastEvents = new Map<number, number>();
  const readIds = facets[facet](index);
  for (const [event, first] of events.firstPerformance.entries())
    for (let performance = first; performance > 0; performance = performances.next[performance] ?? 0) {
      if (!fits(performance)) continue;
      for (const id of readIds(performance, event)) {
        if (lastEvents.get(id) === event) continue;
        lastEvents.set(id, event);
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
  return { ids: [...counts.keys()], counts: [...counts.values()] };
}

const one = (id: number | undefined): readonly number[] => (id === undefined ? [] : [id]);

const facets: Readonly<Record<EventFacet, (index: EventIndex) => ReadIds>> = {
  category_types:
    ({ events, settings }) =>
    (_, event) =>
      one(settings.categories.get(events.categoryId[event] ?? 0)?.type_id),
  categories:
    ({ events }) =>
    (_, event) =>
      one(events.categoryId[event]),
  halls:
    ({ performances }) =>
    (performance) =>
      one(performances.hallId[performance]),
  places:
    ({ performances, settings }) =>
    (performance) =>
      one(settings.halls.get(performances.hallId[performance] ?? 0)?.place_id),
  locations:
    ({ performances, settings }) =>
    (performance) =>
      one(settings.halls.get(performances.hallId[performance] ?? 0)?.location_id),
  persons:
    ({ events }) =>
    (_, event) =>
      events.personIds[event] ?? [],
  days:
    ({ performances }) =>
    (performance) =>
      one(performances.day[performance]),
};
