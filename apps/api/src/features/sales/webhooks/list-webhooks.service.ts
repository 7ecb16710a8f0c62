import type {
  DeliveryPage,
  DeliveryQuery,
  Webhook,
  WebhookDelivery,
} from '@parterre/contracts/console/webhooks';
import type { Db } from '../../../database/connect.ts';
import { type DeliveryRow, selectDeliveries, selectWebhooks } from './webhooks.queries.ts';

const pageSize = 50;

export async function listWebhooks(db: Db): Promise<Webhook[]> {
  const rows = await selectWebhooks(db);
  return rows.map(
    ({ id, url, events, created_at, created_by, rotated_at, failing_since, disabled_at, waiting }) => ({
      id,
      url,
      events: [...events],
      created_at: created_at.toISOString(),
      created_by,
      is_active: disabled_at === null,
      failing_since: failing_since?.toISOString() ?? null,
      rotated_at: rotated_at?.toISOString() ?? null,
      waiting,
    }),
  );
}

/** What was sent to one, the newest first. */
export async function listDeliveries(db: Db, { webhook_id, before }: DeliveryQuery): Promise<DeliveryPage> {
  // One more than is shown says whether there is a next page.
  const rows = await selectDeliveries(db, { webhookId: webhook_id, before, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  return {
    results: shown.map(toWire),
    next: rows.length > pageSize ? (shown.at(-1)?.sequence ?? null) : null,
  };
}

function toWire(row: DeliveryRow): WebhookDelivery {
  const { id, event, order_number, attempts, answer, fault, took_ms, delivered_at, given_up_at } = row;
  const state = delivered_at ? 'delivered' : given_up_at ? 'given_up' : 'waiting';
  return {
    id,
    event,
    order_number,
    created_at: row.created_at.toISOString(),
    attempts,
    state,
    due_at: state === 'waiting' ? row.due_at.toISOString() : null,
    tried_at: row.tried_at?.toISOString() ?? null,
    answer,
    fault,
    took_ms,
  };
}
