import { describe, expect, it } from 'vitest';
import {
  defaultLanguage,
  interfaceLanguages,
  isInterfaceLanguage,
  isLanguageCode,
  type LanguageCode,
  landingLanguages,
  languages,
} from './languages.ts';
import { locales } from './locales.ts';

// Spec §9, as its three lists stand there.
const order = 'ru en ar de es ja zh uk kk fr ky hy uz az be he ka tr'.split(' ');
const countries =
  'ar sa, az az, be by, de de, en us, es es, fr fr, he il, hy am, ja jp, kk kz, ky kg, uk ua, ru ru, uz uz, zh hk, ka ge, tr tr';
const spelt =
  'ar ar, de de_DE, en en_US, es es_ES, fr fr_FR, ja ja_JP, kk kk, ru ru_RU, uk uk_UA, zh zh_CN, ky ky_KG, hy hy_AM, uz uz_UZ, az az_AZ, be be_BY, he he_IL, ka ka_GE, tr tr_TR';

const pairs = (list: string) => Object.fromEntries(list.split(', ').map((pair) => pair.split(' ')));
const column = (field: 'country' | 'weekStart' | 'direction' | 'name') =>
  Object.fromEntries(Object.entries(languages).map(([code, language]) => [code, language[field]]));
const codesWith = (field: 'weekStart' | 'direction', value: string) =>
  Object.entries(column(field)).flatMap(([code, found]) => (found === value ? [code] : []));

describe('the language table', () => {
  it('has the 18 languages of the spec, in its order', () => {
    expect(Object.keys(languages)).toEqual(order);
  });

  it('gives each language its country and its locale', () => {
    expect(column('country')).toEqual(pairs(countries));
    expect(locales).toEqual(pairs(spelt));
  });

  it('starts the week on Monday except in Arabic, Japanese and Hebrew, which start on Sunday', () => {
    expect(codesWith('weekStart', 'sunday')).toEqual(['ar', 'ja', 'he']);
    expect(codesWith('weekStart', 'monday')).toHaveLength(15);
  });

  it('runs from right to left in Arabic and Hebrew alone', () => {
    expect(codesWith('direction', 'rtl')).toEqual(['ar', 'he']);
    expect(codesWith('direction', 'ltr')).toHaveLength(16);
  });

  it('names each language in itself, as Unicode does but capitalised', () => {
    const own = (code: string) => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? '';
    const capitalised = (text: string, code: string) =>
      text.charAt(0).toLocaleUpperCase(code) + text.slice(1);
    // Georgian capitals are not used in running text.
    const expected = order.map((code) => [code, code === 'ka' ? own(code) : capitalised(own(code), code)]);
    expect(column('name')).toEqual(Object.fromEntries(expected));
  });

  it.each(order as LanguageCode[])('writes by the code of %s alone as by its locale', (code) => {
    const tag = locales[code].replace('_', '-');
    const moment = new Date('2026-03-07T19:05:00Z');
    const written = (name: string) => [
      new Intl.NumberFormat(name, { style: 'currency', currency: 'EUR' }).format(1_234_567.5),
      new Intl.DateTimeFormat(name, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(
        moment,
      ),
    ];
    expect(Intl.NumberFormat.supportedLocalesOf(code)).toEqual([code]);
    expect(written(code)).toEqual(written(tag));
  });
});

describe('the interface languages', () => {
  it('are five, Russian by default', () => {
    expect(interfaceLanguages).toEqual(['ru', 'en', 'de', 'fr', 'es']);
    expect(defaultLanguage).toBe('ru');
  });

  it('are told apart from languages that only have a locale, and from no language', () => {
    expect(isInterfaceLanguage('fr')).toBe(true);
    expect(isInterfaceLanguage('ja')).toBe(false);
    expect(isLanguageCode('ja')).toBe(true);
    expect(isLanguageCode('xx')).toBe(false);
    expect(isLanguageCode('toString')).toBe(false);
  });
});

describe('the languages of a landing', () => {
  it.each([
    [
      ['en', 'de'],
      ['en', 'de'],
    ],
    [[], ['ru']],
    [null, ['ru']],
    [undefined, ['ru']],
  ] as const)('that names %j are %j', (named, expected) => {
    expect(landingLanguages(named)).toEqual(expected);
  });
});
