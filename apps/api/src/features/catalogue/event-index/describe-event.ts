import type { Event } from '@parterre/contracts/events/event';
import {
  dateSaleState,
  dateStatuses,
  eventSaleState,
  type SaleState,
} from '@parterre/domain/price/sale-state';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import { clockText, zonedText } from '../../../time/zoned-time.ts';
import { type Fits, makeFitsByItself, unpriced } from './event-filters.ts';
import type { EventIndex } from './event-index.ts';
import type { DateMembers } from './make-card.ts';

/** What a list tells of an event by those of its performances that fit. */
export interface EventDates {
  readonly id: number;
  /** Of the first. */
  readonly hallId: number;
  readonly members: DateMembers;
  /** What of it is on sale, unless every date that fits is. */
  readonly onSale?: DatesOnSale | undefined;
}

interface DatesOnSale {
  /** Of the first. */
  readonly hallId: number;
  readonly members: Pick<NonNullable<Event['on_sale']>, 'started_at' | 'dates_count'>;
}

/** Undefined when none fits. Prices are in the currency asked for, else in the event's own. */
export function describeEvent(
  index: EventIndex,
  eventId: number,
  fits: Fits,
  { at, currency }: { readonly at: Date; readonly currency: string },
): EventDates | undefined {
  const ids = performancesThatFit(index, eventId, fits);
  const [first] = ids;
  if (first === undefined) return undefined;
  const { hallId, endedAtMs } = index.performances;
  const states: SaleState[] = [];
  let last = first;
  for (const id of ids) {
    states.push(performanceState(index, id, at));
    if ((endedAtMs[id] ?? 0) > (endedAtMs[last] ?? 0)) last = id;
  }
  const ownCurrency = index.events.currency[eventId] ?? '';
  const state = eventSaleState(states);
  // Nobody pays the prices of dates that are sold out or over, unless there are no others.
  const inState = ids.filter((_, place) => states[place] === state);
  return {
    id: eventId,
    hallId: hallId[first] ?? 0,
    members: {
      started_at: startText(index, first),
      ended_at: endText(index, last),
      dates_count: ids.length,
      sale_state: state,
      ...(state === 'soon' && { sale_starts_at: saleStart(index, inState) }),
      price: priceRange(index, inState, currency) ?? priceRange(index, inState, ownCurrency) ?? null,
    },
    onSale:
      state !== 'on_sale'
        ? describeOnSale(index, performancesOnSale(index, eventId, at))
        : inState.length < ids.length
          ? describeOnSale(index, inState)
          : undefined,
  };
}

function performancesOnSale(index: EventIndex, eventId: number, at: Date): number[] {
  const isActive = makeFitsByItself(index, { date_type: 'active', at, currency: '' });
  return performancesThatFit(index, eventId, isActive).filter(
    (id) => performanceState(index, id, at) === 'on_sale',
  );
}

function describeOnSale(index: EventIndex, ids: readonly number[]): DatesOnSale | undefined {
  const [first] = ids;
  if (first === undefined) return undefined;
  return {
    hallId: index.performances.hallId[first] ?? 0,
    members: { started_at: startText(index, first), dates_count: ids.length },
  };
}

/** When the first of these sales opens, by the clock of its place. */
export function saleStart(
  { performances, settings }: EventIndex,
  ids: readonly number[],
): string | undefined {
  const starts = (id: number) => performances.saleStartsAtMs[id] ?? Number.NEGATIVE_INFINITY;
  const [first] = ids.toSorted((a, b) => starts(a) - starts(b));
  const hall = settings.halls.get(performances.hallId[first ?? 0] ?? 0);
  return first !== undefined && hall && Number.isFinite(starts(first))
    ? zonedText(new Date(starts(first)), hall.time_zone)
    : undefined;
}

export function performancesThatFit(
  { events, performances }: EventIndex,
  eventId: number,
  fits: Fits,
): number[] {
  const found: number[] = [];
  for (let id = events.firstPerformance[eventId] ?? 0; id > 0; id = performances.next[id] ?? 0)
    if (fits(id)) found.push(id);
  return found;
}

export function performanceState({ performances }: EventIndex, id: number, at: Date): SaleState {
  return dateSaleState(
    {
      status: dateStatuses[performances.status[id] ?? 0] ?? 'scheduled',
      startedAtMs: performances.startedAtMs[id] ?? 0,
      saleStartsAtMs: performances.saleStartsAtMs[id],
      saleEndsAtMs: performances.saleEndsAtMs[id],
      ticketsLeft: performances.isSoldOut[id] ? 0 : 1,
    },
    at.getTime(),
  );
}

function priceRange(
  { prices }: EventIndex,
  ids: readonly number[],
  currency: string,
): Event['price'] | undefined {
  const { minMinor, maxMinor } = prices.get(currency) ?? unpriced;
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  // NaN, where nothing is priced, is neither less nor more.
  for (const id of ids) {
    if ((minMinor[id] ?? Number.NaN) < min) min = minMinor[id] ?? Number.NaN;
    if ((maxMinor[id] ?? Number.NaN) > max) max = maxMinor[id] ?? Number.NaN;
  }
  if (max < min) return undefined;
  return { min: wireAmount(min, currency), max: wireAmount(max, currency), currency_code: currency };
}

export const startText = ({ performances }: EventIndex, id: number): string =>
  clockText(performances.startedAtMs[id] ?? 0, performances.startOffset[id] ?? 0);

const endText = ({ performances }: EventIndex, id: number): string =>
  clockText(performances.endedAtMs[id] ?? 0, performances.endOffset[id] ?? 0);
