import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { OrderState } from '@parterre/domain/order/order-states';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

/** Everything that a printed bill says beside its facts. */
export interface BillTexts {
  readonly bill: (number: string) => string;
  readonly issued: (date: string) => string;
  readonly states: Readonly<Record<OrderState, string>>;
  readonly payUntil: (moment: string) => string;
  readonly from: string;
  readonly to: string;
  readonly taxNumber: (number: string) => string;
  readonly registrationNumber: (number: string) => string;
  readonly what: string;
  readonly count: string;
  readonly price: string;
  readonly fee: string;
  readonly sum: string;
  readonly fees: string;
  readonly total: string;
  readonly paid: string;
  readonly due: string;
  readonly vat: (percent: number) => string;
  readonly noVat: string;
  readonly transfer: string;
  readonly purpose: (orderNumber: string) => string;
  readonly payAt: string;
  readonly pageOf: (page: number, pages: number) => string;
}

const texts: Readonly<Record<InterfaceLanguage, BillTexts>> = { ru, en, de, fr, es };

export const billTexts = (lang: InterfaceLanguage): BillTexts => texts[lang];
