import { type InterfaceLanguage, isInterfaceLanguage } from '@parterre/domain/languages/languages';
import { addMessages } from './registry.ts';
import type { CompiledMessages } from './translate.ts';

const load: Readonly<Record<InterfaceLanguage, () => Promise<{ default: CompiledMessages }>>> = {
  ru: () => import('virtual:messages/ru'),
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
  fr: () => import('virtual:messages/fr'),
  es: () => import('virtual:messages/es'),
};

/** One chunk: the page's own language and no other. */
export async function loadMessages(code: string): Promise<void> {
  if (isInterfaceLanguage(code)) addMessages(code, (await load[code]()).default);
}
