import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CurrencyTheme, chooseCurrency } from './choose-currency.ts';

const theme: CurrencyTheme = {
  main_lang: 'ru',
  currencies: [{ code: 'EUR' }, { code: 'RUB' }, { code: 'USD' }],
  currency: 'RUB',
  language_currency: {
    GBP: [{ value: 'fr' }],
    USD: [{ value: 'en' }, { value: 'es' }],
    EUR: [{ value: 'de' }, { value: 'ru' }],
  },
  ui_config_show_currencies: true,
};
const without = (...codes: string[]) => theme.currencies.filter(({ code }) => !codes.includes(code));

describe('rule 1: the theme shows currencies and no cookie is set', () => {
  it.each([
    ['de', 'EUR', 'its own currency'],
    ['en', 'USD', 'its own currency'],
    ['es', 'USD', 'a currency that it shares'],
    ['ja', 'EUR', 'the currency of the main language, having none of its own'],
    ['fr', 'EUR', 'the currency of the main language, its own not being sold in'],
  ])('%s gets %s: %s', (language, expected) => {
    expect(chooseCurrency(theme, { language })).toBe(expected);
  });

  it('takes an empty cookie for none', () => {
    expect(chooseCurrency(theme, { language: 'en', cookie: '' })).toBe('USD');
  });

  it('goes on to rule 3 when neither language is mapped to an available currency', () => {
    expect(chooseCurrency({ ...theme, language_currency: {} }, { language: 'en' })).toBe('RUB');
    expect(chooseCurrency({ ...theme, language_currency: undefined }, { language: 'en' })).toBe('RUB');
    expect(chooseCurrency({ ...theme, currencies: without('USD', 'EUR') }, { language: 'en' })).toBe('RUB');
  });

  it('prefers the order in which the site lists its currencies when a language has several', () => {
    const language_currency = { USD: [{ value: 'ru' }], EUR: [{ value: 'ru' }] };
    expect(chooseCurrency({ ...theme, language_currency }, { language: 'ru' })).toBe('EUR');
  });
});

describe('rule 2: the cookie names an available currency', () => {
  it('wins over the language', () => {
    expect(chooseCurrency(theme, { language: 'de', cookie: 'USD' })).toBe('USD');
  });

  it('holds for a theme that shows no currencies too', () => {
    const hidden = { ...theme, ui_config_show_currencies: false };
    expect(chooseCurrency(hidden, { language: 'de', cookie: 'USD' })).toBe('USD');
  });
});

describe('rule 3: RUB, and failing that the first', () => {
  it('is what an unknown cookie gets, whatever the language', () => {
    expect(chooseCurrency(theme, { language: 'en', cookie: 'XXX' })).toBe('RUB');
    expect(chooseCurrency({ ...theme, currencies: without('RUB') }, { language: 'en', cookie: 'XXX' })).toBe(
      'EUR',
    );
  });

  it('is what a theme that shows no currencies gets without a cookie', () => {
    const hidden = { ...theme, ui_config_show_currencies: false };
    expect(chooseCurrency(hidden, { language: 'en' })).toBe('RUB');
    expect(chooseCurrency({ ...hidden, currencies: without('RUB') }, { language: 'en' })).toBe('EUR');
  });

  it('leaves the own currency of a theme that lists none, or nothing', () => {
    const empty = { ...theme, currencies: [] };
    expect(chooseCurrency(empty, { language: 'de' })).toBe('RUB');
    expect(chooseCurrency({ ...empty, currency: 'CHF' }, { language: 'de', cookie: 'USD' })).toBe('CHF');
    expect(chooseCurrency({ ...empty, currency: undefined }, { language: 'de' })).toBeUndefined();
  });
});

describe('whatever the theme and the visitor', () => {
  const code = fc.constantFrom('RUB', 'EUR', 'USD', 'GBP');
  const language = fc.constantFrom('ru', 'en', 'de');
  const themes = fc.record({
    main_lang: language,
    currencies: fc.uniqueArray(code, { minLength: 1 }).map((codes) => codes.map((each) => ({ code: each }))),
    language_currency: fc.dictionary(code, fc.array(fc.record({ value: language }))),
    ui_config_show_currencies: fc.boolean(),
  });
  const cookies = fc.option(code, { nil: undefined });

  it('the answer is a currency that the site sells in', () => {
    fc.assert(
      fc.property(themes, language, cookies, (site, spoken, cookie) => {
        const codes = site.currencies.map((each) => each.code);
        expect(codes).toContain(chooseCurrency(site, { language: spoken, cookie }));
      }),
    );
  });

  it('a currency once chosen and kept in the cookie is chosen again', () => {
    fc.assert(
      fc.property(themes, language, language, cookies, (site, before, after, cookie) => {
        const chosen = chooseCurrency(site, { language: before, cookie });
        expect(chooseCurrency(site, { language: after, cookie: chosen })).toBe(chosen);
      }),
    );
  });
});
