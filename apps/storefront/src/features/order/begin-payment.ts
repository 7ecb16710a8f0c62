import type { OrderApi } from '@parterre/api-client/order-api';
import type { ErrorCode } from '@parterre/contracts/errors';
import type { PaymentRequest } from '@parterre/contracts/orders/order-request';
import { outcomeOf } from '../../api/outcome.ts';

export type Refusal = ErrorCode | 'failed';

/** Begins to pay, and leaves for where that goes on. Answers why not, when it was refused. */
export async function beginPayment(
  api: OrderApi,
  token: string,
  request: PaymentRequest,
): Promise<Refusal | undefined> {
  const outcome = await outcomeOf(api.startPayment(token, request));
  if (outcome.kind !== 'done') return outcome.kind === 'refused' ? outcome.problem.code : 'failed';
  location.assign(outcome.answer.redirect_url);
  return undefined;
}
