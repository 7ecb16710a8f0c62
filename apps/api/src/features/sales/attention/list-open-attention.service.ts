import type { WireAttentionItem } from '@parterre/contracts/console/today';
import { isPermitted } from '@parterre/domain/staff/permissions';
import type { StaffActor } from '../../../commands/command.ts';
import type { Db } from '../../../database/connect.ts';
import { orderArea } from '../order-commands/lock-for-command.service.ts';
import { type OpenItemRow, selectOpenItems } from './attention.queries.ts';

/** More than anybody works off in a day. */
const maxRead = 500;

/** What needs a person and this one may see, the oldest first. */
export async function listOpenAttention(
  db: Db,
  actor: StaffActor,
  limit: number,
): Promise<{ readonly total: number; readonly items: readonly WireAttentionItem[] }> {
  const rows = await selectOpenItems(db, maxRead);
  const seen: OpenItemRow[] = [];
  const seesAll = isPermitted(actor.grants, 'orders.view', { kind: 'house' });
  for (const row of rows) if (seesAll || (await isWithinReach(db, actor, row))) seen.push(row);
  return { total: seen.length, items: seen.slice(0, limit).map(toWire) };
}

/** What is of no order is the house's. */
const isWithinReach = async (db: Db, { grants }: StaffActor, { lines }: OpenItemRow): Promise<boolean> =>
  lines.length > 0 && isPermitted(grants, 'orders.view', await orderArea(db, { lines }));

const toWire = ({ subject, reason, order_number, created_at }: OpenItemRow): WireAttentionItem => ({
  subject,
  reason,
  order_number,
  since: created_at.toISOString(),
});
