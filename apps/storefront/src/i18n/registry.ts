import type { LanguageCode } from '@parterre/domain/languages/languages';
import { type CompiledMessages, type Translate, translator } from './translate.ts';

const translators = new Map<string, Translate>();

export const addMessages = (code: LanguageCode, messages: CompiledMessages) =>
  void translators.set(code, translator(code, messages));

/** The texts of a language. The browser loads its page's language before anything is drawn; the generator has them all. */
export function textsIn(code: string): Translate {
  const found = translators.get(code);
  if (!found) throw new Error(`The messages of "${code}" are not loaded.`);
  return found;
}

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
