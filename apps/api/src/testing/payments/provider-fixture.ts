import type { Money } from '@parterre/domain/money/money';
import type {
  Notification,
  PaymentProvider,
  ProviderRefund,
} from '../../features/sales/payments/providers/payment-provider.ts';

/** A provider with its other side: what payers do, and how it may fail. */
export interface ProviderFixture {
  readonly provider: PaymentProvider;
  readonly money: (amountMinor: number) => Money;
  pay(providerPaymentId: string): Promise<void>;
  /** The payer does their part, and the bank takes its time. */
  submit(providerPaymentId: string): Promise<void>;
  /** One minor unit less arrives. */
  payLess(providerPaymentId: string): Promise<void>;
  /** The payer has too little money. */
  decline(providerPaymentId: string): Promise<void>;
  /** What the provider tells of it, true and signed. */
  notify(providerPaymentId: string): Promise<Notification>;
  notifyOfRefund(refund: ProviderRefund): Promise<Notification>;
  /** Somebody gives money back in the provider's dashboard, and not by us. Answers what the provider tells of it. */
  refundAtProvider(providerPaymentId: string, amountMinor: number): Promise<Notification>;
  /** Somebody else claims that it was paid. */
  forge(providerPaymentId: string): Promise<Notification>;
  breakDown(kind: 'none' | 'error' | 'cut'): void;
  /** Does what it is asked to, and its answer gets lost. */
  loseAnswers(count: number): void;
  close(): Promise<void>;
}
