import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuery } from './read-query.ts';

describe('a query may be meant', () => {
  it.each([
    [
      'as typed on an English keyboard, or as a transliteration',
      'ntfnh',
      'ru',
      [[['ntfnh'], ['театр'], ['нтфнх']]],
    ],
    ['as typed on a Russian keyboard', 'рфьдуе', 'en', [[['рфьдуе'], ['hamlet']]]],
    [
      'word by word',
      'hamlet ntfnh',
      'ru',
      [
        [['hamlet'], ['рфьдуе'], ['хамлет']],
        [['ntfnh'], ['театр'], ['нтфнх']],
      ],
    ],
    [
      'with letters that are punctuation elsewhere',
      'k.,jdm',
      'ru',
      [[['k', 'jdm'], ['любовь'], ['к', 'йдм']]],
    ],
    ['with nothing but such letters', '[', 'ru', [[['х']]]],
    ['as typed on a German keyboard too', 'нфгиук', 'de', [[['нфгиук'], ['yauber'], ['zauber']]]],
    [
      'as typed on a Spanish keyboard too',
      'españa',
      'es',
      [[['espana'], ['уызфnф'], ['уызфжф'], ['еспана']]],
    ],
    ['with accents or without', 'Été', 'it', [[['ete'], ['eеe'], ['ете']]]],
    ['by numbers', '2026', 'ru', [[['2026']]]],
  ])('%s', (_how, text, lang, terms) => {
    expect(readQuery(text, lang).map(({ readings }) => readings)).toEqual(terms);
  });

  it('by what is quoted as it is written, and by nothing else', () => {
    expect(readQuery('ntfnh "Otkreyxbr, the" щелк', 'it')).toEqual([
      { typed: 'ntfnh', readings: [['ntfnh'], ['театр'], ['нтфнх']], isExact: false },
      { typed: 'Otkreyxbr,', readings: [['otkreyxbr']], isExact: true },
      { typed: 'the', readings: [['the']], isExact: true },
      { typed: 'щелк', readings: [['щелк'], ['otkr']], isExact: false },
    ]);
  });

  it('by no words at all', () => {
    expect(readQuery(' — ', 'ru')).toEqual([]);
  });

  it('by its first eight terms', () => {
    expect(readQuery('1 2 3 4 5 6 7 8 9', 'ru')).toHaveLength(8);
  });

  it('in readings that differ and have words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('ru', 'de', 'xx'), (text, lang) => {
        for (const term of readQuery(text, lang)) {
          const readings = term.readings.map((words) => words.join(' '));
          expect(new Set(readings).size).toBe(readings.length);
          expect(readings.every(Boolean)).toBe(true);
        }
      }),
    );
  });
});
