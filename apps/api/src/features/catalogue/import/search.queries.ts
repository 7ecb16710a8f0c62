import { sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';
import type { SearchRow } from './search-rows.ts';

const chunkSize = 2000;

export async function deleteSearchTexts(tx: Tx, kind: SearchRow['kind'], ids: readonly number[]) {
  await sql`
    delete from search_texts
    where kind = ${kind} and item_id = any(${ids})`.execute(tx);
}

export async function insertSearchTexts(tx: Tx, rows: readonly SearchRow[]) {
  for (let start = 0; start < rows.length; start += chunkSize)
    await insertChunk(tx, rows.slice(start, start + chunkSize));
}

async function insertChunk(tx: Tx, rows: readonly SearchRow[]) {
  await sql`
    insert into search_texts (kind, item_id, lang, title, words)
    select kind, item_id, lang, title,
      setweight(to_tsvector(search_config(lang), fold(title)), 'A')
        || setweight(to_tsvector(search_config(lang), fold(body)), 'C')
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (kind text, item_id integer, lang text, title text, body text)`.execute(tx);
}
