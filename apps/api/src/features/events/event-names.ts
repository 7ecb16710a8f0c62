import { sql } from 'kysely';
import type { Languages } from '../catalogue/wire-picture.ts';

/** Something else of the catalogue as a line of text needs it; `is_fallback` when some of it is in the main language. */
export interface NamedRow {
  readonly id: number;
  readonly name: string;
  readonly is_fallback: boolean;
}

/** The thing of `table` whose id stands in the column `id`. */
export const nameOf = (table: string, id: string, { lang, mainLang }: Languages) => sql`(
  select json_build_object('id', id, 'name', coalesce(name ->> ${lang}, name ->> ${mainLang}),
    'is_fallback', not name ? ${lang})
  from ${sql.table(table)}
  where id = ${sql.ref(id)})`;

export const placeOf = (id: string, { lang, mainLang }: Languages) => sql`(
  select json_build_object('id', main.place_id, 'name', coalesce(texts.name, main.name),
    'address', coalesce(texts.address, main.address), 'is_fallback', texts.name is null or texts.address is null)
  from place_texts as main
  left join place_texts as texts on texts.place_id = main.place_id and texts.lang = ${lang}
  where main.place_id = ${sql.ref(id)} and main.lang = ${mainLang})`;

export const labelsOf = (eventId: string, { lang, mainLang }: Languages) => sql`(
  select json_agg(json_build_object('id', labels.id,
    'name', coalesce(labels.name ->> ${lang}, labels.name ->> ${mainLang}),
    'is_fallback', not labels.name ? ${lang}) order by labels.id)
  from event_labels
  join labels on labels.id = event_labels.label_id
  where event_labels.event_id = ${sql.ref(eventId)})`;

export const castOf = (eventId: string, { lang, mainLang }: Languages) => sql`(
  select json_agg(json_build_object('id', main.person_id, 'name', coalesce(texts.name, main.name),
    'role', coalesce(credits.role ->> ${lang}, credits.role ->> ${mainLang}),
    'is_fallback', texts.name is null or not credits.role ? ${lang}) order by credits.position)
  from event_persons as credits
  join person_texts as main on main.person_id = credits.person_id and main.lang = ${mainLang}
  left join person_texts as texts on texts.person_id = credits.person_id and texts.lang = ${lang}
  where credits.event_id = ${sql.ref(eventId)})`;
