import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { expect, it } from 'vitest';
import { wishTexts } from './wish-texts.ts';

const places = (lang: InterfaceLanguage, count: number) =>
  wishTexts[lang].wish({ count, zones: 'Партер', price: '500 ₽' }).split(' · ')[0];

it.each([
  ['ru', 1, '1 место'],
  ['ru', 2, '2 места рядом'],
  ['ru', 5, '5 мест рядом'],
  ['ru', 11, '11 мест рядом'],
  ['ru', 21, '21 место рядом'],
  ['ru', 24, '24 места рядом'],
  ['en', 1, '1 ticket'],
  ['en', 21, '21 together'],
  ['de', 1, '1 Platz'],
  ['de', 21, '21 nebeneinander'],
  ['fr', 1, '1 place'],
  ['fr', 21, '21 places côte à côte'],
  ['es', 1, '1 entrada'],
  ['es', 21, '21 juntas'],
] as const)('says in %s how many places are waited for: %i', (lang, count, words) => {
  expect(places(lang, count)).toBe(words);
});
