import { dateStatuses } from '@parterre/domain/price/sale-state';
import type {
  CategoryRow,
  EventRow,
  HallRow,
  PerformanceRow,
  PriceRow,
  Sizes,
} from './event-index.queries.ts';

/**
 * The catalogue as lists look at it: a column for whatever they filter, sort or count by, in which the id of an event or
 * of a performance is the place of its value. Ids are given out one after the other, so hardly a place is empty.
 */
export interface EventIndex {
  readonly events: EventColumns;
  readonly performances: PerformanceColumns;
  /** All-in prices, in each currency that anything costs something in. */
  readonly prices: Map<string, PriceColumns>;
  settings: Settings;
}

/** Where halls are, and of which type categories are. */
export interface Settings {
  readonly halls: ReadonlyMap<number, HallRow>;
  readonly categories: ReadonlyMap<number, CategoryRow>;
}

export interface EventColumns {
  /** The first of its performances; 0 for an event that does not exist. */
  readonly firstPerformance: Int32Array;
  readonly categoryId: Int32Array;
  readonly updatedAtMs: Float64Array;
  /** Another one whenever anything is imported into it. */
  readonly content: Int32Array;
  /** Of its base price. */
  readonly currency: string[];
  readonly labelIds: (readonly number[])[];
  readonly personIds: (readonly number[])[];
}

export interface PerformanceColumns {
  /** 0 for a performance that does not exist. */
  readonly eventId: Int32Array;
  /** The next one of the same event; 0 after the last. */
  readonly next: Int32Array;
  readonly hallId: Int32Array;
  readonly startedAtMs: Float64Array;
  readonly endedAtMs: Float64Array;
  /** The day at the place, counted from 1970. */
  readonly day: Int32Array;
  /** Minutes that the clocks of the place are ahead of UTC when it begins, and when it ends. */
  readonly startOffset: Int16Array;
  readonly endOffset: Int16Array;
  /** Its place in `dateStatuses`. */
  readonly status: Uint8Array;
  readonly saleStartsAtMs: Float64Array;
  readonly saleEndsAtMs: Float64Array;
  readonly isSoldOut: Uint8Array;
}

/** NaN where nothing is priced. */
export interface PriceColumns {
  readonly minMinor: Float64Array;
  readonly maxMinor: Float64Array;
}

export const makeIndex = ({ events, performances }: Sizes, settings: Settings): EventIndex => ({
  events: {
    firstPerformance: new Int32Array(events),
    categoryId: new Int32Array(events),
    updatedAtMs: new Float64Array(events),
    content: new Int32Array(events),
    currency: new Array<string>(events).fill(''),
    labelIds: new Array<readonly number[]>(events).fill([]),
    personIds: new Array<readonly number[]>(events).fill([]),
  },
  performances: {
    eventId: new Int32Array(performances),
    next: new Int32Array(performances),
    hallId: new Int32Array(performances),
    startedAtMs: new Float64Array(performances),
    endedAtMs: new Float64Array(performances),
    day: new Int32Array(performances),
    startOffset: new Int16Array(performances),
    endOffset: new Int16Array(performances),
    status: new Uint8Array(performances),
    saleStartsAtMs: new Float64Array(performances),
    saleEndsAtMs: new Float64Array(performances),
    isSoldOut: new Uint8Array(performances),
  },
  prices: new Map(),
  settings,
});

/** Events as they were read together, each with its performances in the order in which they begin. */
export interface EventRows {
  readonly events: readonly EventRow[];
  readonly performances: readonly PerformanceRow[];
  readonly prices: readonly PriceRow[];
}

/** Whether there is a place for all of them. */
export const hasPlaces = ({ events, performances }: EventIndex, rows: EventRows): boolean =>
  rows.events.every(({ id }) => id < events.categoryId.length) &&
  rows.performances.every(({ id }) => id < performances.eventId.length);

/** Whether nothing of them is new but what changes by itself: that they are sold out, and that they are over. */
export const hasSameContent = ({ events }: EventIndex, rows: EventRows): boolean =>
  rows.events.every(({ id, content }) => events.content[id] === content);

/** Puts these events in, in the place of what was there of them. */
export function putEvents(index: EventIndex, rows: EventRows): void {
  const performances = Map.groupBy(rows.performances, ({ event_id }) => event_id);
  const prices = Map.groupBy(rows.prices, ({ event_id }) => event_id);
  for (const event of rows.events) {
    removeEvent(index, event.id);
    putEvent(index, event);
    const own = performances.get(event.id) ?? [];
    for (const performance of own) putPerformance(index, performance);
    putPrices(index, own, prices.get(event.id) ?? []);
    link(index, event.id, own);
  }
}

export function removeEvent({ events, performances }: EventIndex, eventId: number): void {
  let id = events.firstPerformance[eventId] ?? 0;
  events.firstPerformance[eventId] = 0;
  while (id > 0) {
    performances.eventId[id] = 0;
    id = performances.next[id] ?? 0;
  }
}

function putEvent({ events }: EventIndex, row: EventRow): void {
  events.categoryId[row.id] = row.category_id;
  events.updatedAtMs[row.id] = row.updated_at_ms;
  events.content[row.id] = row.content;
  events.currency[row.id] = row.currency;
  events.labelIds[row.id] = row.label_ids;
  events.personIds[row.id] = row.person_ids;
}

function putPerformance({ performances }: EventIndex, row: PerformanceRow): void {
  performances.eventId[row.id] = row.event_id;
  performances.hallId[row.id] = row.hall_id;
  performances.startedAtMs[row.id] = row.started_at_ms;
  performances.endedAtMs[row.id] = row.ended_at_ms;
  performances.day[row.id] = row.day;
  performances.startOffset[row.id] = readOffset(row.started_text);
  performances.endOffset[row.id] = readOffset(row.ended_text);
  performances.status[row.id] = dateStatuses.indexOf(row.status);
  performances.saleStartsAtMs[row.id] = row.sale_starts_at_ms ?? Number.NEGATIVE_INFINITY;
  performances.saleEndsAtMs[row.id] = row.sale_ends_at_ms;
  performances.isSoldOut[row.id] = Number(row.sold_out);
}

/** `+05:30` is 330 minutes. */
function readOffset(text: string): number {
  const offset = text.slice(-'+00:00'.length);
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4));
  return offset.startsWith('-') ? -minutes : minutes;
}

function putPrices(index: EventIndex, own: readonly PerformanceRow[], prices: readonly PriceRow[]): void {
  for (const { id, price_list } of own) {
    for (const { minMinor, maxMinor } of index.prices.values()) {
      minMinor[id] = Number.NaN;
      maxMinor[id] = Number.NaN;
    }
    for (const price of prices) {
      if (price.price_list !== price_list) continue;
      const { minMinor, maxMinor } = priceColumns(index, price.currency);
      minMinor[id] = price.min_minor;
      maxMinor[id] = price.max_minor;
    }
  }
}

function priceColumns({ prices, performances }: EventIndex, currency: string): PriceColumns {
  const existing = prices.get(currency);
  if (existing) return existing;
  const unpriced = () => new Float64Array(performances.eventId.length).fill(Number.NaN);
  const made = { minMinor: unpriced(), maxMinor: unpriced() };
  prices.set(currency, made);
  return made;
}

function link({ events, performances }: EventIndex, eventId: number, own: readonly PerformanceRow[]): void {
  events.firstPerformance[eventId] = own[0]?.id ?? 0;
  for (const [place, { id }] of own.entries()) performances.next[id] = own[place + 1]?.id ?? 0;
}
