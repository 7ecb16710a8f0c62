import type { SettlementQuery } from '@parterre/contracts/console/settlement';
import type { SettlementSearch } from '../../api/console-api.ts';

/** What the address says: by what, of which days, and which rows. */
export interface SettlementFilters {
  readonly by?: SettlementQuery['by'];
  readonly basis?: SettlementQuery['basis'];
  readonly from?: string;
  readonly until?: string;
  readonly page?: number;
}

export const groups = [
  'day',
  'event',
  'performance',
  'way',
  'vat',
] as const satisfies readonly SettlementQuery['by'][];
export const bases = ['payment', 'performance'] as const satisfies readonly SettlementQuery['basis'][];

const isDay = (text: string) => /^(19|20)\d\d-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What an address says that can be asked for; the rest of it is left out. */
export function readSettlementFilters(search: Readonly<Record<string, unknown>>): SettlementFilters {
  const [from, until] = [String(search.from ?? ''), String(search.until ?? '')];
  const by = groups.find((group) => group === search.by);
  const basis = bases.find((one) => one === search.basis);
  const page = Number(search.page);
  return {
    ...(by && { by }),
    ...(basis && { basis }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

export const toSettlementSearch = (filters: SettlementFilters, lang: string): SettlementSearch => ({
  ...filters,
  lang,
});
