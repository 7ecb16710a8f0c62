import type { EventsQuery } from '@parterre/contracts/events/events-query';
import type { Moment } from '@parterre/contracts/query/moment';
import { fromWire } from '@parterre/domain/money/wire-money';
import { momentStart } from '../../../catalogue-reader/list-page.ts';
import type { EventIndex } from './event-index.ts';

/** Which events are meant, and by which of their performances. */
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
  readonly date_type: EventsQuery['date_type'];
  readonly at: Date;
  readonly currency: string;
  readonly event_id_in?: readonly number[] | undefined;
  readonly updated_gte?: Moment | undefined;
}

/** The same for filters that find the same while nothing begins or ends. Without a limit to prices their currency does not count. */
export function filterKey({ at: _at, currency, ...filters }: EventFilters): string {
  const isPriced = filters.price_gte !== undefined || filters.price_lte !== undefined;
  return JSON.stringify(isPriced ? { ...filters, currency } : filters);
}

/** Whether a performance fits. */
export type Fits = (performanceId: number) => boolean;

/** By itself and by its event. Each condition is a range or a look into a small table, so a look at all takes microseconds. */
export function makeFits(index: EventIndex, filters: EventFilters): Fits {
  const { eventId } = index.performances;
  const events = fittingEvents(index, filters);
  const fitsByItself = makeFitsByItself(index, filters);
  return (id) => events[eventId[id] ?? 0] === 1 && fitsByItself(id);
}

/** For events that are known to fit. */
export function makeFitsByItself(index: EventIndex, filters: EventFilters): Fits {
  const { hallId, startedAtMs, endedAtMs, day } = index.performances;
  const halls = fittingHalls(index, filters);
  const [ends, starts, days] = [endRange(filters), startRange(filters), dayRange(filters)];
  const isInPrice = makeIsInPrice(index, filters);
  return (id) =>
    halls[hallId[id] ?? 0] === 1 &&
    isWithin(ends, endedAtMs[id]) &&
    isWithin(starts, startedAtMs[id]) &&
    isWithin(days, day[id]) &&
    isInPrice(id);
}

/** Both ends belong to it. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const isWithin = ({ from, to }: Range, value = Number.NaN): boolean => value >= from && value <= to;

const always: Range = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** What ends now is over. Times are whole milliseconds. */
function endRange({ date_type, at }: EventFilters): Range {
  if (date_type === 'active') return { ...always, from: at.getTime() + 1 };
  return date_type === 'past' ? { ...always, to: at.getTime() } : always;
}

const startRange = ({ started_gte: from, started_lte: to }: EventFilters): Range => ({
  from: from?.kind === 'instant' ? from.at.getTime() : always.from,
  to: to?.kind === 'instant' ? to.at.getTime() : always.to,
});

const dayRange = ({ started_gte: from, started_lte: to }: EventFilters): Range => ({
  from: from?.kind === 'day' ? readDay(from.day) : always.from,
  to: to?.kind === 'day' ? readDay(to.day) : always.to,
});

const dayMs = 86_400_000;

/** Days since 1970, and back. */
export const readDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
export const writeDay = (day: number): string =>
  new Date(day * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** All-in prices of the performance that reach into the range asked for. */
function makeIsInPrice({ prices }: EventIndex, { price_gte, price_lte, currency }: EventFilters): Fits {
  if (price_gte === undefined && price_lte === undefined) return () => true;
  const columns = prices.get(currency);
  if (!columns) return () => false;
  const minor = (price: number) => fromWire(price, currency).amountMinor;
  const from = price_gte === undefined ? always.from : minor(price_gte);
  const to = price_lte === undefined ? always.to : minor(price_lte);
  const { minMinor, maxMinor } = columns;
  return (id) => (maxMinor[id] ?? Number.NaN) >= from && (minMinor[id] ?? Number.NaN) <= to;
}

/** 1 at the id of each hall in which a performance may be. */
function fittingHalls({ settings }: EventIndex, filters: EventFilters): Uint8Array {
  const halls = new Uint8Array(1 + Math.max(0, ...settings.halls.keys()));
  const [isHall, isPlace, isLocation] = [
    isAmong(filters.hall_id_in),
    isAmong(filters.place_id_in),
    isAmong(filters.location_id_in),
  ];
  for (const { id, place_id, location_id } of settings.halls.values())
    halls[id] = Number(isHall(id) && isPlace(place_id) && isLocation(location_id));
  return halls;
}

/** 1 at the id of each event that fits by itself. */
function fittingEvents({ events }: EventIndex, filters: EventFilters): Uint8Array {
  const { category_id_in, event_id_in, label_id_in, person_id_in, updated_gte } = filters;
  const [isEvent, isCategory] = [isAmong(event_id_in), isAmong(category_id_in)];
  const [isLabel, isPerson] = [isAmong(label_id_in), isAmong(person_id_in)];
  const updatedSince = updated_gte ? momentStart(updated_gte).getTime() : always.from;
  const fitting = new Uint8Array(events.categoryId.length);
  for (let id = 1; id < fitting.length; id += 1)
    fitting[id] = Number(
      isEvent(id) &&
        isCategory(events.categoryId[id] ?? 0) &&
        (events.updatedAtMs[id] ?? 0) >= updatedSince &&
        (!label_id_in || (events.labelIds[id]?.some(isLabel) ?? false)) &&
        (!person_id_in || (events.personIds[id]?.some(isPerson) ?? false)),
    );
  return fitting;
}

function isAmong(ids: readonly number[] | undefined): (id: number) => boolean {
  if (!ids) return () => true;
  const [only, ...others] = ids;
  if (others.length === 0) return (id) => id === only;
  const wanted = new Set(ids);
  return (id) => wanted.has(id);
}
