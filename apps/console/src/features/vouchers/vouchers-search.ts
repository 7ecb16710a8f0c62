import { type CodeFilter, codeFilters } from '@parterre/domain/vouchers/voucher';

/** What the address says of the list. */
export function readVoucherFilters(search: Readonly<Record<string, unknown>>): {
  q?: string;
  page?: number;
} {
  const q = String(search.q ?? '')
    .trim()
    .slice(0, 100);
  const page = Number(search.page);
  return { ...(q && { q }), ...(Number.isSafeInteger(page) && page > 1 && { page }) };
}

/** The same of the codes of a batch. */
export function readCodeFilters(search: Readonly<Record<string, unknown>>): {
  show?: CodeFilter;
  after?: string;
} {
  const show = codeFilters.find((one) => one === search.show);
  const { after } = search;
  return { ...(show && { show }), ...(typeof after === 'string' && after !== '' && { after }) };
}

/** Seats of a performance that vouchers are to be for, where somebody has chosen them in the hall. */
export function readChosenSeats(search: Readonly<Record<string, unknown>>): {
  performance?: number;
  seats?: string;
} {
  const performance = Number(search.performance);
  const seats = String(search.seats ?? '');
  return Number.isSafeInteger(performance) && performance > 0 && /^\d{1,6}(\.\d{1,6})*$/.test(seats)
    ? { performance, seats }
    : {};
}
