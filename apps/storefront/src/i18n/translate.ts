import { type InterfaceLanguage, type LanguageCode, languageTag } from '@parterre/domain/languages/languages';
import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import { cached } from './cached.ts';
import type { MessageArguments } from './message-arguments.ts';

/** The messages of one language by key, compiled: `skipToContent`, `pages:homeTitle`. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** The static query `texts`: what a page and all around it may say; an error page says it in every language. */
export type PageTexts = readonly (readonly [InterfaceLanguage, CompiledMessages])[];

type Key = keyof MessageArguments;
type Plain = { [K in Key]: MessageArguments[K] extends undefined ? K : never }[Key];

export interface Translate {
  (key: Plain): string;
  <K extends Exclude<Key, Plain>>(key: K, values: MessageArguments[K]): string;
}

const formatters = {
  getDateTimeFormat: cached(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getNumberFormat: cached(
    (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getPluralRules: cached(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
};

/** Spec §9: namespaces common (the default, without a prefix), pages and forms. */
export const translator = (code: LanguageCode, messages: CompiledMessages): Translate => {
  const locale = languageTag(code);
  return (key: Key, values?: Readonly<Record<string, string | number>>) =>
    // A key that a language lacks does not compile, so the fallback is for a page older than its messages.
    String(format(messages[key] ?? key, locale, values, { formatters }));
};
