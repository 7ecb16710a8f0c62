import type { Translated } from '@parterre/contracts/catalogue-file/values';
import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

export interface LandingPageRow {
  readonly kind: 'info' | 'custom';
  readonly slug: string;
  readonly title: Translated;
  readonly body: Translated;
}

export interface LandingRow {
  readonly id: number;
  readonly name: string;
  readonly domain: string;
  readonly languages: string[];
  readonly theme: { readonly main_lang: string };
  readonly navigation: readonly { readonly title: Translated; readonly path: string }[];
  readonly updated_at: Date;
  readonly pages: readonly LandingPageRow[] | null;
}

/** In the order in which they are served. */
export async function selectOnlineLandings(
  db: Db,
): Promise<readonly { readonly id: number; readonly domain: string }[]> {
  const { rows } = await db.query(sql<{ id: number; domain: string }>`
    select id, domain
    from landings
    where online
    order by id`);
  return rows;
}

export async function selectLanding(db: Db, id: number): Promise<LandingRow | undefined> {
  const { rows } = await db.query(sql<LandingRow>`
    select id, name, domain, languages, theme, navigation, updated_at,
      (
        select json_agg(json_build_object('kind', kind, 'slug', slug, 'title', title, 'body', body) order by position)
        from landing_pages
        where landing_id = landings.id
      ) as pages
    from landings
    where id = ${id}`);
  return rows[0];
}
