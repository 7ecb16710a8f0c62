import compile from 'icu-minify/compile';
import type { CompiledMessages } from '../../i18n/translate.ts';

/** Messages as `format` reads them, so that no parser is shipped. */
export const compiledMessages = (messages: Readonly<Record<string, string>>): CompiledMessages =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)]));
