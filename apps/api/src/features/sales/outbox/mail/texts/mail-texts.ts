import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { OrderState } from '@parterre/domain/order/order-states';
import type { MailKind } from '../mail-view.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

/** What a sentence may name, already written in its language. */
export interface MailFacts {
  readonly brand: string;
  readonly number: string;
  readonly total: string;
  readonly refunded: string;
  /** Until when a gift certificate is good, or was, that money went back to. Empty when it did not, or it is the other. */
  readonly certificateUntil: string;
  readonly certificateExpired: string;
  /** Empty when there is no hurry. */
  readonly until: string;
  /** Of the first performance, with its start as it is today: the only one of a mail about a performance. */
  readonly title: string;
  readonly date: string;
  /** Empty when there is no end, or nothing to give back. */
  readonly returnUntil: string;
}

export interface MailWords {
  readonly subject: (facts: MailFacts) => string;
  readonly heading: string;
  readonly paragraphs: (facts: MailFacts) => readonly string[];
  /** On the button; a mail that asks for nothing has none. */
  readonly action?: string;
}

export interface MailTexts {
  readonly kinds: Readonly<Record<MailKind, MailWords>>;
  /** Without a name, whoever it is. */
  readonly hello: (name: string | null) => string;
  readonly total: string;
  readonly order: (number: string) => string;
  readonly states: Readonly<Record<OrderState, string>>;
  readonly questions: (contact: string) => string;
  readonly taxNumber: (number: string) => string;
  readonly registrationNumber: (number: string) => string;
}

const texts: Readonly<Record<InterfaceLanguage, MailTexts>> = { ru, en, de, fr, es };

export const mailTexts = (lang: InterfaceLanguage): MailTexts => texts[lang];
