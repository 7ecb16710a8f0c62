import type { AuditPage, AuditQuery } from '@parterre/contracts/console/audit';
import type { Db } from '../../database/connect.ts';
import { selectAuditEntries } from './audit.queries.ts';

export async function searchAudit(db: Db, query: AuditQuery): Promise<AuditPage> {
  const { limit } = query;
  // One more than is shown says whether there is a next page.
  const found = await selectAuditEntries(db, { ...query, limit: limit + 1 });
  const shown = found.slice(0, limit);
  return {
    results: shown.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
