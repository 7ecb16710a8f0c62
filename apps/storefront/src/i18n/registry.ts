import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { type CompiledMessages, type Translate, translator } from './translate.ts';

interface Known {
  readonly messages: Record<string, CompiledMessages[string]>;
  readonly translate: Translate;
}

const languages = new Map<string, Known>();

export function addMessages(code: InterfaceLanguage, messages: CompiledMessages): void {
  const known = languages.get(code);
  if (known) return void Object.assign(known.messages, messages);
  const own = { ...messages };
  languages.set(code, { messages: own, translate: translator(code, own) });
}

/** The texts of a language: in the browser those that its pages brought, in the generator all. */
export function textsIn(code: string): Translate {
  const known = languages.get(code);
  if (!known) throw new Error(`There are no messages in "${code}".`);
  return known.translate;
}

// Left out of the browser's bundle.
if (import.meta.env.SSR) {
  const { loadAllMessages } = await import('./all-messages.ts');
  for (const [code, messages] of await loadAllMessages()) addMessages(code, messages);
}
