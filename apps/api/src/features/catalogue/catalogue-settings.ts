import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** What holds for every answer unless the query says otherwise. */
export interface CatalogueSettings {
  readonly mainLang: string;
  /** In which any event has a title. */
  readonly languages: readonly string[];
  /** Of the first site. */
  readonly currency: string;
}

export async function readSettings(db: Db): Promise<CatalogueSettings> {
  const { rows } = await sql<CatalogueSettings>`
    select main_lang as "mainLang", languages,
      coalesce((select theme ->> 'currency' from landings order by id limit 1), 'RUB') as currency
    from catalogue`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the table catalogue has lost its only row');
  return row;
}
