import { expect, it } from 'vitest';
import type { LanguageCode } from '../languages/languages.ts';
import { readCity } from './read-city.ts';

const cities = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));

const russian = cities(
  'Москва',
  'Санкт-Петербург',
  'Казань',
  'Нижний Новгород',
  'Ростов-на-Дону',
  'Набережные Челны',
  'Сочи',
  'Орёл',
  'Ярославль',
  'Иваново',
  'Чехов',
  'Череповец',
  'Париж',
);
const names: Partial<Record<LanguageCode, readonly string[]>> = {
  en: ['Moscow', 'Saint Petersburg', 'Berlin', 'New York', 'Paris'],
  de: ['Moskau', 'Sankt Petersburg', 'Berlin', 'Köln'],
  fr: ['Moscou', 'Paris', 'Orléans'],
  es: ['Moscú', 'Madrid', 'A Coruña'],
};

const read = (text: string, language: LanguageCode) => {
  const known = language === 'ru' ? russian : cities(...(names[language] ?? []));
  const found = readCity(text, known, language);
  return found && [found.words, found.meaning.name, found.rest];
};

it.each<[LanguageCode, text: string, words: string, name: string, rest: string]>([
  ['ru', 'Чайка в Москве', 'в Москве', 'Москва', 'Чайка'],
  ['ru', 'в москву завтра', 'в москву', 'Москва', 'завтра'],
  ['ru', 'балет в Санкт-Петербурге', 'в Санкт-Петербурге', 'Санкт-Петербург', 'балет'],
  ['ru', 'в санкт петербурге', 'в санкт петербурге', 'Санкт-Петербург', ''],
  ['ru', 'в Питере', 'в Питере', 'Санкт-Петербург', ''],
  ['ru', 'театр в спб', 'в спб', 'Санкт-Петербург', 'театр'],
  ['ru', 'в Казани', 'в Казани', 'Казань', ''],
  ['ru', 'джаз в Нижнем Новгороде', 'в Нижнем Новгороде', 'Нижний Новгород', 'джаз'],
  ['ru', 'в Ростове-на-Дону', 'в Ростове-на-Дону', 'Ростов-на-Дону', ''],
  ['ru', 'в Набережных Челнах', 'в Набережных Челнах', 'Набережные Челны', ''],
  ['ru', 'в Сочи', 'в Сочи', 'Сочи', ''],
  ['ru', 'в Орле', 'в Орле', 'Орёл', ''],
  ['ru', 'в Ярославле', 'в Ярославле', 'Ярославль', ''],
  ['ru', 'в Иванове', 'в Иванове', 'Иваново', ''],
  ['ru', 'в Чехове', 'в Чехове', 'Чехов', ''],
  ['ru', 'в Череповце', 'в Череповце', 'Череповец', ''],
  ['en', 'jazz in Berlin', 'in Berlin', 'Berlin', 'jazz'],
  ['en', 'in St. Petersburg tomorrow', 'in St. Petersburg', 'Saint Petersburg', 'tomorrow'],
  ['en', 'in new york', 'in new york', 'New York', ''],
  ['de', 'Oper in Köln', 'in Köln', 'Köln', 'Oper'],
  ['de', 'in koln', 'in koln', 'Köln', ''],
  ['fr', 'théâtre à Paris', 'à Paris', 'Paris', 'théâtre'],
  ['fr', 'à Orléans', 'à Orléans', 'Orléans', ''],
  ['es', 'en Madrid', 'en Madrid', 'Madrid', ''],
  ['es', 'en A Coruña', 'en A Coruña', 'A Coruña', ''],
  ['de', 'в Берлине in Berlin', 'in Berlin', 'Berlin', 'в Берлине'],
])('in %s, %s says where', (language, text, ...found) => {
  expect(read(text, language)).toEqual(found);
});

it.each<[LanguageCode, string]>([
  ['ru', 'Чехов'],
  ['ru', 'Москва, Черёмушки'],
  ['ru', 'в Московском театре'],
  ['ru', '«Американец в Париже»'],
  ['ru', 'в Тамбове'],
  ['en', 'a Berlin story'],
  ['en', 'Berlin'],
])('in %s, %s names no city of the catalogue', (language, text) => {
  expect(read(text, language)).toBeUndefined();
});
