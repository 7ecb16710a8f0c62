import type { Db } from '../database/connect.ts';
import { sql } from '../database/sql.ts';

/** What holds for every answer unless the query says otherwise. */
export interface CatalogueSettings {
  readonly mainLang: string;
  /** In which any event has a title. */
  readonly languages: readonly string[];
  /** Of the first site. */
  readonly currency: string;
  /** Those of all sites, and those that anything has a price in. */
  readonly currencies: readonly string[];
}

export async function readSettings(db: Db): Promise<CatalogueSettings> {
  const { rows } = await db.query(sql<CatalogueSettings>`
    with recursive priced (currency) as (
      -- From each to the next by the index: prices are many, currencies few.
      (select min(currency) from price_ranges)
      union all
      select (select min(currency) from price_ranges where price_ranges.currency > priced.currency)
      from priced
      where priced.currency is not null
    ), site as (
      select coalesce((select theme ->> 'currency' from landings order by id limit 1), 'RUB') as currency
    )
    select main_lang as "mainLang", languages, site.currency,
      array(
        select currency from site
        union
        select offered ->> 'code' from landings cross join jsonb_array_elements(theme -> 'currencies') as offered
        union
        select currency from priced where currency is not null
      ) as currencies
    from catalogue
    cross join site`);
  const [row] = rows;
  if (!row) throw new Error('the table catalogue has lost its only row');
  return row;
}
