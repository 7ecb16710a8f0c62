import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { PageTexts } from './page-texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { ru } from './texts/ru.ts';

const texts: Readonly<Record<InterfaceLanguage, PageTexts>> = { ru, en, de, fr, es };

export const textsOf = (language: InterfaceLanguage): PageTexts => texts[language];
