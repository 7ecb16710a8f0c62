import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface SiteRow {
  readonly id: number;
  readonly name: string;
  readonly domain: string | null;
  /** Null for one that is in drafts alone. */
  readonly online: boolean | null;
  readonly main_lang: string | null;
  readonly languages: string[];
  readonly currencies: string[];
  readonly drafts: { readonly id: string; readonly name: string }[];
}

export async function selectSites(db: Db): Promise<readonly SiteRow[]> {
  const { rows } = await db.query(sql<SiteRow>`
    with drafted as (
      select draft_items.item_key, json_agg(json_build_object('id', drafts.id, 'name', drafts.name) order by drafts.name) as drafts,
        min(draft_items.item ->> 'name') as name, min(draft_items.item ->> 'domain') as domain
      from draft_items
      join drafts on drafts.id = draft_items.draft_id
      where draft_items.kind = 'landings' and draft_items.item_key ~ '^[1-9][0-9]{0,8}$'
      group by draft_items.item_key
    )
    select coalesce(landings.id, drafted.item_key::integer, 0) as id,
      coalesce(landings.name, drafted.name, drafted.item_key, '') as name,
      coalesce(landings.domain, drafted.domain) as domain, landings.online,
      landings.theme ->> 'main_lang' as main_lang, coalesce(landings.languages, '{}') as languages,
      array(select currency ->> 'code' from jsonb_array_elements(landings.theme -> 'currencies') as currency) as currencies,
      coalesce(drafted.drafts, '[]') as drafts
    from landings
    full join drafted on drafted.item_key = landings.id::text
    order by 1`);
  return rows;
}
