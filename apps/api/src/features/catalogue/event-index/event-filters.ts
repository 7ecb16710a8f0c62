import type { EventsQuery } from '@parterre/contracts/events/events-query';
import type { Moment } from '@parterre/contracts/query/moment';
import { fromWire } from '@parterre/domain/money/wire-money';
import { momentStart } from '../../../catalogue-reader/list-page.ts';
import {
  type EventIndex,
  isSoldOn,
  type PerformancesByStart,
  type PerformanceTable,
  type PriceColumns,
} from './event-index.ts';

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
  /** The site that asks: events that others alone sell are not there. */
  readonly landing_id?: number;
}

/** The same for filters that find the same while nothing begins or ends. Without a limit to prices their currency does not count. */
export function filterKey({ at: _at, currency, ...filters }: EventFilters): string {
  const isPriced = filters.price_gte !== undefined || filters.price_lte !== undefined;
  return JSON.stringify(isPriced ? { ...filters, currency } : filters);
}

/** Whether a performance fits. */
export type Fits = (performanceId: number) => boolean;

/** By itself and by its event. */
export function makeFits(index: EventIndex, filters: EventFilters): Fits {
  const marks = markEvents(index, filters);
  const fitsByItself = makeFitsByItself(index, filters);
  if (!marks) return fitsByItself;
  const { eventId } = index.performances;
  return (id) => marks[eventId[id] ?? 0] === 1 && fitsByItself(id);
}

/** The filters that performances fit by themselves, whatever their events are. */
export const withoutEventFilters = ({
  category_id_in: _categories,
  label_id_in: _labels,
  person_id_in: _persons,
  event_id_in: _ids,
  updated_gte: _updated,
  landing_id: _landing,
  ...filters
}: EventFilters): EventFilters => filters;

/** For performances of events that are known to fit. */
export function makeFitsByItself(index: EventIndex, filters: EventFilters): Fits {
  const [fitsRest, fitsPrice] = [
    makeFitsTable(index, index.performances, filters),
    makeFitsPrice(index, filters),
  ];
  return fitsPrice ? (id) => fitsRest(id) && fitsPrice(id) : fitsRest;
}

/** The same, by the places of performances in the order in which they begin. */
export function makeFitsByStart(index: EventIndex, starts: PerformancesByStart, filters: EventFilters): Fits {
  const { id } = starts;
  const [fitsRest, fitsPrice] = [makeFitsTable(index, starts, filters), makeFitsPrice(index, filters)];
  return fitsPrice ? (place) => fitsRest(place) && fitsPrice(id[place] ?? 0) : fitsRest;
}

/** By all but prices. Asked of every performance there is: a column that does not matter is not read. */
function makeFitsTable(
  index: EventIndex,
  { hallId, startedAtMs, endedAtMs, day }: PerformanceTable,
  filters: EventFilters,
): Fits {
  const halls = markHalls(index, filters);
  const [ends, starts, days] = [endRange(filters), instantRange(filters), dayRange(filters)];
  return (place) =>
    (!ends || isWithin(ends, endedAtMs[place])) &&
    (!halls || halls[hallId[place] ?? 0] === 1) &&
    (!days || isWithin(days, day[place])) &&
    (!starts || isWithin(starts, startedAtMs[place]));
}

function makeFitsPrice(index: EventIndex, filters: EventFilters): Fits | undefined {
  const price = priceRange(index, filters);
  if (!price) return undefined;
  const { min, max, from, to } = price;
  return (id) => (max[id] ?? Number.NaN) >= from && (min[id] ?? Number.NaN) <= to;
}

/** Both ends belong to it. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const isWithin = ({ from, to }: Range, value = Number.NaN): boolean => value >= from && value <= to;

const [lowest, highest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** What ends now is over. Times are whole milliseconds. */
function endRange({ date_type, at }: EventFilters): Range | undefined {
  if (date_type === 'all') return undefined;
  return date_type === 'active'
    ? { from: at.getTime() + 1, to: highest }
    : { from: lowest, to: at.getTime() };
}

function instantRange({ started_gte: from, started_lte: to }: EventFilters): Range | undefined {
  if (from?.kind !== 'instant' && to?.kind !== 'instant') return undefined;
  return {
    from: from?.kind === 'instant' ? from.at.getTime() : lowest,
    to: to?.kind === 'instant' ? to.at.getTime() : highest,
  };
}

function dayRange({ started_gte: from, started_lte: to }: EventFilters): Range | undefined {
  if (from?.kind !== 'day' && to?.kind !== 'day') return undefined;
  return {
    from: from?.kind === 'day' ? readDay(from.day) : lowest,
    to: to?.kind === 'day' ? readDay(to.day) : highest,
  };
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** When that begins which may fit. A day begins up to 14 hours before it does in UTC, and ends up to 12 hours after. */
export function startRange(filters: EventFilters): Range {
  const [instants, days] = [instantRange(filters), dayRange(filters)];
  return {
    from: Math.max(instants?.from ?? lowest, (days?.from ?? lowest) * dayMs - 14 * hourMs),
    to: Math.min(instants?.to ?? highest, (days?.to ?? highest) * dayMs + 36 * hourMs),
  };
}

/** Days since 1970, and back. */
const readDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
export const writeDay = (day: number): string =>
  new Date(day * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** All-in prices that reach into the range asked for. NaN, where nothing is priced, does not. */
function priceRange({ prices }: EventIndex, { price_gte, price_lte, currency }: EventFilters) {
  if (price_gte === undefined && price_lte === undefined) return undefined;
  const minor = (price: number) => fromWire(price, currency).amountMinor;
  const { minMinor: min, maxMinor: max } = prices.get(currency) ?? unpriced;
  return {
    min,
    max,
    from: price_gte === undefined ? lowest : minor(price_gte),
    to: price_lte === undefined ? highest : minor(price_lte),
  };
}

/** Columns of a currency that nothing costs anything in. */
export const unpriced: PriceColumns = { minMinor: new Float64Array(), maxMinor: new Float64Array() };

/** 1 at each hall that fits; undefined when all do. */
function markHalls({ settings }: EventIndex, filters: EventFilters): Uint8Array | undefined {
  const { hall_id_in: halls, place_id_in: places, location_id_in: locations } = filters;
  if (!halls && !places && !locations) return undefined;
  const marks = new Uint8Array(1 + Math.max(0, ...settings.halls.keys()));
  for (const { id, place_id, location_id } of settings.halls.values())
    marks[id] = Number(
      (halls?.includes(id) ?? true) &&
        (places?.includes(place_id) ?? true) &&
        (locations?.includes(location_id) ?? true),
    );
  return marks;
}

/** 1 at each event that fits, whatever its performances are; undefined when all do. */
export function markEvents(index: EventIndex, filters: EventFilters): Uint8Array | undefined {
  const { event_id_in: ids, category_id_in: categories, label_id_in: labels } = filters;
  const { person_id_in: persons, updated_gte, landing_id } = filters;
  const { events, soldOn } = index;
  // Where every event is sold on every site, as in most houses, nothing is looked at.
  const landing = soldOn.size > 0 ? landing_id : undefined;
  const updatedSince = updated_gte && momentStart(updated_gte).getTime();
  if (!ids && !categories && !labels && !persons && updatedSince === undefined && landing === undefined)
    return undefined;
  const { categoryId, updatedAtMs, labelIds, personIds } = events;
  const fits = (id: number) =>
    (landing === undefined || isSoldOn(index, id, landing)) &&
    (!categories || categories.includes(categoryId[id] ?? 0)) &&
    (!labels || (labelIds[id]?.some((label) => labels.includes(label)) ?? false)) &&
    (!persons || (personIds[id]?.some((person) => persons.includes(person)) ?? false)) &&
    (updatedSince === undefined || (updatedAtMs[id] ?? 0) >= updatedSince);
  const marks = new Uint8Array(categoryId.length);
  if (ids) for (const id of ids) marks[id] = Number(fits(id));
  else for (let id = 0; id < marks.length; id += 1) marks[id] = Number(fits(id));
  return marks;
}
