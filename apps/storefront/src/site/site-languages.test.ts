import type { Landing } from '@parterre/contracts/landings/landing';
import { expect, it } from 'vitest';
import { siteLanguages } from './site-languages.ts';

const landing = (languages: Landing['languages'], main_lang: Landing['languages'][number]): Landing => ({
  id: 1,
  name: 'Parterre',
  domain: 'parterre.example',
  languages,
  theme: {
    language: main_lang,
    main_lang,
    currencies: [{ code: 'RUB' }, { code: 'EUR' }],
    currency: 'RUB',
    language_currency: { EUR: [{ value: 'de' }] },
    ui_config_show_currencies: true,
  },
  pages: [],
  // The languages of a site do not depend on its texts.
  info: {} as Landing['info'],
  navigation: [],
});

it('the main language is at the root and the others under their code, each with its currency', () => {
  expect(siteLanguages(landing(['de', 'ru'], 'ru'))).toEqual([
    { code: 'ru', prefix: '', direction: 'ltr', currency: 'RUB' },
    { code: 'de', prefix: '/de', direction: 'ltr', currency: 'EUR' },
  ]);
});

it('the main language is published even where it is not listed, and none without interface texts', () => {
  expect(siteLanguages(landing(['ja', 'de'], 'en')).map(({ code }) => code)).toEqual(['en', 'de']);
});

it.each([
  ['left out', undefined],
  ['null', null],
  ['an empty list', []],
])('a landing is published in Russian when its languages are %s', (_, languages) => {
  const codes = (main: Landing['languages'][number]) =>
    siteLanguages({ theme: landing([], main).theme, languages }).map(({ code }) => code);
  expect(codes('ru')).toEqual(['ru']);
  expect(codes('de')).toEqual(['de', 'ru']);
});
