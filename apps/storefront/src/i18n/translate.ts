import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { MessageArguments } from './message-arguments.ts';
import { type Message, type Values, writeMessage } from './write-message.ts';

/** The messages of one language by key, compiled: `skipToContent`, `pages:homeTitle`. */
export type CompiledMessages = Readonly<Record<string, Message>>;

/** The static query `texts`: what a page and all around it may say; an error page says it in every language. */
export type PageTexts = readonly (readonly [InterfaceLanguage, CompiledMessages])[];

type Key = keyof MessageArguments;
type Plain = { [K in Key]: MessageArguments[K] extends undefined ? K : never }[Key];

export interface Translate {
  (key: Plain): string;
  <K extends Exclude<Key, Plain>>(key: K, values: MessageArguments[K]): string;
}

/** Spec §9: namespaces common (the default, without a prefix), pages and forms. */
export const translator =
  (language: InterfaceLanguage, messages: CompiledMessages): Translate =>
  (key: Key, values?: Values) =>
    // A key that a language lacks does not compile, so the fallback is for a page older than its messages.
    writeMessage(messages[key] ?? key, language, values);
