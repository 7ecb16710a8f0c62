import type { HeldBundle } from '@parterre/contracts/console/bundles';
import type { CommandInput } from '@parterre/contracts/console/commands';
import type { BundleReturn, BundleRule } from '@parterre/domain/bundles/bundle';
import { type InterfaceLanguage, interfaceLanguages } from '@parterre/domain/languages/languages';
import { isCodeShaped } from '@parterre/domain/vouchers/voucher-code';
import { toLocal } from '../../i18n/local-input.ts';

/** A performance, or an event that is known by one of its performances where it was just found. */
export interface Target {
  readonly eventId: number;
  readonly performanceId: number | null;
  /** In words. */
  readonly text: string;
}

export interface PriceDraft {
  readonly currency: string;
  /** Empty is any. */
  readonly zone: string;
  readonly amount: string;
}

/** What somebody has typed of a bundle so far. */
export interface BundleDraft {
  readonly names: Readonly<Partial<Record<InterfaceLanguage, string>>>;
  readonly code: string;
  readonly scope: 'performances' | 'events';
  readonly targets: readonly Target[];
  readonly pick: string;
  readonly isSameSeat: boolean;
  readonly zones: readonly string[];
  readonly rule: BundleRule['kind'];
  readonly percent: string;
  readonly prices: readonly PriceDraft[];
  readonly isCombinable: boolean;
  readonly returns: BundleReturn;
  /** On the clock of whoever types. */
  readonly validFrom: string;
  readonly validUntil: string;
}

export const emptyPrice: PriceDraft = { currency: '', zone: '', amount: '' };

export const emptyBundle: BundleDraft = {
  names: {},
  code: '',
  scope: 'performances',
  targets: [],
  pick: '3',
  isSameSeat: false,
  zones: [],
  rule: 'percent',
  percent: '',
  prices: [emptyPrice],
  isCombinable: false,
  returns: 'full_price',
  validFrom: '',
  validUntil: '',
};

/** A bundle as it is typed to be changed. */
export function toDraft(
  bundle: HeldBundle,
  describe: (target: HeldBundle['targets'][number]) => string,
): BundleDraft {
  const { rule, targets } = bundle;
  const local = (at: string | null) => (at === null ? '' : toLocal(new Date(at)));
  return {
    names: bundle.names,
    code: bundle.code,
    scope: targets.some(({ performance_id }) => performance_id === null) ? 'events' : 'performances',
    targets: targets.map((target) => ({
      eventId: target.event_id,
      performanceId: target.performance_id,
      text: describe(target),
    })),
    pick: String(bundle.pick),
    isSameSeat: bundle.is_same_seat,
    zones: bundle.zones ?? [],
    rule: rule.kind,
    percent: rule.kind === 'percent' ? String(rule.percent) : '',
    prices:
      rule.kind === 'percent'
        ? [emptyPrice]
        : rule.prices.map(({ currency_code, zone, amount }) => ({
            currency: currency_code,
            zone: zone ?? '',
            amount: String(amount),
          })),
    isCombinable: bundle.is_combinable,
    returns: bundle.returns,
    validFrom: local(bundle.valid_from),
    validUntil: local(bundle.valid_until),
  };
}

/** Of a price: with its place on the list. */
export type BundleField =
  | 'names'
  | 'code'
  | 'targets'
  | 'pick'
  | 'same_seat'
  | 'percent'
  | `currency-${number}`
  | `amount-${number}`;

export type BundleFault =
  | 'required'
  | 'code'
  | 'targets'
  | 'pick'
  | 'same_seat'
  | 'percent'
  | 'number'
  | 'currency'
  | 'twice';

type Faults = Partial<Record<BundleField, BundleFault>>;

export type ReadBundle =
  | { readonly kind: 'bundle'; readonly input: CommandInput<'bundles.save'> }
  | { readonly kind: 'faults'; readonly faults: Readonly<Faults> };

const readWhole = (text: string, [min, max]: readonly [number, number]): number | undefined => {
  const value = Number(text.trim());
  return text.trim() !== '' && Number.isSafeInteger(value) && value >= min && value <= max
    ? value
    : undefined;
};
/** With a comma or a point. */
const readSum = (text: string): number | undefined =>
  /^\d{1,9}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

/** What is typed as the command takes it, or why it cannot be. */
export function readBundle(draft: BundleDraft, bundleId?: string): ReadBundle {
  const faults: Faults = {};
  const fault = (field: BundleField, reason: BundleFault) => {
    faults[field] ??= reason;
    return undefined;
  };
  const names = Object.fromEntries(
    interfaceLanguages.flatMap((code) => {
      const name = draft.names[code]?.trim();
      return name ? [[code, name]] : [];
    }),
  );
  if (Object.keys(names).length === 0) fault('names', 'required');
  const code = draft.code.trim();
  if (!isCodeShaped(code)) fault('code', 'code');
  const { targets, scope } = draft;
  if (targets.length < 2) fault('targets', 'targets');
  const pick = draft.isSameSeat
    ? targets.length
    : (readWhole(draft.pick, [2, Math.min(20, targets.length)]) ?? fault('pick', 'pick'));
  if (draft.isSameSeat && scope === 'events') fault('same_seat', 'same_seat');
  const rule = readRule(draft, fault);
  if (!rule || pick === undefined || Object.keys(faults).length > 0) return { kind: 'faults', faults };
  return {
    kind: 'bundle',
    input: {
      ...(bundleId !== undefined && { bundle_id: bundleId }),
      code,
      names,
      pick,
      ...(scope === 'events' && { event_ids: targets.map(({ eventId }) => eventId) }),
      ...(scope === 'performances' && {
        performance_ids: targets.flatMap(({ performanceId }) => performanceId ?? []),
      }),
      ...(draft.zones.length > 0 && { zones: [...draft.zones] }),
      is_same_seat: draft.isSameSeat,
      rule,
      is_combinable: draft.isCombinable,
      returns: draft.returns,
      ...(draft.validFrom && { valid_from: new Date(draft.validFrom).toISOString() }),
      ...(draft.validUntil && { valid_until: new Date(draft.validUntil).toISOString() }),
    },
  };
}

type Fault = (field: BundleField, reason: BundleFault) => undefined;

function readRule({ rule, percent: typed, prices }: BundleDraft, fault: Fault) {
  if (rule === 'percent') {
    const percent = readWhole(typed, [1, 100]);
    return percent === undefined ? fault('percent', 'percent') : { kind: rule, percent };
  }
  const known = new Set<string>();
  const read = prices.flatMap(({ currency, zone, amount: sum }, index) => {
    const currency_code = currency.trim().toUpperCase();
    const key = `${currency_code} ${zone}`;
    if (!/^[A-Z]{3}$/.test(currency_code)) fault(`currency-${index}`, 'currency');
    else if (known.has(key)) fault(`currency-${index}`, 'twice');
    known.add(key);
    const amount = readSum(sum);
    if (amount === undefined || (rule === 'amount' && amount === 0))
      return fault(`amount-${index}`, 'number') ?? [];
    return [{ currency_code, zone: zone === '' ? null : zone, amount }];
  });
  return { kind: rule, prices: read };
}
