import type { Config } from '../../../../config.ts';
import type { PaymentProviders } from './payment-provider.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { yookassaProvider } from './yookassa/yookassa-provider.ts';

export interface SandboxAddress {
  readonly url: string;
  readonly secret: string;
}

/** The providers that the settings name, by their code. Settings have made sure that each has its keys. */
export function openProviders(
  { paymentProviders, stripe, yookassa }: Pick<Config, 'paymentProviders' | 'stripe' | 'yookassa'>,
  sandbox: SandboxAddress,
): PaymentProviders {
  const byCode = {
    sandbox: () => sandboxProvider(sandbox),
    stripe: () => stripe && stripeProvider(stripe),
    yookassa: () => yookassa && yookassaProvider(yookassa),
  };
  const opened = paymentProviders.map((code) => byCode[code]()).filter((provider) => provider !== undefined);
  return new Map(opened.map((provider) => [provider.code, provider]));
}
