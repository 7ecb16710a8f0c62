import type { TestCard } from '../../bank/cards.ts';
import type { Payment } from '../../records/payment.ts';

/** Everything that the payment page says. */
export interface PageTexts {
  readonly title: string;
  readonly sandbox: string;
  readonly sandboxNote: string;
  readonly toPay: string;
  readonly cardNumber: string;
  readonly cardHint: string;
  readonly pay: (amount: string) => string;
  readonly testCards: string;
  readonly testCardsHint: string;
  readonly testAccounts: string;
  readonly misbehaviour: string;
  readonly cards: Readonly<Record<TestCard['name'], string>>;
  readonly giveUp: string;
  readonly errorTitle: string;
  readonly numberMissing: string;
  readonly numberUnknown: string;
  readonly codeTitle: string;
  readonly codeNote: (code: string) => string;
  readonly code: string;
  readonly codeWrong: string;
  readonly confirm: string;
  readonly refuse: string;
  readonly abandonedTitle: string;
  readonly abandonedNote: string;
  readonly states: Readonly<Record<Payment['state'], string>>;
  readonly backToShop: string;
  readonly refundAtBank: string;
  readonly unknownTitle: string;
  readonly unknownNote: string;
}
