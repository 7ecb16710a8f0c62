import type { Db, Tx } from '../../../database/connect.ts';
import { type EventCards, makeEventCards } from './event-cards.service.ts';
import {
  selectCategories,
  selectEvents,
  selectHalls,
  selectPerformances,
  selectPrices,
  selectSizes,
  selectTitleOrder,
  selectVersion,
} from './event-index.queries.ts';
import {
  copyIndex,
  type EventIndex,
  type EventRows,
  hasPlaces,
  hasSameContent,
  makeIndex,
  putEvents,
  removeEvent,
  type Settings,
} from './event-index.ts';
import { EventLists } from './event-lists.ts';

/** What lists are made of. */
export interface EventIndexReader {
  /** Lists as the catalogue is now. */
  read(): Promise<EventLists>;
  readonly cards: EventCards;
}

/** The index of one process, kept as the catalogue is. */
export interface EventIndexKeeper extends EventIndexReader {
  /** The catalogue has changed, by the keys that were announced. */
  change(keys: readonly string[]): void;
  /** The same index as it would be with what a transaction has changed; of the rest nothing is read again. */
  rehearse(tx: Db, keys: readonly string[]): Promise<EventIndexReader>;
}

interface KeeperOptions {
  readonly db: Db;
  /** Whether changes are heard of. While they are not, the catalogue is asked for its version each time. */
  readonly mayKeep: () => boolean;
}

/** Read when first asked for. After a change whoever asks waits until it is in, which is but what has changed. */
export function makeEventIndexKeeper({ db, mayKeep }: KeeperOptions): EventIndexKeeper {
  const cards = makeEventCards(db);
  const changed = new Set<string>();
  let lists: EventLists | undefined;
  /** Of the catalogue when all of it was read; undefined once single changes were put in. */
  let version: number | undefined;
  /** How many changes were heard of, and how many of them are in. */
  let [heard, known] = [0, -1];
  let updating: Promise<void> | undefined;

  const change = (keys: readonly string[]) => {
    for (const key of keys) changed.add(key);
    heard += 1;
  };

  async function load(): Promise<void> {
    if (version !== undefined && (await selectVersion(db)) === version) return;
    const loaded = await loadIndex(db);
    lists = new EventLists(loaded.index, (lang) => selectTitleOrder(db, lang));
    version = loaded.version;
    cards.forget();
  }

  async function patch(found: EventLists, keys: readonly string[]): Promise<void> {
    const eventIds = readEventIds(keys);
    version = undefined;
    const rows = await readRows(db, eventIds);
    const settings = keys.some(isSetting) ? await readSettings(db) : undefined;
    if (!hasPlaces(found.index, rows)) return load();
    const isSame = rows.events.id.length === eventIds.length && hasSameContent(found.index, rows);
    if (settings || !isSame) found.forget();
    for (const id of eventIds) removeEvent(found.index, id);
    putEvents(found.index, rows);
    found.index.settings = settings ?? found.index.settings;
    cards.forget(settings ? undefined : eventIds);
  }

  async function update(): Promise<void> {
    const [keys, reached] = [[...changed], heard];
    changed.clear();
    try {
      await (lists && !keys.includes('everything') ? patch(lists, keys) : load());
      known = reached;
    } catch (error) {
      for (const key of keys) changed.add(key);
      throw error;
    } finally {
      updating = undefined;
    }
  }

  async function read(): Promise<EventLists> {
    if (!mayKeep()) change(['everything']);
    const wanted = heard;
    while (!lists || known < wanted) {
      updating ??= update();
      await updating;
    }
    return lists;
  }

  async function rehearse(tx: Db, keys: readonly string[]) {
    const eventIds = readEventIds(keys);
    const rows = await readRows(tx, eventIds);
    const { index: known } = await read();
    const index = hasPlaces(known, rows) ? copyIndex(known) : (await loadIndex(tx)).index;
    for (const id of eventIds) removeEvent(index, id);
    putEvents(index, rows);
    index.settings = await readSettings(tx);
    const rehearsed = new EventLists(index, (lang) => selectTitleOrder(tx, lang));
    return { read: async () => rehearsed, cards: makeEventCards(tx) };
  }

  return { read, change, cards, rehearse };
}

const readEventIds = (keys: readonly string[]): number[] =>
  keys.flatMap((key) => (key.startsWith('event:') ? Number(key.slice('event:'.length)) : []));

/** What cards and lists say of events beside what is their own. News, sites and the catalogue's version are on none. */
const isSetting = (key: string): boolean => !/^(event|list|news|landing|version):/.test(key);

/** So many events at a time, lest anybody else wait. */
const blockSize = 500;

/** For what is imported until the process ends, mostly. */
const withSpare = (largestId: number): number => Math.ceil(largestId * 1.1) + 1000;

async function loadIndex(db: Db): Promise<{ index: EventIndex; version: number }> {
  return db.transaction(async (tx) => {
    const version = await selectVersion(tx);
    const { events, performances } = await selectSizes(tx);
    const sizes = { events: withSpare(events), performances: withSpare(performances) };
    const index = makeIndex(sizes, await readSettings(tx));
    for (let from = 1; from <= events; from += blockSize) {
      const ids = Array.from({ length: blockSize }, (_, place) => from + place);
      putEvents(index, await readRows(tx, ids));
    }
    return { index, version };
  }, 'repeatable read');
}

const readRows = async (db: Db | Tx, eventIds: readonly number[]): Promise<EventRows> => ({
  events: await selectEvents(db, eventIds),
  performances: await selectPerformances(db, eventIds),
  prices: await selectPrices(db, eventIds),
});

async function readSettings(db: Db | Tx): Promise<Settings> {
  const [halls, categories] = [await selectHalls(db), await selectCategories(db)];
  return {
    halls: new Map(halls.map((hall) => [hall.id, hall])),
    categories: new Map(categories.map((category) => [category.id, category])),
  };
}
