/** What a ticket costs by it. The service fee is no part of that: it stays as it is sold. */
export type PriceRule =
  /** Whole, of 100. */
  | { readonly kind: 'percent'; readonly percent: number }
  /** Off each ticket. */
  | { readonly kind: 'amount'; readonly minor: number }
  /** Instead of the price of each ticket, where that is higher. */
  | { readonly kind: 'fixed'; readonly minor: number };

/** What it counts for. Where several are given, a ticket must be of all of them; null is not to be looked at. */
export interface VoucherScope {
  readonly eventIds: readonly number[] | null;
  readonly performanceIds: readonly number[] | null;
  readonly zones: readonly string[] | null;
  /** By their index in the plan of the one performance that is given. */
  readonly seats: readonly number[] | null;
}

/** When a use, and what it took off, can be had again after tickets were given back. */
export const returnRules = ['never', 'called_off', 'always'] as const;
export type ReturnRule = (typeof returnRules)[number];

export interface VoucherTerms {
  readonly rule: PriceRule;
  /** Of its sums; null where it names none: then it counts in every currency. */
  readonly currency: string | null;
  readonly scope: VoucherScope;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  /** In how many orders. */
  readonly maxUses: number | null;
  /** What it takes off in all orders together. */
  readonly budgetMinor: number | null;
  /** In one order. */
  readonly maxTickets: number | null;
  /** Whether others may stand beside it in an order. Certificates always may: they are money. */
  readonly isCombinable: boolean;
  readonly returns: ReturnRule;
}

/** A code as it stands. */
export interface Voucher extends VoucherTerms {
  readonly id: string;
  readonly batchId: string;
  /** Whether its codes open places that are withheld from everybody else. */
  readonly opensStock: boolean;
  /** As it is shown. */
  readonly code: string;
  readonly uses: number;
  readonly spentMinor: number;
  readonly endedAt: Date | null;
}

/** Why a code takes nothing off. */
export const voucherRefusals = [
  'unknown',
  'not_yet',
  'expired',
  'ended',
  'used_up',
  'other_currency',
  'other_tickets',
  'too_many_tickets',
  'no_effect',
  'not_combinable',
  /** Of a bundle: something of what it takes is not in the basket. */
  'incomplete',
] as const;
export type VoucherRefusal = (typeof voucherRefusals)[number];

export const voucherStates = ['active', 'not_yet', 'expired', 'ended', 'used_up'] as const;
export type VoucherState = (typeof voucherStates)[number];

type Standing = Pick<Voucher, 'endedAt' | 'validFrom' | 'validUntil' | 'maxUses' | 'uses'> &
  Pick<Voucher, 'budgetMinor' | 'spentMinor'>;

/** Whatever is to be bought with it. */
export function voucherState(voucher: Standing, at: Date): VoucherState {
  const { endedAt, validFrom, validUntil, maxUses, uses, budgetMinor, spentMinor } = voucher;
  if (endedAt !== null) return 'ended';
  if (validUntil !== null && validUntil <= at) return 'expired';
  const isSpent = budgetMinor !== null && spentMinor >= budgetMinor;
  if (isSpent || (maxUses !== null && uses >= maxUses)) return 'used_up';
  return validFrom !== null && validFrom > at ? 'not_yet' : 'active';
}

/** Why tickets are good no more: what was never paid, given back, or the house does not play as it was sold. */
export type ReturnCause = 'unpaid' | 'given_back' | 'called_off';

const returned: Readonly<Record<ReturnRule, readonly ReturnCause[]>> = {
  never: ['unpaid'],
  called_off: ['unpaid', 'called_off'],
  always: ['unpaid', 'called_off', 'given_back'],
};

/** Whether a use and what it took off can be had again. Nobody has used what was never paid. */
export const givesUseBack = (rule: ReturnRule, cause: ReturnCause): boolean => returned[rule].includes(cause);

/** Which codes of many are looked at. */
export const codeFilters = ['all', 'unused', 'used', 'ended'] as const;
export type CodeFilter = (typeof codeFilters)[number];
