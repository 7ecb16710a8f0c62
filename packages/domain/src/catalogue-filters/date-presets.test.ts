import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../languages/languages.ts';
import { type DatePreset, hasEventDay, presetDates } from './date-presets.ts';
import { addDays, isPlainDate, lastDayOfMonth, weekday } from './plain-date.ts';

describe('date presets', () => {
  // 2026-11-20 is a Friday.
  it.each<[DatePreset, string, LanguageCode, string, string | null]>([
    ['today', '2026-11-20', 'ru', '2026-11-20', null],
    ['tomorrow', '2026-11-20', 'ru', '2026-11-21', null],
    ['tomorrow', '2026-12-31', 'ru', '2027-01-01', null],
    ['weekend', '2026-11-16', 'ru', '2026-11-21', '2026-11-22'],
    ['weekend', '2026-11-20', 'ru', '2026-11-21', '2026-11-22'],
    ['weekend', '2026-11-21', 'ru', '2026-11-21', '2026-11-22'],
    ['weekend', '2026-11-22', 'ru', '2026-11-22', null],
    ['weekend', '2026-11-23', 'ru', '2026-11-28', '2026-11-29'],
    ['weekend', '2026-11-22', 'ja', '2026-11-22', null],
    ['weekend', '2026-11-19', 'he', '2026-11-20', '2026-11-21'],
    ['weekend', '2026-11-20', 'he', '2026-11-20', '2026-11-21'],
    ['weekend', '2026-11-21', 'ar', '2026-11-21', null],
    ['weekend', '2026-11-22', 'ar', '2026-11-27', '2026-11-28'],
    ['month', '2026-11-20', 'ru', '2026-11-20', '2026-11-30'],
    ['month', '2028-02-01', 'ru', '2028-02-01', '2028-02-29'],
    ['month', '2026-12-31', 'ru', '2026-12-31', null],
  ])('%s on %s in %s', (preset, today, language, date_gte, date_lte) => {
    expect(presetDates(preset, today, language)).toStrictEqual({ date_gte, date_lte });
  });

  it('never look back, and stay within a month', () => {
    const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1970-01-01', days));
    const preset = fc.constantFrom<DatePreset>('today', 'tomorrow', 'weekend', 'month');
    fc.assert(
      fc.property(preset, day, fc.constantFrom<LanguageCode>('ru', 'he'), (name, today, language) => {
        const { date_gte, date_lte } = presetDates(name, today, language);
        const [first, last] = [date_gte ?? '', date_lte ?? date_gte ?? ''];
        expect(today <= first && first <= last && last <= addDays(today, 30)).toBe(true);
      }),
    );
  });
});

describe('plain dates', () => {
  it.each(['2026-11-20', '2028-02-29', '0001-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(isPlainDate(text)).toBe(true);
  });

  it.each([
    '',
    '2026-11-31',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20261120',
    '2026-11-20T00:00:00Z',
    'x2026-11-20',
    '2026-11-20\n',
  ])('%j does not', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });

  it('count the days of the week from Monday', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekday)).toStrictEqual([1, 6, 7]);
  });

  it('know the last day of a month', () => {
    expect(['2026-01-31', '2026-02-01', '2026-12-15'].map(lastDayOfMonth)).toStrictEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-12-31',
    ]);
  });
});

it.each([
  ['2026-11-20', null, ['2026-11-20'], true],
  ['2026-11-20', null, ['2026-11-19', '2026-11-21'], false],
  ['2026-11-21', '2026-11-22', ['2026-11-22'], true],
  ['2026-11-21', '2026-11-22', ['2026-11-20', '2026-11-23'], false],
  ['2026-11-21', '2026-11-22', [], false],
])('the days from %s to %s, of which %j have events: %s', (date_gte, date_lte, days, expected) => {
  expect(hasEventDay({ date_gte, date_lte }, days)).toBe(expected);
});
