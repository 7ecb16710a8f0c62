import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { TestCard } from '../bank/cards.ts';
import type { Payment } from '../bank/payment.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { ru } from './texts/ru.ts';

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

const texts: Readonly<Record<InterfaceLanguage, PageTexts>> = { ru, en, de, fr, es };

export const findTexts = (language: InterfaceLanguage): PageTexts => texts[language];
