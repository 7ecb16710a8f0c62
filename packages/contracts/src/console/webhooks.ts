import { webhookEvents } from '@parterre/domain/webhooks/webhook-events';
import { z } from 'zod';
import { wholeNumber } from '../query/whole-number.ts';
import { timestamp } from '../values/timestamp.ts';

export const webhookId = z.uuid();
export const webhookUrl = z.string().trim().min(1).max(2000);
export const webhookEventList = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length);

export const webhook = z
  .object({
    id: webhookId,
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    created_at: timestamp,
    created_by: z.string(),
    is_active: z.boolean(),
    failing_since: timestamp.nullable().describe('Since when it has taken nothing'),
    rotated_at: timestamp.nullable().describe('When its secret was last changed'),
    waiting: z.int().describe('Messages that are still to be sent'),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

export const deliveryQuery = z.object({
  webhook_id: webhookId,
  before: wholeNumber(1, 1e15 - 1)
    .optional()
    .describe('What the page before said as `next`'),
});
export type DeliveryQuery = z.output<typeof deliveryQuery>;

const delivery = z
  .object({
    id: z.uuid().describe('`webhook-id` of the message: the same however often it is sent'),
    event: z.enum(webhookEvents),
    order_number: z.int().nullable(),
    created_at: timestamp,
    attempts: z.int(),
    state: z.enum(['waiting', 'delivered', 'given_up']),
    due_at: timestamp.nullable().describe('When it is tried next'),
    tried_at: timestamp.nullable(),
    answer: z.int().nullable().describe('Status of the last answer'),
    fault: z.string().nullable().describe('Why there was none'),
    took_ms: z.int().nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof delivery>;

export const deliveryPage = z
  .object({ results: z.array(delivery), next: z.int().nullable() })
  .meta({ id: 'WebhookDeliveries' });
export type DeliveryPage = z.infer<typeof deliveryPage>;
