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
  claimDeliveries,
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
/** To so many at once; to each of them one after another. */
const maxAtOnce = 16;
/** Then it is the next one's turn. */
const maxInARow = 50;
const keptMs = 30 * 24 * 3_600_000;

export interface WebhookSender {
  /** Begins to send what is due, and waits for no answer. To be called every second or so, in any number of processes. */
  send(): Promise<void>;
  /** When all that was begun is answered, or has failed. */
  settle(): Promise<void>;
  /** The same, and nothing more is begun: what waits is sent by others. */
  end(): Promise<void>;
}

/** One endpoint that hangs keeps no other waiting: it is waited for beside them, and has one message of this process in its hands at a time. */
export function makeWebhookSender(deps: WebhookDeps, onFault: (error: unknown) => void): WebhookSender {
  const underWay = new Map<string, Promise<void>>();
  const ending = new AbortController();
  const settle = async () => {
    await Promise.all(underWay.values());
  };
  return {
    send: async () => {
      if (ending.signal.aborted) return;
      const limit = maxAtOnce - underWay.size;
      if (limit === 0) return;
      const claimed = await claim(deps, { busy: [...underWay.keys()], limit });
      for (const delivery of claimed) {
        const id = delivery.webhook_id;
        const sent = sendInARow(deps, delivery, ending.signal)
          .catch(onFault)
          .finally(() => underWay.delete(id));
        underWay.set(id, sent);
      }
    },
    settle,
    end: async () => {
      ending.abort();
      await settle();
    },
  };
}

const claim = (
  { db, now }: WebhookDeps,
  which:
    | { readonly webhookId: string; readonly limit: 1 }
    | { readonly busy: string[]; readonly limit: number },
): Promise<readonly ClaimedDelivery[]> => {
  const at = now();
  return claimDeliveries(db, { at, until: new Date(at.getTime() + claimMs), ...which });
};

/** All that an endpoint is to be told, while it takes it. */
async function sendInARow(deps: WebhookDeps, first: ClaimedDelivery, ending: AbortSignal): Promise<void> {
  let delivery: ClaimedDelivery | undefined = first;
  for (let sent = 1; delivery; sent += 1) {
    const isTaken = await sendOne(deps, delivery);
    if (!isTaken || sent === maxInARow || ending.aborted) return;
    [delivery] = await claim(deps, { webhookId: first.webhook_id, limit: 1 });
  }
}

/** Answers whether it was taken. */
async function sendOne(deps: WebhookDeps, delivery: ClaimedDelivery): Promise<boolean> {
  const { db, now } = deps;
  const startedAt = performance.now();
  const { answer, fault } = await post(deps, toMessage(deps, delivery, now()));
  const attempt = { at: now(), answer, fault, tookMs: Math.round(performance.now() - startedAt) };
  const isTaken = answer !== null && answer >= 200 && answer < 300;
  await (isTaken ? finishDelivery(db, delivery.id, attempt) : putOff(db, delivery, attempt));
  return isTaken;
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
