import type { Fits, Range } from './event-filters.ts';
import type { EventIndex } from './event-index.ts';

/** Performances in the order in which they begin. */
export function startOrder({ performances }: EventIndex): Int32Array {
  const { eventId, startedAtMs } = performances;
  return sortIds(eventId.length, (id) => (eventId[id] ? startedAtMs[id] : undefined));
}

export const updateOrder = ({ events }: EventIndex): Int32Array =>
  sortIds(events.updatedAtMs.length, (id) =>
    events.firstPerformance[id] ? events.updatedAtMs[id] : undefined,
  );

export const idOrder = ({ events }: EventIndex): Int32Array =>
  sortIds(events.firstPerformance.length, (id) => (events.firstPerformance[id] ? 0 : undefined));

/** Performances from the cheapest on, those of the same price in the order of their events. */
export function priceOrder(index: EventIndex, currency: string): Int32Array {
  const { minMinor } = index.prices.get(currency) ?? {};
  if (!minMinor) return new Int32Array();
  const byEvent = performancesByEvent(index);
  const sorted = sortIds(byEvent.length, (place) => orUndefined(minMinor[byEvent[place] ?? 0]));
  return sorted.map((place) => byEvent[place] ?? 0);
}

const orUndefined = (value = Number.NaN): number | undefined => (Number.isNaN(value) ? undefined : value);

function performancesByEvent({ events, performances }: EventIndex): Int32Array {
  const found = new Int32Array(performances.eventId.length);
  let count = 0;
  for (const first of events.firstPerformance)
    for (let id = first; id > 0; id = performances.next[id] ?? 0) {
      found[count] = id;
      count += 1;
    }
  return found.subarray(0, count);
}

/**
 * The numbers from 0 to `length` that have a key, by their keys; those with the same key as they come. Events begin at the
 * same few hours and cost the same few prices, so it is mostly a matter of laying them on as many heaps.
 */
function sortIds(length: number, readKey: (id: number) => number | undefined): Int32Array {
  const heaps = new Map<number, number[]>();
  let count = 0;
  for (let id = 0; id < length; id += 1) {
    const key = readKey(id);
    if (key === undefined) continue;
    const heap = heaps.get(key);
    if (heap) heap.push(id);
    else heaps.set(key, [id]);
    count += 1;
  }
  const sorted = new Int32Array(count);
  let place = 0;
  for (const key of Float64Array.from(heaps.keys()).sort()) {
    const heap = heaps.get(key) ?? [];
    sorted.set(heap, place);
    place += heap.length;
  }
  return sorted;
}

/** The part of an order by start in which something may fit. */
export function cutByStart({ performances }: EventIndex, order: Int32Array, { from, to }: Range): Int32Array {
  const { startedAtMs } = performances;
  const countWhile = (isBefore: (startMs: number) => boolean) => {
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(startedAtMs[order[middle] ?? 0] ?? 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return order.subarray(
    countWhile((startMs) => startMs < from),
    countWhile((startMs) => startMs <= to),
  );
}

/** Events in the order of those of their performances that fit, each at the first of them. */
export function findByPerformances(
  { events, performances }: EventIndex,
  order: Int32Array,
  fits: Fits,
): Int32Array {
  const { eventId } = performances;
  const isFound = new Uint8Array(events.firstPerformance.length);
  const found = new Int32Array(Math.min(order.length, isFound.length));
  let count = 0;
  // An iterator would take longer than all that is done here.
  for (let place = 0; place < order.length; place += 1) {
    const id = order[place] ?? 0;
    const event = eventId[id] ?? 0;
    if (isFound[event] === 1 || !fits(id)) continue;
    isFound[event] = 1;
    found[count] = event;
    count += 1;
  }
  return found.slice(0, count);
}

/** Events in an order of their own of which a performance fits. */
export const findByEvents = (
  { events, performances }: EventIndex,
  order: Int32Array,
  fits: Fits,
): Int32Array =>
  order.filter((event) => {
    for (let id = events.firstPerformance[event] ?? 0; id > 0; id = performances.next[id] ?? 0)
      if (fits(id)) return true;
    return false;
  });
