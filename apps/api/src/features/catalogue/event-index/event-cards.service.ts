import { setImmediate } from 'node:timers/promises';
import type { Languages } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import { makeMemo } from '../../../response-cache/memo.ts';
import { selectCards, selectNames, selectVenues } from './event-cards.queries.ts';
import { type EventCard, makeCard, makeNames, makeVenue, type Names, type Venue } from './make-card.ts';

/** Cards of events and their venues, read when first asked for. */
export interface EventCards {
  read(eventIds: readonly number[], languages: Languages): Promise<ReadonlyMap<number, EventCard>>;
  readVenues(languages: Languages): Promise<ReadonlyMap<number, Venue>>;
  /** Some events have changed; with none named, anything may have. */
  forget(eventIds?: readonly number[]): void;
}

/** Cards are a kB each, or a few. */
const maxCardBytes = 96 * 1024 * 1024;

/** So many are not kept waiting for others. */
const maxBatch = 50;

/** By language and by event. */
type CardTable = Map<string, Map<number, EventCard>>;

/** What is asked for in one turn of the event loop, and read together at its end, or when there is enough of it. */
interface Batch {
  readonly eventIds: Set<number>;
  readonly langs: Set<string>;
  readonly read: Promise<CardTable>;
  close(): void;
}

export function makeEventCards(db: Db): EventCards {
  const kept: CardTable = new Map();
  const venues = memoByLanguage<ReadonlyMap<number, Venue>>();
  const names = memoByLanguage<Names>();
  let bytes = 0;
  let batch: Batch | undefined;
  /** Counts changes: what was begun before one is not kept after it. */
  let age = 0;

  const drop = (lang: string, id: number) => {
    bytes -= kept.get(lang)?.get(id)?.members.length ?? 0;
    kept.get(lang)?.delete(id);
  };
  const keep = (lang: string, card: EventCard) => {
    drop(lang, card.id);
    keptIn(lang).set(card.id, card);
    bytes += card.members.length;
    if (bytes > maxCardBytes) for (const [lang, cards] of kept) for (const id of first(cards)) drop(lang, id);
  };
  const keptIn = (lang: string) => {
    const cards = kept.get(lang) ?? new Map<number, EventCard>();
    kept.set(lang, cards);
    return cards;
  };

  const readNames = (languages: Languages) =>
    names.get(languages.lang, async () => makeNames(await selectNames(db, languages)));

  /** In the languages asked for, and in all others that lists are asked for in and the event is told in: they are next. */
  async function readCards(eventIds: readonly number[], langs: ReadonlySet<string>, mainLang: string) {
    const begunAt = age;
    const all = [...new Set([...langs, ...kept.keys()])];
    const rows = await selectCards(db, eventIds, [...new Set([...all, mainLang])]);
    const found: CardTable = new Map();
    for (const lang of all) {
      const told = rows.filter(({ texts }) => langs.has(lang) || texts.some((text) => text.lang === lang));
      if (told.length === 0) continue;
      const named = await readNames({ lang, mainLang });
      const cards = told.map((row) => makeCard(row, named, { lang, mainLang }));
      found.set(lang, new Map(cards.map((card) => [card.id, card])));
      if (begunAt === age) for (const card of cards) keep(lang, card);
    }
    return found;
  }

  function openBatch(mainLang: string): Batch {
    const [eventIds, langs] = [new Set<number>(), new Set<string>()];
    const { promise: isClosed, resolve: close } = Promise.withResolvers<void>();
    const read = Promise.race([setImmediate(), isClosed]).then(() => {
      if (batch === opened) batch = undefined;
      return readCards([...eventIds], langs, mainLang);
    });
    const opened = { eventIds, langs, read, close };
    return opened;
  }

  async function read(eventIds: readonly number[], { lang, mainLang }: Languages) {
    const found = new Map<number, EventCard>();
    const cards = keptIn(lang);
    for (const id of eventIds) {
      const card = cards.get(id);
      if (card) found.set(id, card);
    }
    const missing = eventIds.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    const joined = batch ?? openBatch(mainLang);
    joined.langs.add(lang);
    for (const id of missing) joined.eventIds.add(id);
    batch = joined.eventIds.size < maxBatch ? joined : undefined;
    if (!batch) joined.close();
    const added = (await joined.read).get(lang);
    for (const id of missing) {
      const card = added?.get(id);
      if (card) found.set(id, card);
    }
    return found;
  }

  return {
    read,
    readVenues: (languages) =>
      venues.get(languages.lang, async () => {
        const rows = await selectVenues(db, languages);
        return new Map(rows.map((row) => [row.id, makeVenue(row)]));
      }),
    forget: (eventIds) => {
      age += 1;
      if (eventIds) {
        for (const lang of kept.keys()) for (const id of eventIds) drop(lang, id);
        return;
      }
      kept.clear();
      venues.clear();
      names.clear();
      bytes = 0;
    },
  };
}

/** Until everything is forgotten. */
const memoByLanguage = <Value>() =>
  makeMemo<Value>({ nowMs: () => 0, freshMs: Number.POSITIVE_INFINITY, maxEntries: 20 });

/** The key that was added first, if there is any. */
const first = <Key>(map: ReadonlyMap<Key, unknown>): Iterable<Key> => map.keys().take(1);
