import type { Event } from '@parterre/contracts/events/event';
import { type Languages, wirePicture } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import { writeMembers } from '../../../response-cache/json.ts';
import type { NamedRow } from '../lists/localized-list.queries.ts';
import { type CardRow, selectCards, selectVenues, type VenueRow } from './event-cards.queries.ts';

/** What is told of an event by those of its performances that fit. */
export type DateMembers = Pick<Event, 'started_at' | 'ended_at' | 'dates_count' | 'sale_state' | 'price'>;
export type VenueMembers = Pick<Event, 'hall' | 'place' | 'location'>;
type CardMembers = Omit<Event, keyof DateMembers | keyof VenueMembers | 'search_matches' | 'lang_fallback'>;

/** What a list tells of an event in one language, whichever of its performances fit. */
export interface EventCard {
  readonly id: number;
  readonly title: string;
  /** As JSON. */
  readonly members: Buffer;
  /** Whether some of it is in the main language. */
  readonly isFallback: boolean;
}

/** Where a performance is, in one language. */
export interface Venue {
  readonly names: VenueMembers;
  readonly members: Buffer;
  readonly isFallback: boolean;
}

/** Cards of events and their venues, read when first asked for. */
export interface EventCards {
  read(eventIds: readonly number[], languages: Languages): Promise<ReadonlyMap<number, EventCard>>;
  readVenues(languages: Languages): Promise<ReadonlyMap<number, Venue>>;
  /** Some events have changed; with none named, anything may have. */
  forget(eventIds?: readonly number[]): void;
}

/** Cards are a kB each, or a few. */
const maxCardBytes = 96 * 1024 * 1024;

export function makeEventCards(db: Db): EventCards {
  const cards = new Map<string, EventCard>();
  const venues = new Map<string, ReadonlyMap<number, Venue>>();
  let bytes = 0;
  const languagesKept = new Set<string>();
  /** Counts changes: what was begun before one is not kept after it. */
  let age = 0;

  const drop = (key: string) => {
    bytes -= cards.get(key)?.members.length ?? 0;
    cards.delete(key);
  };
  const keep = (card: EventCard, lang: string) => {
    const key = cardKey(card.id, lang);
    drop(key);
    cards.set(key, card);
    languagesKept.add(lang);
    bytes += card.members.length;
    for (const oldest of cards.keys()) {
      if (bytes <= maxCardBytes) break;
      drop(oldest);
    }
  };

  async function read(eventIds: readonly number[], languages: Languages) {
    const found = new Map<number, EventCard>();
    for (const id of eventIds) {
      const card = cards.get(cardKey(id, languages.lang));
      if (card) found.set(id, card);
    }
    const missing = eventIds.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    const begunAt = age;
    for (const row of await selectCards(db, missing, languages)) {
      const card = makeCard(row, languages);
      found.set(row.id, card);
      if (begunAt === age) keep(card, languages.lang);
    }
    return found;
  }

  return {
    read,
    readVenues: async (languages) => {
      const existing = venues.get(languages.lang);
      if (existing) return existing;
      const begunAt = age;
      const rows = await selectVenues(db, languages);
      const read = new Map(rows.map((row) => [row.id, makeVenue(row)]));
      if (begunAt === age) venues.set(languages.lang, read);
      return read;
    },
    forget: (eventIds) => {
      age += 1;
      if (eventIds) {
        for (const lang of languagesKept) for (const id of eventIds) drop(cardKey(id, lang));
        return;
      }
      cards.clear();
      venues.clear();
      languagesKept.clear();
      bytes = 0;
    },
  };
}

const cardKey = (eventId: number, lang: string): string => `${eventId} ${lang}`;

function makeCard(row: CardRow, languages: Languages): EventCard {
  const { id, title, images } = row;
  const labels = row.labels ?? [];
  const persons = row.persons ?? [];
  const members: CardMembers = {
    id,
    event_source_id: row.event_source_id,
    title,
    subtitle: row.subtitle,
    description: row.description,
    age_limit: row.age_limit,
    duration_minutes: row.duration_minutes,
    category: named(row.category),
    labels: labels.map(named),
    persons: persons.map((person) => ({ ...named(person), role: person.role })),
    images: {
      poster: wirePicture(images.poster, languages),
      banner: images.banner ? wirePicture(images.banner, languages) : null,
      gallery: images.gallery.map((picture) => wirePicture(picture, languages)),
    },
    updated_at: row.updated_at.toISOString(),
  };
  return {
    id,
    title,
    members: writeMembers(members),
    isFallback:
      row.is_fallback || [row.category, ...labels, ...persons].some(({ is_fallback }) => is_fallback),
  };
}

function makeVenue({ hall, place, location }: VenueRow): Venue {
  const names = {
    hall: named(hall),
    place: { ...named(place), address: place.address },
    location: named(location),
  };
  return {
    names,
    members: writeMembers(names),
    isFallback: hall.is_fallback || place.is_fallback || location.is_fallback,
  };
}

const named = ({ id, name }: NamedRow) => ({ id, name });
