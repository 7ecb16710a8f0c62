import type { Picture } from '@parterre/contracts/catalogue-file/values';
import type { Languages } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { localizedName, type NamedRow } from '../lists/localized-list.queries.ts';

export interface CardRow {
  readonly id: number;
  readonly event_source_id: number;
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: string;
  readonly is_fallback: boolean;
  readonly age_limit: number;
  readonly duration_minutes: number;
  readonly category: NamedRow;
  readonly labels: readonly NamedRow[] | null;
  readonly persons: readonly (NamedRow & { readonly role: string })[] | null;
  readonly images: {
    readonly poster: Picture;
    readonly banner?: Picture;
    readonly gallery: readonly Picture[];
  };
  readonly updated_at: Date;
}

/**
 * What is told of events whatever is asked. Names are looked up one by one instead of joined: the planner would spend longer
 * on the order of so many joins than their few rows take.
 */
export async function selectCards(
  db: Db,
  eventIds: readonly number[],
  { lang, mainLang }: Languages,
): Promise<readonly CardRow[]> {
  const { rows } = await db.query(sql<CardRow>`
    /* select_event_cards */
    select events.id, events.event_source_id, events.age_limit, events.duration_minutes, events.images,
      events.updated_at,
      coalesce(texts.title, main.title, '') as title,
      coalesce(texts.subtitle, main.subtitle) as subtitle,
      coalesce(texts.description, main.description, '') as description,
      texts.title is null or texts.description is null
        or (texts.subtitle is null and main.subtitle is not null) as is_fallback,
      ${localizedName('categories', 'events.category_id', { lang, mainLang })} as category,
      (
        select json_agg(json_build_object('id', labels.id,
          'name', coalesce(labels.name ->> ${lang}, labels.name ->> ${mainLang}),
          'is_fallback', not labels.name ? ${lang}) order by labels.id)
        from event_labels
        join labels on labels.id = event_labels.label_id
        where event_labels.event_id = events.id
      ) as labels,
      (
        select json_agg(json_build_object('id', main_name.person_id, 'name', coalesce(own_name.name, main_name.name),
          'role', coalesce(credits.role ->> ${lang}, credits.role ->> ${mainLang}),
          'is_fallback', own_name.name is null or not credits.role ? ${lang}) order by credits.position)
        from event_persons as credits
        join person_texts as main_name on main_name.person_id = credits.person_id and main_name.lang = ${mainLang}
        left join person_texts as own_name on own_name.person_id = credits.person_id and own_name.lang = ${lang}
        where credits.event_id = events.id
      ) as persons
    from events
    join event_texts as main on main.event_id = events.id and main.lang = ${mainLang}
    left join event_texts as texts on texts.event_id = events.id and texts.lang = ${lang}
    where events.id = any(${eventIds}::integer[])`);
  return rows;
}

export interface VenueRow {
  readonly id: number;
  readonly hall: NamedRow;
  readonly place: NamedRow & { readonly address: string };
  readonly location: NamedRow;
}

/** All halls, and where they are. */
export async function selectVenues(db: Db, { lang, mainLang }: Languages): Promise<readonly VenueRow[]> {
  const { rows } = await db.query(sql<VenueRow>`
    select venues.id,
      ${localizedName('halls', 'venues.id', { lang, mainLang })} as hall,
      ${localizedName('locations', 'places.location_id', { lang, mainLang })} as location,
      json_build_object('id', main.place_id, 'name', coalesce(texts.name, main.name),
        'address', coalesce(texts.address, main.address), 'is_fallback', texts.name is null or texts.address is null) as place
    from halls as venues
    join places on places.id = venues.place_id
    join place_texts as main on main.place_id = venues.place_id and main.lang = ${mainLang}
    left join place_texts as texts on texts.place_id = venues.place_id and texts.lang = ${lang}`);
  return rows;
}
