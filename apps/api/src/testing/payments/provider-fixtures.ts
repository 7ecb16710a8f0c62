import { toDecimalText } from '@parterre/domain/money/decimal-text';
import { money } from '@parterre/domain/money/money';
import { sandboxProvider } from '../../features/sales/payments/providers/sandbox/sandbox-provider.ts';
import { stripeProvider } from '../../features/sales/payments/providers/stripe/stripe-provider.ts';
import { yookassaProvider } from '../../features/sales/payments/providers/yookassa/yookassa-provider.ts';
import type { ProviderFixture } from './provider-fixture.ts';
import { openSandbox } from './sandbox-fixture.ts';
import { openStripeSimulator } from './stripe-simulator.ts';
import { openYookassaSimulator } from './yookassa-simulator.ts';

async function stripeFixture(): Promise<ProviderFixture> {
  const keys = { secretKey: 'sk_test_parterre', webhookSecret: 'whsec_parterre' };
  const simulator = await openStripeSimulator(keys);
  return {
    provider: stripeProvider({ ...keys, url: simulator.url }),
    money: (amountMinor) => money(amountMinor, 'EUR'),
    pay: async (id) => simulator.pay(id),
    submit: async (id) => simulator.submit(id),
    payLess: async (id) => simulator.pay(id, -1),
    decline: async (id) => simulator.decline(id),
    notify: async (id) => simulator.sign('checkout.session.completed', { id }),
    notifyOfRefund: async ({ providerRefundId }) =>
      simulator.sign('refund.updated', { id: providerRefundId, object: 'refund' }),
    refundAtProvider: async (id, amountMinor) => simulator.refundAtProvider(id, amountMinor),
    forge: async (id) =>
      simulator.sign('checkout.session.completed', { id, payment_status: 'paid' }, { secret: 'whsec_guess' }),
    breakDown: simulator.breakDown,
    loseAnswers: simulator.loseAnswers,
    close: simulator.close,
  };
}

async function yookassaFixture(): Promise<ProviderFixture> {
  const keys = { shopId: '100500', secretKey: 'test_parterre' };
  const simulator = await openYookassaSimulator(keys);
  return {
    provider: yookassaProvider({ ...keys, url: simulator.url, vatCode: 1, taxSystemCode: 2 }),
    money: (amountMinor) => money(amountMinor, 'RUB'),
    pay: async (id) => simulator.pay(id),
    submit: async (id) => simulator.submit(id),
    payLess: async (id) => simulator.pay(id, -1),
    decline: async (id) => simulator.decline(id),
    notify: async (id) => simulator.notify('payment.succeeded', { id }),
    notifyOfRefund: async ({ providerRefundId, providerPaymentId }) =>
      simulator.notify('refund.succeeded', { id: providerRefundId, payment_id: providerPaymentId }),
    refundAtProvider: async (id, amountMinor) => {
      const value = toDecimalText(money(amountMinor, 'RUB'));
      return simulator.notify('refund.succeeded', simulator.refundAtProvider(id, { value, currency: 'RUB' }));
    },
    // It signs nothing: a stranger is known by the address.
    forge: async (id) =>
      simulator.notify('payment.succeeded', { id, status: 'succeeded', paid: true }, '203.0.113.7'),
    breakDown: simulator.breakDown,
    loseAnswers: simulator.loseAnswers,
    close: simulator.close,
  };
}

async function sandboxFixture(): Promise<ProviderFixture> {
  const { url, secret, ...fixture } = await openSandbox();
  const provider = sandboxProvider({ url, secret });
  return { provider, money: (amountMinor) => money(amountMinor, 'RUB'), ...fixture };
}

export const providerFixtures = { sandbox: sandboxFixture, stripe: stripeFixture, yookassa: yookassaFixture };
