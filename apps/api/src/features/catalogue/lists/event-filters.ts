import type { EventsQuery } from '@parterre/contracts/events/events-query';
import type { Moment } from '@parterre/contracts/query/moment';

/** Which events are meant, and by which of their dates. */
export interface EventFilters
  extends Partial<
    Pick<
      EventsQuery,
      | 'category_id_in'
      | 'hall_id_in'
      | 'place_id_in'
      | 'location_id_in'
      | 'label_id_in'
      | 'person_id_in'
      | 'started_gte'
      | 'started_lte'
      | 'price_gte'
      | 'price_lte'
    >
  > {
  /** `current`: the active dates of an event, or all of them when it is over. */
  readonly date_type: EventsQuery['date_type'] | 'current';
  readonly at: Date;
  readonly currency: string;
  readonly event_id_in?: readonly number[] | undefined;
  readonly updated_gte?: Moment | undefined;
}

const filtersOfOffers = [
  'hall_id_in',
  'place_id_in',
  'location_id_in',
  'price_gte',
  'price_lte',
] as const satisfies readonly (keyof EventFilters)[];

/** Whether one date of an event may fit where another would not, were it at the same time. Days differ between places. */
export const choosesOffers = (filters: EventFilters): boolean =>
  filtersOfOffers.some((name) => filters[name] !== undefined) ||
  [filters.started_gte, filters.started_lte].some((start) => start?.kind === 'day');

/** Whether every event that is not over fits by its dates. */
export const takesAnyDate = (filters: EventFilters): boolean =>
  filters.date_type === 'active' && !choosesOffers(filters) && !filters.started_gte && !filters.started_lte;

/** What decides which events fit. Without a limit to prices their currency does not. */
export function decisive(filters: EventFilters): Partial<EventFilters> {
  if (filters.price_gte !== undefined || filters.price_lte !== undefined) return filters;
  const { currency: _currency, ...others } = filters;
  return others;
}
