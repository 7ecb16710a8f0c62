import type { OrderApi } from '@parterre/api-client/order-api';
import type { ErrorCode } from '@parterre/contracts/errors';
import type { Problem } from '@parterre/contracts/errors/problem';
import type { PaymentRequest } from '@parterre/contracts/orders/order-request';
import { type Outcome, toOutcome } from '../../api/outcome.ts';

/** Why something was not done, with what belongs to it where there is more to say. */
export type Refusal = Problem['error'] | { readonly code: PlainCode | 'currency_changed' | 'failed' };
type PlainCode = Exclude<
  ErrorCode,
  | 'acquisition_unavailable'
  | 'too_many_open_orders'
  | 'too_many_free_tickets'
  | 'voucher_refused'
  | 'transfer_refused'
>;

/** Why a call was not done. */
export const toRefusal = (outcome: Exclude<Outcome<unknown>, { kind: 'done' }>): Refusal =>
  outcome.kind === 'refused' ? outcome.problem : { code: 'failed' };

/** Starts a payment and leaves for its page. Resolves to the refusal, if there is one. */
export async function beginPayment(
  api: OrderApi,
  token: string,
  request: PaymentRequest,
): Promise<Refusal | undefined> {
  const outcome = await toOutcome(api.startPayment(token, request));
  if (outcome.kind !== 'done') return toRefusal(outcome);
  location.assign(outcome.answer.redirect_url);
  return undefined;
}
