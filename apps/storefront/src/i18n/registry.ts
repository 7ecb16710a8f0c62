import type { LanguageCode } from '@parterre/domain/languages/languages';
import { type CompiledMessages, type Translate, translator } from './translate.ts';

const known = new Map<string, CompiledMessages>();
const translators = new Map<string, Translate>();

export function addMessages(code: LanguageCode, messages: CompiledMessages): void {
  const all = { ...known.get(code), ...messages };
  known.set(code, all);
  translators.set(code, translator(code, all));
}

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
  const { loadAllMessages } = await import('./all-messages.ts');
  for (const [code, messages] of await loadAllMessages()) addMessages(code, messages);
}
