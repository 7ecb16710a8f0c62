import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { SaleTexts } from './sale-texts.ts';

export const saleTexts: Readonly<Record<InterfaceLanguage, SaleTexts>> = { ru, en, de, fr, es };
