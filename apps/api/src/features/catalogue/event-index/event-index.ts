import { dateStatuses } from '@parterre/domain/price/sale-state';
import type {
  CategoryRow,
  Columns,
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
  /** Landings of the events that are not sold on all of them. */
  readonly soldOn: Map<number, readonly number[]>;
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

/** What lists look at in every performance there is. */
export type PerformanceTable = Pick<
  PerformanceColumns,
  'eventId' | 'hallId' | 'startedAtMs' | 'endedAtMs' | 'day'
>;

/**
 * Performances in the order in which they begin. Memory gives what is read from one end to the other many times faster
 * than what is read here and there.
 */
export interface PerformancesByStart extends PerformanceTable {
  readonly id: Int32Array;
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
  soldOn: new Map(),
  settings,
});

/** Another index of the same content. */
export const copyIndex = ({ events, performances, prices, soldOn, settings }: EventIndex): EventIndex => ({
  events: copyColumns(events),
  performances: copyColumns(performances),
  prices: new Map([...prices].map(([currency, columns]) => [currency, copyColumns(columns)])),
  soldOn: new Map(soldOn),
  settings,
});

/** What stands in a column is never changed, so that it may stand in several. */
const copyColumns = <Table extends EventColumns | PerformanceColumns | PriceColumns>(table: Table): Table =>
  // Object.fromEntries forgets the names of the columns.
  Object.fromEntries(Object.entries(table).map(([name, column]) => [name, column.slice()])) as Table;

/** Events as they were read together, the performances of each in the order in which they begin. */
export interface EventRows {
  readonly events: Columns<EventRow>;
  readonly performances: Columns<PerformanceRow>;
  readonly prices: Columns<PriceRow>;
}

/** Whether there is a place for all of them. */
export const hasPlaces = ({ events, performances }: EventIndex, rows: EventRows): boolean =>
  rows.events.id.every((id) => id < events.categoryId.length) &&
  rows.performances.id.every((id) => id < performances.eventId.length);

/** Whether nothing of them is new but what changes by itself: that they are sold out, and that they are over. */
export const hasSameContent = ({ events }: EventIndex, rows: EventRows): boolean =>
  rows.events.id.every((id, row) => events.content[id] === rows.events.content[row]);

/** Puts these events in, in the place of what was there of them. */
export function putEvents(index: EventIndex, { events, performances, prices }: EventRows): void {
  for (let row = 0; row < events.id.length; row += 1) {
    removeEvent(index, events.id[row] ?? 0);
    putEvent(index, events, row);
  }
  for (let row = 0; row < performances.id.length; row += 1) putPerformance(index, performances, row);
  putPrices(index, performances, prices);
}

export function removeEvent(index: EventIndex, eventId: number): void {
  const { events, performances, prices } = index;
  index.soldOn.delete(eventId);
  let id = events.firstPerformance[eventId] ?? 0;
  events.firstPerformance[eventId] = 0;
  while (id > 0) {
    performances.eventId[id] = 0;
    for (const { minMinor, maxMinor } of prices.values()) {
      minMinor[id] = Number.NaN;
      maxMinor[id] = Number.NaN;
    }
    id = performances.next[id] ?? 0;
  }
}

/** Whether a site shows it. */
export const isSoldOn = ({ soldOn }: EventIndex, eventId: number, landingId: number): boolean =>
  soldOn.get(eventId)?.includes(landingId) ?? true;

const none: readonly number[] = [];

function putEvent({ events, soldOn }: EventIndex, rows: Columns<EventRow>, row: number): void {
  const id = rows.id[row] ?? 0;
  const [labels = none, persons = none] = [rows.label_ids[row], rows.person_ids[row]];
  events.categoryId[id] = rows.category_id[row] ?? 0;
  events.updatedAtMs[id] = rows.updated_at_ms[row] ?? 0;
  events.content[id] = rows.content[row] ?? 0;
  events.currency[id] = rows.currency[row] ?? '';
  events.labelIds[id] = labels.length > 0 ? labels : none;
  events.personIds[id] = persons.length > 0 ? persons : none;
  const landings = rows.landing_ids[row];
  if (landings) soldOn.set(id, landings);
}

function putPerformance(
  { events, performances }: EventIndex,
  rows: Columns<PerformanceRow>,
  row: number,
): void {
  const [id, eventId] = [rows.id[row] ?? 0, rows.event_id[row] ?? 0];
  performances.eventId[id] = eventId;
  performances.hallId[id] = rows.hall_id[row] ?? 0;
  performances.startedAtMs[id] = rows.started_at_ms[row] ?? 0;
  performances.endedAtMs[id] = rows.ended_at_ms[row] ?? 0;
  performances.day[id] = rows.day[row] ?? 0;
  performances.startOffset[id] = rows.start_offset[row] ?? 0;
  performances.endOffset[id] = rows.end_offset[row] ?? 0;
  performances.status[id] = dateStatuses.indexOf(rows.status[row] ?? 'scheduled');
  performances.saleStartsAtMs[id] = rows.sale_starts_at_ms[row] ?? Number.NEGATIVE_INFINITY;
  performances.saleEndsAtMs[id] = rows.sale_ends_at_ms[row] ?? 0;
  performances.isSoldOut[id] = Number(rows.sold_out[row] ?? false);
  performances.next[id] = rows.event_id[row + 1] === eventId ? (rows.id[row + 1] ?? 0) : 0;
  if (rows.event_id[row - 1] !== eventId) events.firstPerformance[eventId] = id;
}

/** Both are in the order of their events. */
function putPrices(
  index: EventIndex,
  performances: Columns<PerformanceRow>,
  prices: Columns<PriceRow>,
): void {
  let first = 0;
  for (let row = 0; row < performances.id.length; row += 1) {
    const [id, event] = [performances.id[row] ?? 0, performances.event_id[row] ?? 0];
    while ((prices.event_id[first] ?? event) < event) first += 1;
    for (let price = first; prices.event_id[price] === event; price += 1) {
      if (prices.price_list[price] !== performances.price_list[row]) continue;
      const { minMinor, maxMinor } = priceColumns(index, prices.currency[price] ?? '');
      minMinor[id] = prices.min_minor[price] ?? Number.NaN;
      maxMinor[id] = prices.max_minor[price] ?? Number.NaN;
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
