import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { type Breach, breachMessages } from '../../invariant.ts';

/** The cluster itself ends within a minute or two what a crash has left. */
const graceMinutes = 5;

export async function countPreparedTransactions(db: Db, minutes = graceMinutes): Promise<number> {
  const { rows } = await db.query(sql<{ prepared: number }>`
    select count(*) as prepared from prepared_transactions(${minutes})`);
  return rows[0]?.prepared ?? 0;
}

export async function selectPreparedTransactions(db: Db, minutes = graceMinutes): Promise<readonly string[]> {
  return breachMessages(
    await db.query(sql<Breach>`
      select case
          when transaction_id is null then format('%s does not answer', node)
          else format('%s: transaction %s is prepared, and nobody ends it; next: select recover_prepared_transactions()', node, transaction_id)
        end as breach
      from prepared_transactions(${minutes})
      order by 1`),
  );
}
