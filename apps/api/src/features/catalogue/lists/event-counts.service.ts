import { filterKey } from '../../../catalogue-reader/list-page.ts';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import {
  type DayCount,
  type EventCounts,
  type EventFacet,
  selectDayCounts,
  selectEventCounts,
} from './event-counts.queries.ts';
import { decisive, type EventFilters } from './event-filters.ts';

/** How many events under the filters each thing of a kind has. */
export const countEventsBy = (
  reader: Reader,
  facet: EventFacet,
  filters: EventFilters,
): Promise<EventCounts> =>
  reader.remember(`by ${facet} ${filterKey(decisive(filters))}`, () =>
    selectEventCounts(reader.db, facet, filters),
  );

/** How many events to come each thing of a kind has. */
export const countActiveEventsBy = (reader: Reader, facet: EventFacet): Promise<EventCounts> =>
  countEventsBy(reader, facet, { date_type: 'active', at: reader.now(), currency: '' });

export const countEventsByDay = (reader: Reader, filters: EventFilters): Promise<readonly DayCount[]> =>
  reader.remember(`by day ${filterKey(decisive(filters))}`, () => selectDayCounts(reader.db, filters));
