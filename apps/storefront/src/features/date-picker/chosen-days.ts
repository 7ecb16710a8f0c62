import type { CatalogueFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';

/** A first day alone is one day; a last day alone is all days up to it. */
export type ChosenDays = Pick<CatalogueFilters, 'date_gte' | 'date_lte'>;

export const isSameDays = (a: ChosenDays, b: ChosenDays): boolean =>
  a.date_gte === b.date_gte && a.date_lte === b.date_lte;

export const isChosenDay = ({ date_gte, date_lte }: ChosenDays, day: string): boolean =>
  day === date_gte || day === date_lte;

export const isWithinDays = ({ date_gte, date_lte }: ChosenDays, day: string): boolean =>
  date_lte !== null && day <= date_lte && (date_gte === null || day >= date_gte);

/** A first press chooses one day, a second one makes it a range, in whichever order they came. */
export function pickDay(anchor: string | null, day: string): ChosenDays & { readonly anchor: string | null } {
  if (anchor === null || anchor === day) return { date_gte: day, date_lte: null, anchor: day };
  const [first, last] = anchor < day ? [anchor, day] : [day, anchor];
  return { date_gte: first, date_lte: last, anchor: null };
}
