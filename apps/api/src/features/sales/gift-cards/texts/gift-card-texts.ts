import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { GiftCardTexts } from './gift-card-words.ts';
import { ru } from './ru.ts';

export const giftCardTexts: Readonly<Record<InterfaceLanguage, GiftCardTexts>> = { ru, en, de, fr, es };
