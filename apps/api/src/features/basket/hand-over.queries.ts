import { sql } from 'kysely';
import type { Tx } from '../../database/connect.ts';
import type { WriteTarget } from './basket.queries.ts';

/** Takes the lines that hold something out of a basket, if it is still as it was seen; answers whether it was. */
export async function takeHeldLines(tx: Tx, { id, seen, at }: WriteTarget): Promise<boolean> {
  const { rows } = await sql`
    update baskets
    set lines = jsonb_path_query_array(lines, '$[*] ? (@.units.size() == 0)'), expires_at = null,
      version = version + 1, updated_at = ${at}
    where id = ${id} and version = ${seen} and expires_at > ${at}
    returning id`.execute(tx);
  return rows.length > 0;
}
