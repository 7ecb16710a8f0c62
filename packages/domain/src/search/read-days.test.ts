import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../languages/languages.ts';
import { readDays } from './read-days.ts';

/** A Tuesday. */
const today = '2026-11-17';

const read = (text: string, language: LanguageCode = 'ru', at = today) => {
  const found = readDays(text, { today: at, language });
  return found && [found.words, found.meaning.first, found.meaning.last, found.rest];
};

type Case = [text: string, words: string, first: string, last: string, rest: string];
const day = (text: string, words: string, date: string, rest = ''): Case => [text, words, date, date, rest];

describe.each<[string, Case[]]>([
  [
    'Russian',
    [
      day('Чайка завтра', 'завтра', '2026-11-18', 'Чайка'),
      day('сегодня вечером концерт', 'сегодня вечером', '2026-11-17', 'концерт'),
      day('послезавтра', 'послезавтра', '2026-11-19'),
      day('балет в пятницу', 'в пятницу', '2026-11-20', 'балет'),
      day('Пятница', 'Пятница', '2026-11-20'),
      day('опера во вторник в Москве', 'во вторник', '2026-11-17', 'опера в Москве'),
      day('на среду', 'на среду', '2026-11-18'),
      day('в следующую среду', 'в следующую среду', '2026-11-25'),
      day('концерты воскресенья', 'воскресенья', '2026-11-22', 'концерты'),
      ['на выходных с детьми', 'на выходных', '2026-11-21', '2026-11-22', 'с детьми'],
      ['в эти выходные', 'в эти выходные', '2026-11-21', '2026-11-22', ''],
      ['следующие выходные', 'следующие выходные', '2026-11-28', '2026-11-29', ''],
      ['на этой неделе', 'на этой неделе', '2026-11-17', '2026-11-22', ''],
      ['на следующей неделе', 'на следующей неделе', '2026-11-23', '2026-11-29', ''],
      ['в этом месяце', 'в этом месяце', '2026-11-17', '2026-11-30', ''],
      ['в следующем месяце', 'в следующем месяце', '2026-12-01', '2026-12-31', ''],
      ['джаз в декабре', 'в декабре', '2026-12-01', '2026-12-31', 'джаз'],
      ['в ноябре', 'в ноябре', '2026-11-17', '2026-11-30', ''],
      ['в мае', 'в мае', '2027-05-01', '2027-05-31', ''],
      ['май 2028 года', 'май 2028 года', '2028-05-01', '2028-05-31', ''],
      day('Щелкунчик 31 декабря', '31 декабря', '2026-12-31', 'Щелкунчик'),
      day('на 8-е марта', 'на 8-е марта', '2027-03-08'),
      day('12 мая 2028 года', '12 мая 2028 года', '2028-05-12'),
      day('5 дек', '5 дек', '2026-12-05'),
      day('29 февраля', '29 февраля', '2028-02-29'),
      day('24.12', '24.12', '2026-12-24'),
      day('24.12.2027 ёлка', '24.12.2027', '2027-12-24', 'ёлка'),
    ],
  ],
  [
    'English',
    [
      day('jazz tonight', 'tonight', '2026-11-17', 'jazz'),
      day('Tomorrow night', 'Tomorrow night', '2026-11-18'),
      day('the day after tomorrow', 'the day after tomorrow', '2026-11-19'),
      day('opera on Friday', 'on Friday', '2026-11-20', 'opera'),
      day('next Friday', 'next Friday', '2026-11-27'),
      ['swan lake this weekend', 'this weekend', '2026-11-21', '2026-11-22', 'swan lake'],
      ['next weekend', 'next weekend', '2026-11-28', '2026-11-29', ''],
      ['this week', 'this week', '2026-11-17', '2026-11-22', ''],
      ['next month', 'next month', '2026-12-01', '2026-12-31', ''],
      ['shows in December', 'in December', '2026-12-01', '2026-12-31', 'shows'],
      day('May 12, 2027', 'May 12, 2027', '2027-05-12'),
      day('on the 12th of May', 'on the 12th of May', '2027-05-12'),
      day('dec 1st', 'dec 1st', '2026-12-01'),
    ],
  ],
  [
    'German',
    [
      day('Heute Abend', 'Heute Abend', '2026-11-17'),
      day('Oper morgen', 'morgen', '2026-11-18', 'Oper'),
      day('übermorgen', 'übermorgen', '2026-11-19'),
      day('Freitag', 'Freitag', '2026-11-20'),
      day('am Freitagabend in Berlin', 'am Freitagabend', '2026-11-20', 'in Berlin'),
      day('nächsten Samstag', 'nächsten Samstag', '2026-11-28'),
      ['große Oper am Wochenende', 'am Wochenende', '2026-11-21', '2026-11-22', 'große Oper'],
      ['nächste Woche', 'nächste Woche', '2026-11-23', '2026-11-29', ''],
      ['im März', 'im März', '2027-03-01', '2027-03-31', ''],
      day('am 12. Mai', 'am 12. Mai', '2027-05-12'),
      day('24.12.', '24.12.', '2026-12-24'),
    ],
  ],
  [
    'French',
    [
      day('théâtre aujourd’hui', 'aujourd’hui', '2026-11-17', 'théâtre'),
      day('ce soir', 'ce soir', '2026-11-17'),
      day('demain soir', 'demain soir', '2026-11-18'),
      day('après-demain', 'après-demain', '2026-11-19'),
      day('vendredi', 'vendredi', '2026-11-20'),
      day('vendredi prochain', 'vendredi prochain', '2026-11-27'),
      ['ce week-end', 'ce week-end', '2026-11-21', '2026-11-22', ''],
      ['le week-end prochain', 'le week-end prochain', '2026-11-28', '2026-11-29', ''],
      ['la semaine prochaine', 'la semaine prochaine', '2026-11-23', '2026-11-29', ''],
      ['en août', 'en août', '2027-08-01', '2027-08-31', ''],
      ['au mois d’avril', 'au mois d’avril', '2027-04-01', '2027-04-30', ''],
      day('le 12 mai', 'le 12 mai', '2027-05-12'),
      day('le 1er janvier', 'le 1er janvier', '2027-01-01'),
    ],
  ],
  [
    'Spanish',
    [
      day('hoy por la noche', 'hoy por la noche', '2026-11-17'),
      day('flamenco mañana', 'mañana', '2026-11-18', 'flamenco'),
      day('pasado mañana', 'pasado mañana', '2026-11-19'),
      day('el sábado', 'el sábado', '2026-11-21'),
      day('el próximo miércoles', 'el próximo miércoles', '2026-11-25'),
      ['este fin de semana', 'este fin de semana', '2026-11-21', '2026-11-22', ''],
      ['la semana que viene', 'la semana que viene', '2026-11-23', '2026-11-29', ''],
      ['en diciembre', 'en diciembre', '2026-12-01', '2026-12-31', ''],
      day('el 12 de mayo de 2028', 'el 12 de mayo de 2028', '2028-05-12'),
    ],
  ],
])('days are read in %s', (_language, cases) => {
  it.each(cases)('%s', (text, ...found) => {
    expect(read(text)).toEqual(found);
  });
});

it.each([
  ['“Friday”'],
  ['"чайка завтра"'],
  ['«Завтра была война»'],
  ['завтрак'],
  ['may'],
  ['march of the penguins'],
  ['12 стульев'],
  ['31 июня'],
  ['30.02'],
  ['mar adentro'],
  ['1984'],
])('%s names no day', (text) => {
  expect(read(text)).toBeUndefined();
});

it.each([
  [
    'what is quoted is left as it is',
    '"Пятница" завтра',
    ['завтра', '2026-11-18', '2026-11-18', '"Пятница"'],
  ],
  ['the longest words count', 'завтра 31 декабря', ['31 декабря', '2026-12-31', '2026-12-31', 'завтра']],
])('%s', (_what, text, found) => {
  expect(read(text)).toEqual(found);
});

it('on a Sunday the weekend is that day, and in Hebrew it begins on Friday', () => {
  expect(read('weekend', 'en', '2026-11-22')).toEqual(['weekend', '2026-11-22', '2026-11-22', '']);
  expect(read('weekend', 'he')).toEqual(['weekend', '2026-11-20', '2026-11-21', '']);
});
