import type { Event } from '@parterre/contracts/events/event';
import { type Languages, wirePicture } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import type { NamedRow } from '../lists/localized-list.queries.ts';
import { type CardRow, selectCards, selectVenues, type VenueRow } from './event-cards.queries.ts';

/** What a list tells of an event in one language, whichever of its performances fit. */
export interface EventCard {
  readonly about: Pick<Event, 'id' | 'event_source_id' | 'title' | 'subtitle' | 'description'>;
  readonly kind: Pick<Event, 'age_limit' | 'duration_minutes' | 'category'>;
  readonly details: Pick<Event, 'labels' | 'persons' | 'images'>;
  readonly updatedAt: string;
  /** Whether some of it is in the main language. */
  readonly isFallback: boolean;
}

/** Where a performance is, in one language. */
export interface Venue {
  readonly names: Pick<Event, 'hall' | 'place' | 'location'>;
  readonly isFallback: boolean;
}

/** Cards of events and their venues, read when first asked for. */
export interface EventCards {
  read(eventIds: readonly number[], languages: Languages): Promise<ReadonlyMap<number, EventCard>>;
  readVenues(languages: Languages): Promise<ReadonlyMap<number, Venue>>;
  /** Some events have changed; with none named, anything may have. */
  forget(eventIds?: readonly number[]): void;
}

/** Cards are a few kB each. */
const maxCards = 16_000;

export function makeEventCards(db: Db): EventCards {
  const cards = new Map<string, EventCard>();
  const languagesKept = new Set<string>();
  const venues = new Map<string, ReadonlyMap<number, Venue>>();
  /** Counts changes: what was begun before one is not kept after it. */
  let age = 0;

  const keep = (card: EventCard, lang: string) => {
    languagesKept.add(lang);
    cards.set(cardKey(card.about.id, lang), card);
    const [oldest] = cards.keys();
    if (cards.size > maxCards && oldest !== undefined) cards.delete(oldest);
  };

  return {
    read: async (eventIds, languages) => {
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
    },
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
        for (const lang of languagesKept) for (const id of eventIds) cards.delete(cardKey(id, lang));
        return;
      }
      cards.clear();
      venues.clear();
      languagesKept.clear();
    },
  };
}

const cardKey = (eventId: number, lang: string): string => `${eventId} ${lang}`;

function makeCard(row: CardRow, languages: Languages): EventCard {
  const { poster, banner, gallery } = row.images;
  const labels = row.labels ?? [];
  const persons = row.persons ?? [];
  return {
    about: {
      id: row.id,
      event_source_id: row.event_source_id,
      title: row.title,
      subtitle: row.subtitle,
      description: row.description,
    },
    kind: {
      age_limit: row.age_limit,
      duration_minutes: row.duration_minutes,
      category: named(row.category),
    },
    details: {
      labels: labels.map(named),
      persons: persons.map((person) => ({ ...named(person), role: person.role })),
      images: {
        poster: wirePicture(poster, languages),
        banner: banner ? wirePicture(banner, languages) : null,
        gallery: gallery.map((picture) => wirePicture(picture, languages)),
      },
    },
    updatedAt: row.updated_at.toISOString(),
    isFallback:
      row.is_fallback || [row.category, ...labels, ...persons].some(({ is_fallback }) => is_fallback),
  };
}

const makeVenue = ({ hall, place, location }: VenueRow): Venue => ({
  names: {
    hall: named(hall),
    place: { ...named(place), address: place.address },
    location: named(location),
  },
  isFallback: hall.is_fallback || place.is_fallback || location.is_fallback,
});

const named = ({ id, name }: NamedRow) => ({ id, name });
