import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessages } from '../../i18n/translate.ts';
import type { Message, Value } from '../../i18n/write-message.ts';

type Options = Readonly<Record<string, { readonly value: MessageFormatElement[] }>>;

/** An ICU message as `writeMessage` reads it, so that no parser is shipped. What that cannot write is refused. */
export const compileMessage = (text: string): Message => compile(parse(text), '');

function compile(elements: readonly MessageFormatElement[], counted: string): Message {
  const parts = elements.map((element) => compilePart(element, counted));
  const [only = ''] = parts;
  return parts.length < 2 && typeof only === 'string' ? only : parts;
}

function compilePart(element: MessageFormatElement, counted: string): string | Value {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.pound:
      return [counted, 0];
    case TYPE.number:
      if (element.style) break;
      return [element.value, 0];
    case TYPE.select:
      return [element.value, compileOptions(element.options, counted)];
    case TYPE.plural:
      if (element.offset || element.pluralType === 'ordinal') break;
      return [element.value, compileOptions(element.options, element.value)];
  }
  throw new Error(`Messages have no way yet to write ${JSON.stringify(element)}.`);
}

const compileOptions = (options: Options, counted: string) =>
  Object.fromEntries(Object.entries(options).map(([form, { value }]) => [form, compile(value, counted)]));

export const compileMessages = (messages: Readonly<Record<string, string>>): CompiledMessages =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]));
