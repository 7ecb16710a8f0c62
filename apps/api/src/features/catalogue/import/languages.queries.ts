import { sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';

export async function storeLanguages(tx: Tx, mainLang: string, languages: readonly string[]): Promise<void> {
  await sql`
    update catalogue
    set main_lang = ${mainLang}, languages = ${languages}`.execute(tx);
}

/** Events that were stored before a language came up are sorted there by their titles in the main one. */
export async function fillTexts(tx: Tx, mainLang: string, languages: readonly string[]): Promise<void> {
  await sql`
    insert into event_texts (event_id, lang, sort_title)
    select main.event_id, added.lang, main.sort_title
    from event_texts as main
    cross join unnest(${languages}::text[]) as added (lang)
    where main.lang = ${mainLang}
    on conflict do nothing`.execute(tx);
}
