import type { AuditQuery } from '@parterre/contracts/console/audit';
import type { Json } from '../../commands/command.ts';
import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

export interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly account_id: string | null;
  readonly actor: string;
  readonly session_id: string | null;
  readonly command: string;
  readonly subject: string;
  readonly reason: string;
  readonly before: Json;
  readonly after: Json;
  readonly confirmed_by: string | null;
  readonly request_id: string | null;
}

export async function selectAuditEntries(db: Db, query: AuditQuery): Promise<readonly AuditRow[]> {
  const { account_id, command, subject, since, until, before, limit } = query;
  const conditions = [
    ...(account_id === undefined ? [] : [sql`account_id = ${account_id}`]),
    ...(command === undefined ? [] : [sql`command = ${command}`]),
    ...(subject === undefined ? [] : [sql`subject = ${subject}`]),
    ...(since === undefined ? [] : [sql`at >= ${since}`]),
    ...(until === undefined ? [] : [sql`at < ${until}`]),
    ...(before === undefined ? [] : [sql`id < ${before}`]),
  ];
  const { rows } = await db.query(sql<AuditRow>`
    select id, at, account_id, actor, session_id, command, subject, reason, before, after, confirmed_by, request_id
    from audit_log
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, ' and ')}
    order by id desc
    limit ${limit}`);
  return rows;
}
