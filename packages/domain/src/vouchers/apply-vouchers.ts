import { divideRounded } from '../money/decimal.ts';
import { wireStepMinor } from '../money/wire-money.ts';
import {
  type PriceRule,
  type Voucher,
  type VoucherRefusal,
  type VoucherScope,
  voucherState,
} from './voucher.ts';

/** Tickets of one offer, at one price without fees. */
export interface PricedLine {
  readonly id: string;
  readonly eventId: number;
  readonly performanceId: number;
  readonly zone: string;
  /** Null for general admission. */
  readonly seat: number | null;
  readonly count: number;
  readonly priceMinor: number;
}

/** What one code took off each ticket of a line. */
export interface Discount {
  readonly voucher_id: string;
  /** As it was shown then. */
  readonly code: string;
  readonly minor: number;
}

export interface DiscountedLine {
  readonly id: string;
  /** What is left to be paid for each ticket. */
  readonly priceMinor: number;
  readonly discounts: readonly Discount[];
}

export type VoucherVerdict =
  | { readonly kind: 'applied'; readonly voucher: Voucher; readonly minor: number }
  | { readonly kind: 'refused'; readonly voucher: Voucher; readonly reason: VoucherRefusal };

export interface Applied {
  /** In the order in which they came. */
  readonly lines: readonly DiscountedLine[];
  /** In the order in which the codes were given. */
  readonly verdicts: readonly VoucherVerdict[];
}

/** Prices first, then parts of what is left, then sums: so that the order of typing decides nothing. */
const sequence: readonly PriceRule['kind'][] = ['fixed', 'percent', 'amount'];

/**
 * Takes off what vouchers take off. Tickets of a line cost the same afterwards, none less than nothing, and prices stay in whole steps
 * that the wire can carry. A budget that does not reach takes off what it has, and keeps what cannot be shared evenly.
 */
export function applyVouchers(
  lines: readonly PricedLine[],
  vouchers: readonly Voucher[],
  { currency, at }: { readonly currency: string; readonly at: Date },
): Applied {
  const left = new Map(lines.map(({ id, priceMinor }) => [id, priceMinor]));
  const discounts = new Map<string, Discount[]>();
  const verdicts = new Map<Voucher, VoucherVerdict>();
  for (const voucher of inSequence(vouchers)) {
    const rivals = vouchers.slice(0, vouchers.indexOf(voucher));
    const state = voucherState(voucher, at);
    const fault = state === 'active' ? findFault(voucher, lines, currency) : state;
    const isAlone = rivals.every((rival) => isRefusedAnyway(rival, lines, { currency, at }));
    const isRival = !isAlone && !(voucher.isCombinable && rivals.every(({ isCombinable }) => isCombinable));
    const reason = fault ?? (isRival ? 'not_combinable' : undefined);
    const off = reason === undefined ? takeOff(voucher, lines, left, wireStepMinor(currency)) : undefined;
    if (off?.kind !== 'taken') {
      verdicts.set(voucher, { kind: 'refused', voucher, reason: reason ?? off?.reason ?? 'no_effect' });
      continue;
    }
    for (const [line, minor] of off.parts) {
      left.set(line.id, (left.get(line.id) ?? 0) - minor);
      const discount = { voucher_id: voucher.id, code: voucher.code, minor };
      discounts.set(line.id, [...(discounts.get(line.id) ?? []), discount]);
    }
    const minor = [...off.parts].reduce((sum, [line, unit]) => sum + unit * line.count, 0);
    verdicts.set(voucher, { kind: 'applied', voucher, minor });
  }
  return {
    lines: lines.map(({ id, priceMinor }) => ({
      id,
      priceMinor: left.get(id) ?? priceMinor,
      discounts: discounts.get(id) ?? [],
    })),
    verdicts: vouchers.flatMap((voucher) => verdicts.get(voucher) ?? []),
  };
}

const inSequence = (vouchers: readonly Voucher[]): Voucher[] =>
  vouchers.toSorted((a, b) => sequence.indexOf(a.rule.kind) - sequence.indexOf(b.rule.kind));

type Occasion = { readonly currency: string; readonly at: Date };

/** A code that counts for nothing here stands in the way of no other. */
const isRefusedAnyway = (
  voucher: Voucher,
  lines: readonly PricedLine[],
  { currency, at }: Occasion,
): boolean => voucherState(voucher, at) !== 'active' || findFault(voucher, lines, currency) !== undefined;

function findFault(
  { currency: own, scope }: Voucher,
  lines: readonly PricedLine[],
  currency: string,
): VoucherRefusal | undefined {
  if (own !== null && own !== currency) return 'other_currency';
  return lines.some((line) => isInScope(line, scope)) ? undefined : 'other_tickets';
}

const isAmong = <Value>(values: readonly Value[] | null, value: Value): boolean =>
  values === null || values.includes(value);

const isInScope = (
  { eventId, performanceId, zone, seat }: Omit<PricedLine, 'id' | 'count' | 'priceMinor'>,
  { eventIds, performanceIds, zones, seats }: VoucherScope,
): boolean =>
  isAmong(eventIds, eventId) &&
  isAmong(performanceIds, performanceId) &&
  isAmong(zones, zone) &&
  (seats === null || (seat !== null && seats.includes(seat)));

type TakenOff =
  | { readonly kind: 'taken'; readonly parts: ReadonlyMap<PricedLine, number> }
  | { readonly kind: 'nothing'; readonly reason: VoucherRefusal };

function takeOff(
  { rule, scope, maxTickets, budgetMinor, spentMinor }: Voucher,
  lines: readonly PricedLine[],
  prices: ReadonlyMap<string, number>,
  step: number,
): TakenOff {
  const wanted = lines
    .filter((line) => isInScope(line, scope))
    .map((line) => ({ line, minor: unitDiscount(rule, prices.get(line.id) ?? 0, step) }))
    .filter(({ minor }) => minor > 0)
    // Where not all fit, those count of which most is taken off.
    .toSorted((a, b) => b.minor - a.minor);
  if (wanted.length === 0) return { kind: 'nothing', reason: 'no_effect' };
  let tickets = maxTickets ?? Number.POSITIVE_INFINITY;
  let budget = budgetMinor === null ? Number.POSITIVE_INFINITY : budgetMinor - spentMinor;
  const parts = new Map<PricedLine, number>();
  for (const { line, minor } of wanted) {
    if (line.count > tickets) continue;
    const affordable = Number.isFinite(budget) ? Math.floor(budget / line.count / step) * step : minor;
    const taken = Math.min(minor, affordable);
    tickets -= line.count;
    budget -= taken * line.count;
    if (taken > 0) parts.set(line, taken);
  }
  if (parts.size > 0) return { kind: 'taken', parts };
  const isTooMany = wanted.every(({ line }) => line.count > (maxTickets ?? Number.POSITIVE_INFINITY));
  return { kind: 'nothing', reason: isTooMany ? 'too_many_tickets' : 'used_up' };
}

/** Off one ticket. What is left of a price is rounded half up; only a whole percentage makes a ticket free. */
function unitDiscount(rule: PriceRule, priceMinor: number, step: number): number {
  switch (rule.kind) {
    case 'percent': {
      const steps = divideRounded(
        BigInt(priceMinor) * BigInt(100 - rule.percent),
        BigInt(100 * step),
        'half-up',
      );
      const least = rule.percent < 100 && priceMinor > 0 ? step : 0;
      return priceMinor - Math.min(priceMinor, Math.max(least, Number(steps) * step));
    }
    case 'amount':
      return Math.min(priceMinor, rule.minor);
    case 'fixed':
      return Math.max(0, priceMinor - rule.minor);
  }
}

/** What was taken off goes with a ticket that is moved, up to the price of its new place. */
export function carryDiscounts<Taken extends { readonly minor: number }>(
  discounts: readonly Taken[],
  priceMinor: number,
): Taken[] {
  let left = priceMinor;
  return discounts.flatMap((discount) => {
    const minor = Math.min(left, discount.minor);
    left -= minor;
    return minor > 0 ? [{ ...discount, minor }] : [];
  });
}

export const discountMinor = (discounts: readonly { readonly minor: number }[] | null): number =>
  (discounts ?? []).reduce((sum, { minor }) => sum + minor, 0);
