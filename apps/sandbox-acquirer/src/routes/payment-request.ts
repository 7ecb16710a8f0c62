import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { money } from '@parterre/domain/money/money';
import { z } from 'zod';
import { misbehaviours } from '../records/misbehaviours.ts';
import { type PaymentDetails, paymentMethods } from '../records/payment.ts';

const amount = {
  amount_minor: z.int().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
};
const webAddress = z.url({ protocol: /^https?$/ });
const lifeMs = 30 * 60_000;

const paymentRequest = z.strictObject({
  ...amount,
  reference: z.string().min(1).max(200),
  method: z.enum(paymentMethods).default('card'),
  description: z.string().max(500).default(''),
  lang: z.enum(interfaceLanguages).default('en'),
  return_url: webAddress,
  fail_url: webAddress,
  notification_url: webAddress,
  expires_at: z.iso.datetime().optional(),
  misbehaviours: z.array(z.enum(misbehaviours)).default([]),
});

const refundRequest = z.strictObject(amount);

export const readPaymentRequest = (body: unknown, now: Date): PaymentDetails => {
  const asked = paymentRequest.parse(body);
  return {
    reference: asked.reference,
    amount: money(asked.amount_minor, asked.currency),
    method: asked.method,
    description: asked.description,
    lang: asked.lang,
    returnUrl: asked.return_url,
    failUrl: asked.fail_url,
    notificationUrl: asked.notification_url,
    expiresAt: asked.expires_at ?? new Date(now.getTime() + lifeMs).toISOString(),
    misbehaviours: asked.misbehaviours,
  };
};

export function readRefundRequest(body: unknown) {
  const asked = refundRequest.parse(body);
  return money(asked.amount_minor, asked.currency);
}
