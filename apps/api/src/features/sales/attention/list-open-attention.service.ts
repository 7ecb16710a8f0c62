import type { WireAttentionItem } from '@parterre/contracts/console/today';
import { isPermitted } from '@parterre/domain/staff/permissions';
import type { StaffActor } from '../../../commands/command.ts';
import type { Db } from '../../../database/connect.ts';
import { findAreas } from '../order-commands/lock-for-command.service.ts';
import { countOpenItems, type OpenItemRow, selectOpenItems } from './attention.queries.ts';

/** Far more than were ever left lying: above it, whoever sees a part of the house sees the oldest. */
const maxRead = 5000;

/** What needs a person and this one may see, the oldest first. */
export async function listOpenAttention(
  db: Db,
  { grants }: StaffActor,
  limit: number,
): Promise<{ readonly total: number; readonly items: readonly WireAttentionItem[] }> {
  if (isPermitted(grants, 'orders.view', { kind: 'house' })) {
    const items = await selectOpenItems(db, limit);
    return { total: await countOpenItems(db), items: items.map(toWire) };
  }
  // What is of no order is the house's.
  const ofOrders = (await selectOpenItems(db, maxRead)).filter(({ lines }) => lines.length > 0);
  const toArea = await findAreas(
    db,
    ofOrders.flatMap(({ lines }) => lines),
  );
  const within = ofOrders.filter(({ lines }) => isPermitted(grants, 'orders.view', toArea(lines)));
  return { total: within.length, items: within.slice(0, limit).map(toWire) };
}

const toWire = ({ subject, reason, order_number, created_at }: OpenItemRow): WireAttentionItem => ({
  subject,
  reason,
  order_number,
  since: created_at.toISOString(),
});
