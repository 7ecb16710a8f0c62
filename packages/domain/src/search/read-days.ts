import { presetDates } from '../catalogue-filters/date-presets.ts';
import { addDays, isPlainDate, lastDayOfMonth, weekday } from '../catalogue-filters/plain-date.ts';
import type { LanguageCode } from '../languages/languages.ts';
import { cutPhrase, type Phrase, phrasePattern, type ReadMatch } from './cut-phrase.ts';
import { type DayPhrase, type DayWords, dayWords } from './day-words.ts';

/** yyyy-mm-dd, both ends included. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

interface Asked {
  readonly today: string;
  /** Of the page: weekends differ. */
  readonly language: LanguageCode;
}

/** The numbers that a phrase names, from 1: a weekday, a day, a month, a year. */
interface Named {
  readonly weekday: number;
  readonly day: number;
  readonly month: number;
  readonly year: number | undefined;
}

/** The words of a query that name days, which they are when it is `today`, and what else the query says. */
export const readDays = (text: string, asked: Asked): Phrase<DayRange> | undefined =>
  cutPhrase(text, dayPhrases(asked));

/** Made one after the other, and only for who has typed something. */
function* dayPhrases(asked: Asked): Generator<readonly [RegExp, ReadMatch<DayRange>]> {
  for (const words of dayWords)
    for (const [kind, source] of words.phrases)
      yield [makePattern(source, words), (match) => ranges[kind](asked, readNames(match, words))];
}

const single = (day: string): DayRange => ({ first: day, last: day });
const writeDay = (year: number, month: number, day: number): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
const readYear = (date: string): number => Number(date.slice(0, 4));

const nextWeekday = (today: string, wanted: number): string =>
  addDays(today, (wanted - weekday(today) + 7) % 7);
const nextMonday = (today: string): string => addDays(today, 8 - weekday(today));

function weekend({ today, language }: Asked): DayRange {
  const { date_gte, date_lte } = presetDates('weekend', today, language);
  return { first: date_gte ?? today, last: date_lte ?? date_gte ?? today };
}

/** The rest of it, if it has begun. */
const wholeMonth = (today: string, first: string): DayRange => ({
  first: first.slice(0, 7) === today.slice(0, 7) ? today : first,
  last: lastDayOfMonth(first),
});

/** That is still to come, unless its year is named. */
function findDate(today: string, { day, month, year }: Named): DayRange | undefined {
  // A 29th of February may be years away.
  const years = year ? [year] : [0, 1, 2, 3, 4].map((after) => readYear(today) + after);
  const date = years
    .map((each) => writeDay(each, month, day))
    .find((each) => isPlainDate(each) && (year || each >= today));
  return date === undefined ? undefined : single(date);
}

function findMonth(today: string, { month, year }: Named): DayRange {
  const isOver = writeDay(readYear(today), month, 31) < today;
  return wholeMonth(today, writeDay(year ?? readYear(today) + (isOver ? 1 : 0), month, 1));
}

const ranges: Record<DayPhrase, (asked: Asked, named: Named) => DayRange | undefined> = {
  today: ({ today }) => single(today),
  tomorrow: ({ today }) => single(addDays(today, 1)),
  'after tomorrow': ({ today }) => single(addDays(today, 2)),
  weekend,
  'next weekend': (asked) => weekend({ ...asked, today: addDays(weekend(asked).last, 1) }),
  'this week': ({ today }) => ({ first: today, last: nextWeekday(today, 7) }),
  'next week': ({ today }) => ({ first: nextMonday(today), last: addDays(nextMonday(today), 6) }),
  'this month': ({ today }) => wholeMonth(today, today),
  'next month': ({ today }) => wholeMonth(today, addDays(lastDayOfMonth(today), 1)),
  weekday: ({ today }, named) => single(nextWeekday(today, named.weekday)),
  'next weekday': ({ today }, named) => single(addDays(nextMonday(today), named.weekday - 1)),
  month: ({ today }, named) => findMonth(today, named),
  date: ({ today }, named) => findDate(today, named),
};

/** Each may stand in a phrase twice, as it is written in two ways. */
const placeholders = (words: DayWords): Readonly<Record<string, string>> => ({
  weekday: words.weekdays.join('|'),
  month: words.months.join('|'),
  day: '[0-3]?\\d',
  monthNumber: '[01]?\\d',
  year: '20\\d\\d',
});

function makePattern(source: string, words: DayWords): RegExp {
  const sources = placeholders(words);
  let count = 0;
  return phrasePattern(
    source.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      count += 1;
      return `(?<${name}_${count}>${sources[name]})`;
    }),
  );
}

function readNames({ groups = {} }: RegExpMatchArray, words: DayWords): Named {
  const named = (name: string) =>
    Object.entries(groups).find(([key, value]) => value !== undefined && key.startsWith(`${name}_`))?.[1] ??
    '';
  const placeIn = (names: readonly string[], name: string) =>
    names.findIndex((source) => new RegExp(`^(?:${source})$`, 'u').test(name)) + 1;
  return {
    weekday: placeIn(words.weekdays, named('weekday')),
    day: Number(named('day')),
    month: placeIn(words.months, named('month')) || Number(named('monthNumber')),
    year: Number(named('year')) || undefined,
  };
}
