import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@parterre/domain/webhooks/webhook-events';
import { type Command, refuse } from '../../../commands/command.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { deleteAttentionItems, resolveAttentionItems } from '../attention/attention.queries.ts';
import { findEndpointFault } from './endpoint-url.ts';
import { webhookSecret } from './webhook-signature.ts';
import {
  lockDelivery,
  lockWebhook,
  queueReplay,
  queueWebhook,
  queueWebhookChange,
  queueWebhookRemoval,
  type WebhookRow,
} from './webhooks.queries.ts';

const noWebhook = makeProblem('not_found', 'There is no such webhook.');
const noDelivery = makeProblem('not_found', 'There is no such message.');
const nothingChanges = makeProblem('nothing_changes', 'It is like that already.');
const isOff = makeProblem('webhook_off', 'Turn it on first.');
const badUrl = makeProblem('invalid_request', 'Messages cannot be sent there.', {
  details: [{ field: 'input.url', reason: 'bad_format', message: 'must begin with https://' }],
});

const subject = (id: string) => `webhook:${id}`;
const house = { kind: 'house' } as const;
/** The names of what it is told of, each once and in their own order. */
const sorted = (events: readonly WebhookEvent[]) => [...new Set(events)].toSorted();

interface SecretDeps {
  readonly secret: string;
}

type Made = { readonly webhook_id: string; readonly secret_version: number };

interface Added {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

export const addWebhook = ({ secret }: SecretDeps): Command<'webhooks.add', Added, Made> => ({
  name: 'webhooks.add',
  permission: 'webhooks.change',
  needsStepUp: true,
  preview: async (_tx, { url, events }) => {
    if (findEndpointFault(url)) return refuse(badUrl);
    const added = { id: randomUUID(), url, events: sorted(events) };
    return {
      kind: 'previewed',
      subject: subject(added.id),
      area: house,
      before: null,
      after: { url, events: added.events },
      change: added,
    };
  },
  run: async (tx, { id, url, events }, { actor, at }) => {
    queueWebhook(tx, { id, url, events, at, by: actor.name });
    return { webhook_id: id, secret_version: 1 };
  },
  answer: ({ webhook_id, secret_version }) => ({
    webhook_id,
    secret: webhookSecret(secret, webhook_id, secret_version),
  }),
});

interface Change {
  readonly before: WebhookRow;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly isActive: boolean;
  readonly rotates: boolean;
}

type Changed = { readonly webhook_id: string; readonly new_version: number | null };

export const changeWebhook = ({ secret }: SecretDeps): Command<'webhooks.change', Change, Changed> => ({
  name: 'webhooks.change',
  permission: 'webhooks.change',
  needsStepUp: true,
  preview: async (tx, { webhook_id: id, url, events, is_active, rotates_secret: rotates = false }) => {
    const before = await lockWebhook(tx, id);
    if (!before) return refuse(noWebhook);
    if (url !== undefined && findEndpointFault(url)) return refuse(badUrl);
    const wasActive = before.disabled_at === null;
    const change = {
      before,
      url: url ?? before.url,
      events: sorted(events ?? before.events),
      isActive: is_active ?? wasActive,
      rotates,
    };
    const old = {
      url: before.url,
      events: sorted(before.events),
      is_active: wasActive,
      is_new_secret: false,
    };
    const now = {
      url: change.url,
      events: change.events,
      is_active: change.isActive,
      is_new_secret: rotates,
    };
    if (JSON.stringify(old) === JSON.stringify(now)) return refuse(nothingChanges);
    return { kind: 'previewed', subject: subject(id), area: house, before: old, after: now, change };
  },
  run: async (tx, { before, url, events, isActive, rotates }, { at }) => {
    const { id, secret_version, rotated_at, disabled_at, failing_since } = before;
    const isTurnedOn = isActive && disabled_at !== null;
    queueWebhookChange(tx, id, {
      url,
      events,
      secret_version: rotates ? secret_version + 1 : secret_version,
      rotated_at: rotates ? at : rotated_at,
      disabled_at: isActive ? null : (disabled_at ?? at),
      failing_since: isTurnedOn ? null : failing_since,
    });
    // Taken off the list: what is on it once is not put there again.
    if (isTurnedOn) await deleteAttentionItems(tx, subject(id));
    return { webhook_id: id, new_version: rotates ? secret_version + 1 : null };
  },
  answer: ({ webhook_id, new_version }) => ({
    webhook_id,
    secret: new_version === null ? null : webhookSecret(secret, webhook_id, new_version),
  }),
});

type Named = { readonly webhook_id: string };

export const removeWebhook: Command<'webhooks.remove', Named, Named> = {
  name: 'webhooks.remove',
  permission: 'webhooks.change',
  needsStepUp: true,
  preview: async (tx, { webhook_id }) => {
    const before = await lockWebhook(tx, webhook_id);
    if (!before) return refuse(noWebhook);
    return {
      kind: 'previewed',
      subject: subject(webhook_id),
      area: house,
      before: { url: before.url, events: sorted(before.events) },
      after: null,
      change: { webhook_id },
    };
  },
  run: async (tx, { webhook_id }, { actor, at }) => {
    queueWebhookRemoval(tx, webhook_id);
    await resolveAttentionItems(tx, subject(webhook_id), { at, actor: actor.name });
    return { webhook_id };
  },
  answer: (stored) => stored,
};

type Replayed = { readonly delivery_id: string };

/** Sends a message once more, under the id that it had. */
export const replayWebhook: Command<'webhooks.replay', Replayed, Replayed> = {
  name: 'webhooks.replay',
  permission: 'webhooks.change',
  needsStepUp: false,
  preview: async (tx, { delivery_id }) => {
    const delivery = await lockDelivery(tx, delivery_id);
    if (!delivery) return refuse(noDelivery);
    if (delivery.disabled_at !== null) return refuse(isOff);
    const { event, url, attempts } = delivery;
    return {
      kind: 'previewed',
      subject: subject(delivery.webhook_id),
      area: house,
      before: { event, url, attempts },
      after: { event, url, attempts: 0 },
      change: { delivery_id },
    };
  },
  run: async (tx, { delivery_id }, { at }) => {
    queueReplay(tx, delivery_id, at);
    return { delivery_id };
  },
  answer: (stored) => stored,
};
