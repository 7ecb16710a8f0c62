import { sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';

/** Dates of events that are not in the file follow their hall to another place. */
export async function followHalls(tx: Tx): Promise<void> {
  await sql`
    update showings
    set place_id = halls.place_id, location_id = places.location_id
    from halls
    join places on places.id = halls.place_id
    where halls.id = showings.hall_id
      and (showings.place_id, showings.location_id) is distinct from (halls.place_id, places.location_id)
  `.execute(tx);
}
