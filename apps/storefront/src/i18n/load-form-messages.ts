import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { addMessages } from './registry.ts';
import type { CompiledMessages } from './translate.ts';

const forms: Readonly<Record<InterfaceLanguage, () => Promise<{ default: CompiledMessages }>>> = {
  ru: () => import('virtual:messages/ru/forms'),
  en: () => import('virtual:messages/en/forms'),
  de: () => import('virtual:messages/de/forms'),
  fr: () => import('virtual:messages/fr/forms'),
  es: () => import('virtual:messages/es/forms'),
};

const hasForms = (lang: string): lang is InterfaceLanguage => Object.hasOwn(forms, lang);

/** The texts of forms in the language of the document; what shows them waits for this. The generator has them anyway. */
export async function loadFormMessages(): Promise<void> {
  const { lang } = import.meta.env.SSR ? { lang: '' } : document.documentElement;
  if (hasForms(lang)) addMessages(lang, (await forms[lang]()).default);
}
