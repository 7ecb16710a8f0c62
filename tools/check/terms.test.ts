import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run-command.ts';

const messages = join(root, 'apps/storefront/src/i18n/messages');
const terms = readFileSync(join(messages, 'terms.md'), 'utf8');

/** Rows such as `| de | Einkaufswagen, Einkaufskorb | Warenkorb |`. */
const foreignWords = [...terms.matchAll(/^\| (\w\w) \| (.+) \| .+ \|$/gm)].map(
  ([, language = '', words = '']): [language: string, words: string[]] => [language, words.split(', ')],
);

const pageTexts = (language: string): string[] =>
  readdirSync(join(messages, language)).flatMap((file): string[] =>
    Object.values(JSON.parse(readFileSync(join(messages, language, file), 'utf8'))),
  );

/** Of mails, tickets and bills: what stands in quotes. */
const saleTexts = (language: string): string[] => {
  const source = readFileSync(join(root, `apps/api/src/features/sales/texts/${language}.ts`), 'utf8');
  return [...source.matchAll(/'[^'\n]*'|`[^`]*`/g)].map(([text]) => text);
};

/** Names in code that a text is filled in from. */
const withoutArguments = (text: string): string => text.replaceAll(/\$\{[^}]*\}|\{\w+\}/g, '');

it.each(foreignWords)('%s texts do not say %s', (language, words) => {
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}-])`, 'iu');
  const texts = [...pageTexts(language), ...saleTexts(language)];
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => pattern.test(withoutArguments(text)))).toEqual([]);
});

it.each(['ru', 'en', 'de', 'fr', 'es'])('words that %s does not have are named', (language) => {
  expect(foreignWords.some(([of]) => of === language)).toBe(true);
});
