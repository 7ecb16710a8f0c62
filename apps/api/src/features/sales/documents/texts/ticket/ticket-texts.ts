import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

/** Everything that a printed ticket says beside its facts. */
export interface TicketTexts {
  readonly tickets: string;
  readonly order: (number: string) => string;
  readonly doors: (time: string) => string;
  readonly sector: string;
  readonly row: string;
  readonly seat: string;
  readonly zone: string;
  readonly noSeat: string;
  readonly price: string;
  readonly fee: (fee: string) => string;
  readonly atTheDoor: string;
  readonly rules: readonly string[];
  readonly soldBy: string;
  readonly taxNumber: (number: string) => string;
  readonly registrationNumber: (number: string) => string;
  readonly pageOf: (page: number, pages: number) => string;
}

const texts: Readonly<Record<InterfaceLanguage, TicketTexts>> = { ru, en, de, fr, es };

export const ticketTexts = (lang: InterfaceLanguage): TicketTexts => texts[lang];
