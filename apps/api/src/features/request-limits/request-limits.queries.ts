import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

export interface Count {
  readonly visitor: string;
  readonly asked: number;
}

/** Adds what this process has counted to what all have, and answers the sums. In order, so that two processes never wait for each other. */
export async function addToTurns(db: Db, turn: Date, counts: readonly Count[]): Promise<readonly Count[]> {
  const { rows } = await db.query(sql<Count>`
    insert into visitor_turns (visitor, turn, asked)
    select visitor, ${turn}, asked
    from jsonb_to_recordset(${JSON.stringify(counts)}) as given (visitor text, asked integer)
    order by visitor
    on conflict (visitor, turn) do update set asked = visitor_turns.asked + excluded.asked
    returning visitor, asked`);
  return rows;
}
