import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { type CompiledMessages, type Translate, translator } from './translate.ts';

interface LoadedLanguage {
  readonly messages: Record<string, CompiledMessages[string]>;
  readonly translate: Translate;
}

const languages = new Map<string, LoadedLanguage>();

export function addMessages(code: InterfaceLanguage, messages: CompiledMessages): void {
  const loaded = languages.get(code);
  if (loaded) return void Object.assign(loaded.messages, messages);
  const copy = { ...messages };
  languages.set(code, { messages: copy, translate: translator(code, copy) });
}

/** The texts of a language: in the browser those that its pages brought, in the generator all. */
export function textsIn(code: string): Translate {
  const loaded = languages.get(code);
  if (!loaded) throw new Error(`There are no messages in "${code}".`);
  return loaded.translate;
}

// Left out of the browser's bundle.
if (import.meta.env.SSR) {
  const { loadAllMessages } = await import('./all-messages.ts');
  for (const [code, messages] of await loadAllMessages()) addMessages(code, messages);
}
