import { type LanguageCode, languages } from '../languages/languages.ts';
import type { CatalogueFilters } from './catalogue-filters.ts';
import { addDays, lastDayOfMonth, weekday } from './plain-date.ts';

export type DatePreset = 'today' | 'tomorrow' | 'weekend' | 'month';
type Days = readonly [first: string, last: string];

const friday = 5;
const saturday = 6;
// CLDR's week data for the countries of spec §9; everywhere else people rest on Saturday and Sunday.
const restFromFriday: readonly string[] = ['sa', 'il'];

/** What is left of the two days of rest, or the next two when none is left. */
function weekend(today: string, language: LanguageCode): Days {
  const start = restFromFriday.includes(languages[language].country) ? friday : saturday;
  const daysPast = (weekday(today) - start + 7) % 7;
  if (daysPast <= 1) return [today, addDays(today, 1 - daysPast)];
  const first = addDays(today, 7 - daysPast);
  return [first, addDays(first, 1)];
}

const ranges: Record<DatePreset, (today: string, language: LanguageCode) => Days> = {
  today: (today) => [today, today],
  tomorrow: (today) => [addDays(today, 1), addDays(today, 1)],
  weekend,
  month: (today) => [today, lastDayOfMonth(today)],
};

/** The days a preset stands for on the day `today` (yyyy-mm-dd), as filters. */
export function presetDates(
  preset: DatePreset,
  today: string,
  language: LanguageCode,
): Pick<CatalogueFilters, 'date_gte' | 'date_lte'> {
  const [first, last] = ranges[preset](today, language);
  return { date_gte: first, date_lte: last === first ? null : last };
}

/** Whether any of the days that have events is among those of a preset. */
export const hasEventDay = (
  { date_gte, date_lte }: Pick<CatalogueFilters, 'date_gte' | 'date_lte'>,
  eventDays: readonly string[],
): boolean => eventDays.some((day) => day >= (date_gte ?? day) && day <= (date_lte ?? date_gte ?? day));
