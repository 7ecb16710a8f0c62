import { type OrderState, orderStates } from '@parterre/domain/order/order-states';
import type { OrderSearch } from '../../api/console-api.ts';

export const sorts = ['newest', 'oldest', 'paid_newest', 'paid_oldest'] as const;
export type Sort = (typeof sorts)[number];

/** What the address says: words, state, event and performance, days of payment, order, and where the page begins. */
export interface OrderFilters {
  readonly q?: string;
  readonly state?: OrderState;
  readonly event?: number;
  readonly performance?: number;
  /** Days (`yyyy-mm-dd`) by the clock of whoever looks, both included. */
  readonly since?: string;
  readonly until?: string;
  readonly sort?: Sort;
  readonly after?: number;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const maxSearch = 200;

/** What an address says that can be searched for; the rest of it is left out. */
export function readOrderFilters(search: Readonly<Record<string, unknown>>): OrderFilters {
  const q = String(search.q ?? '')
    .trim()
    .slice(0, maxSearch);
  const state = orderStates.find((one) => one === search.state);
  const sort = sorts.find((one) => one === search.sort);
  const [event, performance] = [readNumber(search.event), readNumber(search.performance)];
  const after = readNumber(search.after);
  return {
    ...(q !== '' && { q }),
    ...(state && { state }),
    ...(event && { event }),
    // A performance is one of an event.
    ...(event && performance && { performance }),
    ...readDay('since', search.since),
    ...readDay('until', search.until),
    ...(sort && sort !== 'newest' && { sort }),
    ...(after && { after }),
  };
}

const readDay = (name: 'since' | 'until', value: unknown) =>
  typeof value === 'string' && isDay(value) ? { [name]: value } : {};

function readNumber(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

const startOfDay = (day: string, plus = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + plus).toISOString();
};

/** What the server is asked, for a page as for a file of all of it. */
export const toOrderSearch = (filters: OrderFilters): OrderSearch => ({
  ...(filters.q !== undefined && { search: filters.q }),
  ...(filters.state && { state: filters.state }),
  ...(filters.event && { event_id: filters.event }),
  ...(filters.performance && { performance_id: filters.performance }),
  ...(filters.since && { paid_since: startOfDay(filters.since) }),
  ...(filters.until && { paid_until: startOfDay(filters.until, 1) }),
  ...(filters.sort && { sort: filters.sort }),
});
