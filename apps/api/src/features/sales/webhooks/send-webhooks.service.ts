import { judgeFailure } from '@parterre/domain/webhooks/delivery-retry';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import { withoutAddresses } from '../../../logging/scrub.ts';
import { insertAttentionItem } from '../attention/attention.queries.ts';
import type { Outgoing, PostMessage } from './post-message.ts';
import { signedHeaders } from './webhook-signature.ts';
import {
  type Attempt,
  type ClaimedDelivery,
  claimDelivery,
  deleteDeliveries,
  disableWebhook,
  finishDelivery,
  insertDeliveries,
  putOffDelivery,
} from './webhooks.queries.ts';

export interface WebhookDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Of which each endpoint's own is made. */
  readonly secret: string;
  readonly post: PostMessage;
}

/** Longer than a message may take. */
const claimMs = 60_000;
const maxPerRun = 50;
const keptMs = 30 * 24 * 3_600_000;

/** Sends what is due. To be called every second or so, by any number of processes. */
export async function sendWebhooks(deps: WebhookDeps): Promise<void> {
  for (let sent = 0; sent < maxPerRun; sent += 1) if (!(await sendNext(deps))) return;
}

async function sendNext(deps: WebhookDeps): Promise<boolean> {
  const { db, now } = deps;
  const at = now();
  const delivery = await claimDelivery(db, { at, until: new Date(at.getTime() + claimMs) });
  if (!delivery) return false;
  const startedAt = performance.now();
  const { answer, fault } = await post(deps, toMessage(deps, delivery, at));
  const attempt = { at: now(), answer, fault, tookMs: Math.round(performance.now() - startedAt) };
  if (answer !== null && answer >= 200 && answer < 300) await finishDelivery(db, delivery.id, attempt);
  else await putOff(db, delivery, attempt);
  return true;
}

async function post(
  { post: send }: WebhookDeps,
  message: Outgoing,
): Promise<Pick<Attempt, 'answer' | 'fault'>> {
  try {
    return { answer: await send(message), fault: null };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { answer: null, fault: withoutAddresses(text).slice(0, 300) };
  }
}

async function putOff(db: Db, delivery: ClaimedDelivery, attempt: Attempt): Promise<void> {
  const { id, webhook_id: webhookId, attempts, failing_since: since } = delivery;
  const verdict = judgeFailure({ attempts, failingSince: since ?? attempt.at, at: attempt.at });
  // What waits when an endpoint is turned off goes on once somebody turns it on again.
  const dueAt = verdict.kind === 'retry' ? verdict.dueAt : verdict.kind === 'disable' ? attempt.at : null;
  await putOffDelivery(db, id, { ...attempt, dueAt });
  if (verdict.kind !== 'disable' || !(await disableWebhook(db, webhookId, attempt.at))) return;
  await insertAttentionItem(db, {
    subject: `webhook:${webhookId}`,
    reason: 'webhook_disabled',
    orderId: null,
    details: { url: delivery.url },
    at: attempt.at,
  });
}

function toMessage({ secret }: WebhookDeps, delivery: ClaimedDelivery, at: Date): Outgoing {
  const { id, webhook_id: webhookId, secret_version: version, rotated_at: rotatedAt, url } = delivery;
  const body = JSON.stringify({
    type: delivery.event,
    timestamp: delivery.created_at.toISOString(),
    data: writeData(delivery),
  });
  return { url, body, headers: signedHeaders(secret, { webhookId, version, rotatedAt }, { id, at, body }) };
}

/** By numbers: whoever may know the buyer looks the order up. */
function writeData({ details, order_id, order_number }: ClaimedDelivery): object {
  const { amount_minor: minor, currency, ...others } = details;
  return {
    ...(order_id !== null && { order_id, order_number }),
    ...others,
    ...(typeof minor === 'number' &&
      typeof currency === 'string' && { amount: wireAmount(minor, currency), currency_code: currency }),
  };
}

interface ChangedPerformance {
  readonly event_id: number;
  readonly performance_id: number;
  readonly revision: number;
}

/** Tells of a performance that is not what it was; of orders it is told where the journal is written. */
export const announcePerformance = (
  db: Db,
  { event_id, performance_id, revision }: ChangedPerformance,
  at: Date,
): Promise<void> =>
  insertDeliveries(db, {
    event: 'performance.changed',
    deduplicationKey: `performance.changed:${performance_id}:${revision}`,
    details: { event_id, performance_id },
    at,
  });

export const forgetDeliveries = (db: Db, at: Date): Promise<void> =>
  deleteDeliveries(db, new Date(at.getTime() - keptMs));
