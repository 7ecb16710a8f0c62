import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const isNumeric = (element: MessageFormatElement) =>
  element.type === TYPE.plural || element.type === TYPE.number;

/** The arguments of an ICU message and the TypeScript type of each. */
export function messageArguments(message: string): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.argument) found[element.value] ??= 'string | number';
      if (isNumeric(element)) found[element.value] = 'number';
      if (element.type === TYPE.select) found[element.value] = choices(Object.keys(element.options));
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(parse(message));
  return found;
}

/** `other` alone means: anything. */
const choices = (options: readonly string[]) => {
  const named = options.filter((option) => option !== 'other');
  return [
    ...named.map((option) => `'${option}'`),
    ...(named.length === options.length ? [] : ['(string & {})']),
  ].join(' | ');
};

/** The module `i18n/message-arguments.ts`: every key of the main language with the values it wants. */
export function writeMessageArguments(messages: Readonly<Record<string, string>>): string {
  const lines = Object.entries(messages).map(([key, text]) => {
    const values = Object.entries(messageArguments(text)).map(([name, type]) => `readonly ${name}: ${type}`);
    return `  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${values.length > 0 ? `{ ${values.join('; ')} }` : 'undefined'};`;
  });
  return [
    '/** Written by `npm run parterre -- messages` from the Russian messages: the keys there are and the values they want. */',
    'export interface MessageArguments {',
    ...lines,
    '}',
    '',
  ].join('\n');
}
