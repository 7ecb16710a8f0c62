import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { languageTag } from '@parterre/domain/languages/locales';
import { pluralForm } from '@parterre/domain/languages/plural-form';
import { cached } from './cached.ts';

/** An ICU message, compiled: a text, or texts with values between them. */
export type Message = string | readonly (string | Value)[];

/** How it is written: as it is, as a number (0), or as the text of its plural form or choice. */
export type Value = readonly [name: string, how?: 0 | Readonly<Record<string, Message>>];

export type Values = Readonly<Record<string, string | number>>;

const numbersOf = cached((language: InterfaceLanguage) => new Intl.NumberFormat(languageTag(language)));

/** Below this every language writes whole numbers alike, and `Intl` takes long to be asked first. */
const firstGrouped = 1000;

const writeNumber = (value: number, language: InterfaceLanguage): string =>
  Number.isInteger(value) && value >= 0 && value < firstGrouped
    ? String(value)
    : numbersOf(language).format(value);

/** Knows what our messages say and no more: a library for all of ICU weighs three times as much. */
export function writeMessage(message: Message, language: InterfaceLanguage, values: Values = {}): string {
  if (typeof message === 'string') return message;
  const write = ([name, how]: Value): string => {
    const value = values[name] ?? '';
    if (how === undefined) return String(value);
    if (how === 0) return writeNumber(Number(value), language);
    const form = typeof value === 'number' ? pluralForm(language, value) : value;
    return writeMessage(how[`=${value}`] ?? how[form] ?? how.other ?? '', language, values);
  };
  return message.map((part) => (typeof part === 'string' ? part : write(part))).join('');
}
