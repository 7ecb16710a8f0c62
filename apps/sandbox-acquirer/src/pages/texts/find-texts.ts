import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { PageTexts } from './page-texts.ts';
import { ru } from './ru.ts';

const texts: Readonly<Record<InterfaceLanguage, PageTexts>> = { ru, en, de, fr, es };

export const findTexts = (language: InterfaceLanguage): PageTexts => texts[language];
