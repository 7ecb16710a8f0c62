import { sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';
import type { NewWord } from './search-texts.queries.ts';

export async function insertWords(tx: Tx, words: readonly (NewWord & { readonly sound: string })[]) {
  await sql`
    insert into search_words (word, lang, stem, sound)
    select word, lang, stem, sound
    from json_to_recordset(${JSON.stringify(words)}::json) as given (word text, lang text, stem text, sound text)
    on conflict do nothing`.execute(tx);
}

/** Forgets words that no name has any more. */
export async function deleteUnused(tx: Tx, stems: readonly string[]) {
  await sql`
    delete from search_words
    where stem = any(${stems})
      and not exists (
        select
        from search_texts
        where search_texts.lang = search_words.lang
          and search_texts.words @@ (quote_literal(search_words.stem) || ':abc')::tsquery)`.execute(tx);
}

/** Lets the entries of one import wait for each other: merged at once, they cost less than a few at a time. */
export async function gatherNewEntries(tx: Tx) {
  await sql`set local gin_pending_list_limit = '16MB'`.execute(tx);
}

/** New entries wait in lists that every search has to read; the planner rightly shuns an index with a long one. */
export async function mergeNewEntries(tx: Tx) {
  await sql`
    select gin_clean_pending_list('search_texts_words'), gin_clean_pending_list('search_words_sounds')`.execute(
    tx,
  );
}
