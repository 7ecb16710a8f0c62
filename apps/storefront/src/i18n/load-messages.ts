import { type InterfaceLanguage, isInterfaceLanguage } from '@parterre/domain/languages/languages';
import { addMessages } from './registry.ts';
import type { CompiledMessages } from './translate.ts';

type Loaders = Readonly<Record<InterfaceLanguage, () => Promise<{ default: CompiledMessages }>>>;

const pages: Loaders = {
  ru: () => import('virtual:messages/ru'),
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
  fr: () => import('virtual:messages/fr'),
  es: () => import('virtual:messages/es'),
};

const forms: Loaders = {
  ru: () => import('virtual:messages/ru/forms'),
  en: () => import('virtual:messages/en/forms'),
  de: () => import('virtual:messages/de/forms'),
  fr: () => import('virtual:messages/fr/forms'),
  es: () => import('virtual:messages/es/forms'),
};

async function load(loaders: Loaders, code: string): Promise<void> {
  if (isInterfaceLanguage(code)) addMessages(code, (await loaders[code]()).default);
}

/** One chunk: the page's own language and no other. */
export const loadMessages = (code: string): Promise<void> => load(pages, code);

/** The texts of forms in the language of the document; what shows them waits for this. The generator has them anyway. */
export async function loadFormMessages(): Promise<void> {
  if (!import.meta.env.SSR) await load(forms, document.documentElement.lang);
}
