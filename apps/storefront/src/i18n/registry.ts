import type { LanguageCode } from '@parterre/domain/languages/languages';
import { type CompiledMessages, type Translate, translator } from './translate.ts';

const translators = new Map<string, Translate>();

export const addMessages = (code: LanguageCode, messages: CompiledMessages) =>
  void translators.set(code, translator(code, messages));

/**
 * The texts of a language. The browser loads its page's language before anything is drawn; the generator has them all.
 * An error page may be drawn in a document of another language: then it speaks that one.
 */
export function textsIn(code: string): Translate {
  const found = translators.get(code) ?? translators.values().next().value;
  if (!found) throw new Error(`The messages of "${code}" are not loaded.`);
  return found;
}

export const isLoaded = (code: string) => translators.has(code);

// Left out of the browser's bundle.
if (import.meta.env.SSR) {
  const all = await Promise.all([
    import('virtual:messages/ru'),
    import('virtual:messages/en'),
    import('virtual:messages/de'),
    import('virtual:messages/fr'),
    import('virtual:messages/es'),
  ]);
  const [ru, en, de, fr, es] = all.map((module) => module.default);
  for (const [code, messages] of Object.entries({ ru, en, de, fr, es }))
    addMessages(code as LanguageCode, messages as CompiledMessages);
}
