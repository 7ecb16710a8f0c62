import type { GridSearch } from '../../api/console-api.ts';

/** What the address says: words, days, and where the page begins. */
export interface GridFilters {
  readonly q?: string;
  readonly from?: string;
  readonly until?: string;
  readonly after?: string;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isPlace = (text: string) => /^\d{1,13}\.\d{1,9}$/.test(text);
const maxSearch = 100;

/** What an address says that can be searched for; the rest of it is left out. */
export function readGridFilters(search: Readonly<Record<string, unknown>>): GridFilters {
  const [q, from, until, after] = ['q', 'from', 'until', 'after'].map((name) =>
    String(search[name] ?? '').trim(),
  );
  return {
    ...(q && { q: q.slice(0, maxSearch) }),
    ...(from && isDay(from) && { from }),
    ...(until && isDay(until) && { until }),
    ...(after && isPlace(after) && { after }),
  };
}

export const toGridSearch = ({ q, ...filters }: GridFilters, lang: string): GridSearch => ({
  ...filters,
  ...(q !== undefined && { search: q }),
  lang,
});
