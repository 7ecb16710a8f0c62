import { formatWholeNumber } from '@parterre/domain/languages/format-whole-number';
import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { pluralForm } from '@parterre/domain/languages/plural-form';

/** An ICU message, compiled: a text, or texts with values between them. */
export type Message = string | readonly (string | Value)[];

/** How it is written: as it is, as a whole number (0), or as the text of its plural form or choice. */
export type Value = readonly [name: string, how?: 0 | Readonly<Record<string, Message>>];

export type Values = Readonly<Record<string, string | number>>;

/** Knows what our messages say and no more: a library for all of ICU weighs three times as much. */
export function writeMessage(message: Message, language: InterfaceLanguage, values: Values = {}): string {
  if (typeof message === 'string') return message;
  const write = ([name, how]: Value): string => {
    const value = values[name] ?? '';
    if (how === undefined) return String(value);
    if (how === 0) return formatWholeNumber(Number(value), language);
    const form = typeof value === 'number' ? pluralForm(language, value) : value;
    return writeMessage(how[`=${value}`] ?? how[form] ?? how.other ?? '', language, values);
  };
  return message.map((part) => (typeof part === 'string' ? part : write(part))).join('');
}
