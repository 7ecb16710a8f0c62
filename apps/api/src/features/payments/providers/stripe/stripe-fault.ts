import Stripe from 'stripe';
import { ProviderFault } from '../provider-fault.ts';

interface Answered {
  readonly lastResponse: { readonly statusCode: number };
}

/** Turns what the SDK throws into our two kinds of fault. */
export async function translated<Result extends Answered>(act: Promise<Result>): Promise<Result> {
  const result = await act.catch(rethrow);
  // A gateway that fails in words of its own is no answer, which the SDK does not notice.
  const { statusCode } = result.lastResponse;
  if (statusCode >= 400) throw new ProviderFault('unavailable', `Stripe: ${statusCode}`);
  return result;
}

function rethrow(cause: unknown): never {
  if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
  const isRefusal =
    cause instanceof Stripe.errors.StripeInvalidRequestError ||
    cause instanceof Stripe.errors.StripeIdempotencyError ||
    cause instanceof Stripe.errors.StripeCardError;
  throw new ProviderFault(isRefusal ? 'refused' : 'unavailable', `Stripe: ${cause.message}`, { cause });
}

/** Undefined instead of a fault when Stripe says that there is no such thing. */
export const ifKnown = <Result extends Answered>(act: Promise<Result>): Promise<Result | undefined> =>
  translated(act).catch((fault: Error) => {
    if (fault.cause instanceof Stripe.errors.StripeError && fault.cause.statusCode === 404) return undefined;
    throw fault;
  });
