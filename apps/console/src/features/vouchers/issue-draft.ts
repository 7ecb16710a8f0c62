import type { CommandInput } from '@parterre/contracts/console/commands';
import type { ReturnRule } from '@parterre/domain/vouchers/voucher';
import { isCodeShaped } from '@parterre/domain/vouchers/voucher-code';

/** What somebody has typed of vouchers so far. */
export interface IssueDraft {
  readonly name: string;
  readonly kind: 'one' | 'many';
  readonly code: string;
  readonly count: string;
  readonly prefix: string;
  readonly rule: 'percent' | 'amount' | 'fixed';
  readonly value: string;
  readonly currency: string;
  readonly scope: 'all' | 'event' | 'performance';
  readonly target: Target | null;
  readonly zones: readonly string[];
  /** What its codes do with places of one performance. */
  readonly stock: 'none' | 'opens' | 'reserves';
  /** Of those that are withheld; where seats were chosen in the hall, these are meant. */
  readonly openSeats: readonly number[];
  readonly stockZone: string;
  readonly stockCount: string;
  /** On the clock of whoever types. */
  readonly validFrom: string;
  readonly validUntil: string;
  readonly maxUses: string;
  readonly budget: string;
  readonly maxTickets: string;
  readonly isCombinable: boolean;
  readonly returns: ReturnRule;
}

export interface Target {
  readonly eventId: number;
  readonly performanceId: number;
  /** In words. */
  readonly text: string;
}

export const emptyIssue: IssueDraft = {
  name: '',
  kind: 'one',
  code: '',
  count: '100',
  prefix: '',
  rule: 'percent',
  value: '',
  currency: '',
  scope: 'all',
  target: null,
  zones: [],
  stock: 'none',
  openSeats: [],
  stockZone: '',
  stockCount: '',
  validFrom: '',
  validUntil: '',
  maxUses: '',
  budget: '',
  maxTickets: '',
  isCombinable: false,
  returns: 'called_off',
};

export type IssueField =
  | 'name'
  | 'code'
  | 'count'
  | 'prefix'
  | 'value'
  | 'currency'
  | 'target'
  | 'openSeats'
  | 'stockZone'
  | 'stockCount'
  | 'validUntil'
  | 'maxUses'
  | 'budget'
  | 'maxTickets';

type IssueFault = 'required' | 'number' | 'code' | 'percent';

export type ReadIssue =
  | { readonly kind: 'issue'; readonly input: CommandInput<'vouchers.issue'> }
  | { readonly kind: 'faults'; readonly faults: Readonly<Partial<Record<IssueField, IssueFault>>> };

const maxIssued = 5000;
const readWhole = (text: string, max: number): number | undefined => {
  const value = Number(text.trim());
  return text.trim() !== '' && Number.isSafeInteger(value) && value >= 1 && value <= max ? value : undefined;
};
/** With a comma or a point. */
const readSum = (text: string): number | undefined =>
  /^\d{1,9}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

/** What is typed as the command takes it, or why it cannot be; `chosen` are seats of a performance, where some were chosen in its hall. */
export function readIssue(draft: IssueDraft, chosen?: ChosenSeats): ReadIssue {
  const faults: Partial<Record<IssueField, IssueFault>> = {};
  const fault = (field: IssueField, reason: IssueFault) => {
    faults[field] ??= reason;
    return undefined;
  };
  const optional = <Value>(field: IssueField, read: (text: string) => Value | undefined) => {
    const text = draft[field as 'maxUses' | 'budget' | 'maxTickets'];
    return text.trim() === '' ? undefined : (read(text) ?? fault(field, 'number'));
  };
  const name = draft.name.trim() || fault('name', 'required');
  const codes = readCodes(draft, fault);
  const rule = readRule(draft, fault);
  const budget = optional('budget', readSum);
  const needsCurrency = draft.rule !== 'percent' || budget !== undefined;
  const currency = draft.currency.trim().toUpperCase();
  if (needsCurrency && !/^[A-Z]{3}$/.test(currency)) fault('currency', 'required');
  const scope = chosen ? 'all' : draft.scope;
  if (scope !== 'all' && !draft.target) fault('target', 'required');
  const stock = readStock({ ...draft, scope }, chosen, fault);
  const maxUses = optional('maxUses', (text) => readWhole(text, 1_000_000));
  const maxTickets = optional('maxTickets', (text) => readWhole(text, 100));
  if (!name || !codes || !rule || Object.keys(faults).length > 0) return { kind: 'faults', faults };
  const { target, zones } = draft;
  return {
    kind: 'issue',
    input: {
      name,
      codes,
      rule,
      ...(needsCurrency && { currency_code: currency }),
      ...(scope === 'event' && target && { event_ids: [target.eventId] }),
      ...(scope === 'performance' && target && { performance_ids: [target.performanceId] }),
      ...(scope !== 'all' && zones.length > 0 && { zones: [...zones] }),
      ...(chosen && { performance_ids: [chosen.performance], seats: [...chosen.seats] }),
      ...(stock && { stock }),
      ...(draft.validFrom && { valid_from: new Date(draft.validFrom).toISOString() }),
      ...(draft.validUntil && { valid_until: new Date(draft.validUntil).toISOString() }),
      ...(maxUses !== undefined && { max_uses: maxUses }),
      ...(budget !== undefined && { budget }),
      ...(maxTickets !== undefined && { max_tickets: maxTickets }),
      is_combinable: draft.isCombinable,
      returns: draft.returns,
    },
  };
}

export interface ChosenSeats {
  readonly performance: number;
  readonly seats: readonly number[];
}

/** Undefined where codes do nothing with places. */
function readStock(
  { scope, stock, openSeats, stockZone, stockCount }: IssueDraft,
  chosen: ChosenSeats | undefined,
  fault: Fault,
): CommandInput<'vouchers.issue'>['stock'] {
  if (stock === 'none' || (scope !== 'performance' && !chosen)) return undefined;
  if (chosen) return { kind: stock === 'opens' ? stock : 'reserves_seats', seats: [...chosen.seats] };
  if (stock === 'opens')
    return openSeats.length > 0 ? { kind: stock, seats: [...openSeats] } : fault('openSeats', 'required');
  const count = readWhole(stockCount, 1000) ?? fault('stockCount', 'number');
  const zone = stockZone || fault('stockZone', 'required');
  return zone && count ? { kind: 'reserves_places', zone, count } : undefined;
}

type Fault = (field: IssueField, reason: IssueFault) => undefined;

function readCodes({ kind, code, count, prefix }: IssueDraft, fault: Fault) {
  if (kind === 'one') {
    const typed = code.trim();
    return isCodeShaped(typed) ? { kind: 'one' as const, code: typed } : fault('code', 'code');
  }
  const wanted = readWhole(count, maxIssued) ?? fault('count', 'number');
  const before = prefix.trim();
  if (before !== '' && !isCodeShaped(`${before}00`)) return fault('prefix', 'code');
  return wanted === undefined ? undefined : { kind: 'many' as const, count: wanted, prefix: before };
}

function readRule({ rule, value }: IssueDraft, fault: Fault) {
  if (rule === 'percent') {
    const percent = readWhole(value, 100);
    return percent === undefined ? fault('value', 'percent') : { kind: rule, percent };
  }
  const amount = readSum(value);
  if (amount === undefined || (rule === 'amount' && amount === 0)) return fault('value', 'number');
  return { kind: rule, amount };
}
