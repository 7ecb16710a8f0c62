import { readFileSync } from 'node:fs';
import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { expect, it } from 'vitest';
import { messageArguments, writeMessageArguments } from './message-arguments.ts';
import { readMessages } from './read-messages.ts';
import { messageArgumentsFile } from './write-message-arguments.ts';

const main = readMessages('ru');
const others = interfaceLanguages.filter((language) => language !== 'ru');

it('the types of messages are those of the Russian texts', () => {
  // Mend with: npm run parterre -- messages
  expect(readFileSync(messageArgumentsFile, 'utf8')).toBe(writeMessageArguments(main));
});

it.each(others)('%s has every message, and no other', (language) => {
  expect(Object.keys(readMessages(language)).sort()).toEqual(Object.keys(main).sort());
});

it.each(others)('%s has the same arguments as Russian', (language) => {
  const names = (text = '') => Object.keys(messageArguments(text)).sort();
  const messages = readMessages(language);
  const differing = Object.keys(main).filter(
    (key) => String(names(messages[key])) !== String(names(main[key])),
  );
  expect(differing).toEqual([]);
});

it.each(interfaceLanguages)('%s names every plural form of its grammar', (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const lacking = Object.entries(readMessages(language)).filter(([, text]) =>
    [...text.matchAll(/\{\w+, plural,((?:[^{}]|\{[^{}]*\})*)\}/g)].some(([, options = '']) =>
      forms.some((form) => !new RegExp(`\\b${form} \\{`).test(options)),
    ),
  );
  expect(lacking.map(([key]) => key)).toEqual([]);
});

const cyrillic = /[а-яё]/i;

it.each(others)('%s is written in its own letters', (language) => {
  const foreign = Object.entries(readMessages(language)).filter(([, text]) => cyrillic.test(text));
  expect(foreign.map(([key]) => key)).toEqual([]);
});

it('English has one word for it: tickets are returned, money is refunded', () => {
  const other = /\bg(?:i|a)v(?:e|en|ing)\b[^.]*\bback\b|\breturn\w* (?:it|(?:the |your )?money)\b/i;
  const mixed = Object.entries(readMessages('en')).filter(([, text]) => other.test(text));
  expect(mixed.map(([key]) => key)).toEqual([]);
});
