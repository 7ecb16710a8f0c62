import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { Translated } from '@parterre/contracts/catalogue-file/values';
import type { Change } from './changes.ts';
import type { HallPlan } from './import-context.ts';
import type { Row, Rows, StoredKind } from './tables.ts';

export interface Context {
  readonly now: Date;
  readonly mainLang: string;
  /** All that events are told in. */
  readonly languages: readonly string[];
  readonly findId: (kind: StoredKind, sourceId: string) => number;
}

type Item<Kind extends keyof Catalogue> = Catalogue[Kind] extends readonly (infer One)[] ? One : never;

const head = ({ id, item, contentHash }: Change<{ source_id: string }>, { now }: Context) => ({
  id,
  source_id: item.source_id,
  content_hash: contentHash,
  updated_at: now,
});

/** One row for each language that any of the texts is in. */
function textRows(owner: Row, texts: Readonly<Record<string, Translated | undefined>>): Row[] {
  const languages = new Set(Object.values(texts).flatMap((text) => Object.keys(text ?? {})));
  return [...languages].map((lang) => ({
    ...owner,
    lang,
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text?.[lang] ?? null])),
  }));
}

export const categoryTypeRows = (change: Change<Item<'category_types'>>, context: Context): Rows => ({
  category_types: [{ ...head(change, context), name: change.item.name }],
});

export const categoryRows = (change: Change<Item<'categories'>>, context: Context): Rows => ({
  categories: [
    {
      ...head(change, context),
      type_id: context.findId('category_types', change.item.type),
      name: change.item.name,
    },
  ],
});

export const locationRows = (change: Change<Item<'locations'>>, context: Context): Rows => {
  const { name, time_zone, country } = change.item;
  return { locations: [{ ...head(change, context), name, time_zone, country }] };
};

export const placeRows = (change: Change<Item<'places'>>, context: Context): Rows => {
  const { location, geo, images, name, description, address } = change.item;
  const location_id = context.findId('locations', location);
  return {
    places: [{ ...head(change, context), location_id, lat: geo.lat, lon: geo.lon, images }],
    place_texts: textRows({ place_id: change.id }, { name, description, address }),
  };
};

export const personRows = (change: Change<Item<'persons'>>, context: Context): Rows => {
  const { image, name, role, biography } = change.item;
  return {
    persons: [{ ...head(change, context), image: image ?? null }],
    person_texts: textRows({ person_id: change.id }, { name, role, biography }),
  };
};

export const newsRows = (change: Change<Item<'news'>>, context: Context): Rows => {
  const { image, published_at, title, lead, body, events, persons } = change.item;
  const links = (kind: 'events' | 'persons', column: string, sources: readonly string[]) =>
    [...new Set(sources)].map((sourceId, position) => ({
      news_id: change.id,
      position,
      [column]: context.findId(kind, sourceId),
    }));
  return {
    // A piece of news has no place whose clocks could be meant.
    news: [{ ...head(change, context), published_at: `${published_at}:00Z`, image: image ?? null }],
    news_texts: textRows({ news_id: change.id }, { title, lead, body }),
    news_events: links('events', 'event_id', events),
    news_persons: links('persons', 'person_id', persons),
  };
};

type Hall = Catalogue['halls'][number];

export function hallRows(change: Change<Hall>, plan: HallPlan | undefined, context: Context): Rows {
  const { id, item, contentHash } = change;
  return {
    halls: [
      {
        id,
        source_id: item.source_id,
        place_id: context.findId('places', item.place),
        name: item.name,
        plan_id: plan?.id ?? null,
        capacity: plan ? holds(plan) : (item.capacity ?? 0),
        stated_capacity: item.capacity ?? null,
        content_hash: contentHash,
        updated_at: context.now,
      },
    ],
  };
}

const holds = ({ zones }: HallPlan): number =>
  zones.reduce((total, { seats, units }) => total + seats + units, 0);

export function landingRows(landing: Catalogue['landings'][number], contentHash: string, now: Date): Rows {
  const { id, name, domain, languages, theme, online, invoices, info, pages, navigation } = landing;
  const infoPages = Object.entries(info).map(([slug, page]) => ({ ...page, slug, kind: 'info' }));
  const customPages = pages.map((page) => ({ ...page, kind: 'custom' }));
  return {
    landings: [
      {
        id,
        name,
        domain,
        languages,
        theme,
        navigation,
        online,
        invoices,
        content_hash: contentHash,
        updated_at: now,
      },
    ],
    landing_pages: [...infoPages, ...customPages].map(({ kind, slug, title, body }, position) => ({
      landing_id: id,
      kind,
      slug,
      position,
      title,
      body,
    })),
  };
}
