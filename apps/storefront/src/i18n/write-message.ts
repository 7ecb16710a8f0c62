import { cached } from './cached.ts';

/** An ICU message, compiled: a text, or texts with values between them. */
export type Message = string | readonly (string | Value)[];

/** How it is written: as it is, as a number (0), or as the text of its plural form or choice. */
export type Value = readonly [name: string, how?: 0 | Readonly<Record<string, Message>>];

export type Values = Readonly<Record<string, string | number>>;

const numbersOf = cached((locale: string) => new Intl.NumberFormat(locale));
const pluralsOf = cached((locale: string) => new Intl.PluralRules(locale));

/** Knows what our messages say and no more: a library for all of ICU weighs three times as much. */
export function writeMessage(message: Message, locale: string, values: Values = {}): string {
  if (typeof message === 'string') return message;
  const write = ([name, how]: Value): string => {
    const value = values[name] ?? '';
    if (how === undefined) return String(value);
    if (how === 0) return numbersOf(locale).format(Number(value));
    const form = typeof value === 'number' ? pluralsOf(locale).select(value) : value;
    return writeMessage(how[`=${value}`] ?? how[form] ?? how.other ?? '', locale, values);
  };
  return message.map((part) => (typeof part === 'string' ? part : write(part))).join('');
}
