import type { Event } from '@parterre/contracts/events/event';
import { type Languages, wirePicture } from '../../../catalogue-reader/wire-values.ts';
import { writeMembers } from '../../../response-cache/json.ts';
import type { NamedRow } from '../lists/localized-list.queries.ts';
import type { CardRow, NameRow, VenueRow } from './event-cards.queries.ts';
import type { Columns } from './event-index.queries.ts';

/** What is told of an event by those of its performances that fit. */
export type DateMembers = Pick<
  Event,
  'started_at' | 'ended_at' | 'dates_count' | 'sale_state' | 'sale_starts_at' | 'price'
>;
type VenueMembers = Pick<Event, 'hall' | 'place' | 'location'>;
type CardMembers = Omit<
  Event,
  keyof DateMembers | keyof VenueMembers | 'on_sale' | 'search_matches' | 'lang_fallback'
>;

/** What a list tells of an event in one language, whichever of its performances fit. */
export interface EventCard {
  readonly id: number;
  readonly title: string;
  /** As JSON. */
  readonly members: Buffer;
  /** Whether some of it is in the main language. */
  readonly isFallback: boolean;
}

/** What things that cards name are called in one language. */
export type Names = Readonly<Record<NameRow['kind'], ReadonlyMap<number, Name>>>;

interface Name {
  readonly name: string;
  readonly isFallback: boolean;
}

export function makeNames({ kind, id, name, is_fallback }: Columns<NameRow>): Names {
  const names = { category: new Map<number, Name>(), label: new Map(), person: new Map() };
  for (const [row, of] of kind.entries())
    names[of].set(id[row] ?? 0, { name: name[row] ?? '', isFallback: is_fallback[row] ?? false });
  return names;
}

export function makeCard(row: CardRow, names: Names, languages: Languages): EventCard {
  const { lang, mainLang } = languages;
  const own = row.texts.find((text) => text.lang === lang);
  const main = row.texts.find((text) => text.lang === mainLang);
  const title = own?.title ?? main?.title ?? '';
  const subtitle = own?.subtitle ?? main?.subtitle ?? null;
  let isFallback = !own?.title || !own.description || own.subtitle !== subtitle;
  const findName = (kind: NameRow['kind'], id: number): string => {
    const found = names[kind].get(id);
    isFallback ||= found?.isFallback ?? true;
    return found?.name ?? '';
  };
  const { poster, banner, gallery } = row.images;
  const members: CardMembers = {
    id: row.id,
    event_source_id: row.event_source_id,
    title,
    subtitle,
    description: own?.description ?? main?.description ?? '',
    age_limit: row.age_limit,
    duration_minutes: row.duration_minutes,
    category: { id: row.category_id, name: findName('category', row.category_id) },
    labels: row.label_ids.map((id) => ({ id, name: findName('label', id) })),
    persons: row.credits.map(({ person_id: id, role }) => {
      isFallback ||= role[lang] === undefined;
      return { id, name: findName('person', id), role: role[lang] ?? role[mainLang] ?? '' };
    }),
    images: {
      poster: wirePicture(poster, languages),
      banner: banner ? wirePicture(banner, languages) : null,
      gallery: gallery.map((picture) => wirePicture(picture, languages)),
    },
    updated_at: new Date(row.updated_at_ms).toISOString(),
  };
  return { id: row.id, title, members: writeMembers(members), isFallback };
}

/** Where a performance is, in one language. */
export interface Venue {
  readonly names: VenueMembers;
  readonly members: Buffer;
  readonly isFallback: boolean;
}

export function makeVenue({ hall, place, location }: VenueRow): Venue {
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
