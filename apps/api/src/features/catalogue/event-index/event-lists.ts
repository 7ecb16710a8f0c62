import { countEvents, type EventCounts, type EventFacet } from './count-events.ts';
import {
  type EventFilters,
  filterKey,
  makeFits,
  makeFitsByStart,
  markEvents,
  startRange,
  withoutEventFilters,
} from './event-filters.ts';
import type { EventIndex, PerformancesByStart } from './event-index.ts';
import {
  findByEvents,
  findByPerformances,
  findByStart,
  findMarked,
  idOrder,
  priceOrder,
  startOrder,
  updateOrder,
} from './find-events.ts';

export type EventOrder = 'started_at' | 'title' | 'price' | 'updated_at' | 'id' | 'relevance';

export interface EventSort {
  readonly order: EventOrder;
  readonly isDescending: boolean;
  /** Of titles, when they are the order. */
  readonly lang: string;
}

/** All events in the order of their titles in a language. */
export type ReadTitleOrder = (lang: string) => Promise<Int32Array>;

/** A list of all events is 400 kB long in a catalogue of 100,000. */
const maxListBytes = 24 * 1024 * 1024;
const maxCounts = 1000;

/**
 * What has been found in an index: all pages of a list are cut from one look at it. It holds until a performance ends, or
 * what is put into the index has other content.
 */
export class EventLists {
  readonly index: EventIndex;
  readonly #readTitleOrder: ReadTitleOrder;
  readonly #orders = new Map<string, Int32Array>();
  #starts: PerformancesByStart | undefined;
  readonly #lists = new Map<string, Int32Array>();
  readonly #counts = new Map<string, EventCounts>();
  #listBytes = 0;
  /** Counts changes. */
  #age = 0;
  /** Between these two no performance ends. */
  #since = Number.NaN;
  #until = Number.NaN;

  constructor(index: EventIndex, readTitleOrder: ReadTitleOrder) {
    this.index = index;
    this.#readTitleOrder = readTitleOrder;
  }

  forget(): void {
    this.#age += 1;
    this.#orders.clear();
    this.#starts = undefined;
    this.#forgetFound();
  }

  /** Ids of all events that fit, in order. */
  async find(filters: EventFilters, sort: EventSort): Promise<Int32Array> {
    if (sort.order === 'title') await this.#loadTitles(sort.lang);
    this.#heed(filters.at);
    return this.#find(filters, sort);
  }

  #find(filters: EventFilters, sort: EventSort): Int32Array {
    const { order, isDescending } = sort;
    const by = { price: filters.currency, title: sort.lang }[order as 'price'];
    const key = `${order} ${by} ${isDescending} ${filterKey(filters)}`;
    const existing = this.#lists.get(key);
    if (existing) return existing;
    const marks = markEvents(this.index, filters);
    // Which of its performances an event stands at does not depend on what it is: such a list is a part of another.
    if (marks && order !== 'relevance') {
      const all = this.#find(withoutEventFilters(filters), sort);
      return this.#keepList(key, findMarked(all, marks));
    }
    const found = this.#search(filters, sort);
    return this.#keepList(key, isDescending ? found.reverse() : found);
  }

  /** How many events under the filters each thing of a kind has. */
  count(filters: EventFilters, facet: EventFacet): EventCounts {
    this.#heed(filters.at);
    const key = `${facet} ${filterKey(filters)}`;
    const existing = this.#counts.get(key);
    if (existing) return existing;
    const counted = countEvents(this.index, facet, makeFits(this.index, filters));
    if (this.#counts.size >= maxCounts) this.#counts.clear();
    this.#counts.set(key, counted);
    return counted;
  }

  #search(filters: EventFilters, { order, lang }: EventSort): Int32Array {
    const { index } = this;
    const fits = makeFits(index, filters);
    switch (order) {
      case 'started_at': {
        this.#starts ??= startOrder(index);
        const found = { range: startRange(filters), fits: makeFitsByStart(index, this.#starts, filters) };
        return findByStart(index, this.#starts, found);
      }
      case 'price': {
        const { currency } = filters;
        return findByPerformances(
          index,
          this.#order(`price ${currency}`, () => priceOrder(index, currency)),
          fits,
        );
      }
      case 'title':
        return findByEvents(index, this.#orders.get(`title ${lang}`) ?? new Int32Array(), fits);
      case 'relevance':
        return findByEvents(index, Int32Array.from(filters.event_id_in ?? []), fits);
      case 'updated_at':
        return findByEvents(
          index,
          this.#order('update', () => updateOrder(index)),
          fits,
        );
      case 'id':
        return findByEvents(
          index,
          this.#order('id', () => idOrder(index)),
          fits,
        );
    }
  }

  async #loadTitles(lang: string): Promise<void> {
    const key = `title ${lang}`;
    while (!this.#orders.has(key)) {
      const age = this.#age;
      const titles = await this.#readTitleOrder(lang);
      // Titles that were read before a change are not kept after it.
      if (age === this.#age) this.#orders.set(key, titles);
    }
  }

  #order(key: string, make: () => Int32Array): Int32Array {
    const existing = this.#orders.get(key);
    if (existing) return existing;
    const made = make();
    this.#orders.set(key, made);
    return made;
  }

  #keepList(key: string, list: Int32Array): Int32Array {
    this.#listBytes += list.byteLength;
    if (this.#listBytes > maxListBytes) this.#forgetFound();
    this.#lists.set(key, list);
    return list;
  }

  #forgetFound(): void {
    this.#lists.clear();
    this.#counts.clear();
    this.#listBytes = 0;
  }

  /** Whatever has ended since stands in other lists. */
  #heed(at: Date): void {
    const now = at.getTime();
    if (now >= this.#since && now < this.#until) return;
    this.#forgetFound();
    this.#since = now;
    this.#until = Number.POSITIVE_INFINITY;
    const { endedAtMs } = this.index.performances;
    for (let id = 0; id < endedAtMs.length; id += 1) {
      const endMs = endedAtMs[id] ?? 0;
      if (endMs > now && endMs < this.#until) this.#until = endMs;
    }
  }
}
