import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import { type Breach, breachesOf } from './breach.ts';

const quietAfter = sql`interval '2 hours'`;

/** Orders, payments and refunds that nobody moves on. */
export async function selectStandstill(db: Db, at: Date) {
  return breachesOf(
    await sql<Breach>`
      select format('order %s should have expired at %s', number, expires_at) as breach
      from orders
      where state = 'awaiting_payment' and expires_at < ${at}::timestamptz - ${quietAfter}
      union all
      select format('refund %s has been %s since %s', refunds.id, state, created_at)
      from refunds
      where state = 'created' and created_at < ${at}::timestamptz - ${quietAfter}
      union all
      select format('task %s has waited since %s: %s', happening, created_at, coalesce(last_fault, 'nobody took it'))
      from outbox
      where done_at is null and created_at < ${at}::timestamptz - ${quietAfter}
        and (tries > 0 or due_at < ${at}::timestamptz - ${quietAfter})
        and not exists (select from attention where subject = 'outbox:' || outbox.id)`.execute(db),
  );
}
