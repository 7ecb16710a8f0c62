import type { AuditSearch } from '../../api/console-api.ts';

/** What the address says: who, what, to what, between which days, and where the page begins. */
export interface AuditFilters {
  readonly account?: string;
  readonly command?: string;
  readonly subject?: string;
  /** Days (`yyyy-mm-dd`) by the clock of whoever looks, both included. */
  readonly since?: string;
  readonly until?: string;
  readonly before?: number;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What an address says that can be searched for; the rest of it is left out. */
export function readFilters(search: Readonly<Record<string, unknown>>): AuditFilters {
  const text = (name: string, isGood = (_text: string) => true) => {
    const value = search[name];
    return typeof value === 'string' && value !== '' && isGood(value) ? { [name]: value } : {};
  };
  const before = Number(search.before);
  return {
    ...text('account', (id) => /^[\da-f-]{36}$/.test(id)),
    ...text('command'),
    ...text('subject'),
    ...text('since', isDay),
    ...text('until', isDay),
    ...(Number.isSafeInteger(before) && before > 0 && { before }),
  };
}

const startOfDay = (day: string, plus = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + plus).toISOString();
};

export const toSearch = ({ account, command, subject, since, until, before }: AuditFilters): AuditSearch => ({
  account_id: account,
  command,
  subject,
  since: since && startOfDay(since),
  until: until && startOfDay(until, 1),
  before,
});
