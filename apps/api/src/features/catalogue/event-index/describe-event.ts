import type { Event } from '@parterre/contracts/events/event';
import {
  dateSaleState,
  dateStatuses,
  eventSaleState,
  type SaleState,
} from '@parterre/domain/price/sale-state';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import { clockText } from '../../../time/zoned-time.ts';
import type { DateMembers } from './event-cards.service.ts';
import type { Fits } from './event-filters.ts';
import type { EventIndex } from './event-index.ts';

/** What a list tells of an event by those of its performances that fit. */
export interface EventDates {
  readonly id: number;
  /** Of the first. */
  readonly hallId: number;
  readonly members: DateMembers;
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
  const last = ids.reduce(
    (latest, id) => ((endedAtMs[id] ?? 0) > (endedAtMs[latest] ?? 0) ? id : latest),
    first,
  );
  const states = ids.map((id) => performanceState(index, id, at));
  const ownCurrency = index.events.currency[eventId] ?? '';
  return {
    id: eventId,
    hallId: hallId[first] ?? 0,
    members: {
      started_at: startText(index, first),
      ended_at: endText(index, last),
      dates_count: ids.length,
      sale_state: eventSaleState(states),
      price: priceRange(index, ids, currency) ?? priceRange(index, ids, ownCurrency) ?? null,
    },
  };
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
  const columns = prices.get(currency);
  const priced = ids.filter((id) => !Number.isNaN(columns?.minMinor[id] ?? Number.NaN));
  if (!columns || priced.length === 0) return undefined;
  const min = Math.min(...priced.map((id) => columns.minMinor[id] ?? 0));
  const max = Math.max(...priced.map((id) => columns.maxMinor[id] ?? 0));
  return { min: wireAmount(min, currency), max: wireAmount(max, currency), currency_code: currency };
}

export const startText = ({ performances }: EventIndex, id: number): string =>
  clockText(performances.startedAtMs[id] ?? 0, performances.startOffset[id] ?? 0);

const endText = ({ performances }: EventIndex, id: number): string =>
  clockText(performances.endedAtMs[id] ?? 0, performances.endOffset[id] ?? 0);
