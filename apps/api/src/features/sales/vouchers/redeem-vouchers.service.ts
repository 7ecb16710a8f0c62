import { money } from '@parterre/domain/money/money';
import type { Discount } from '@parterre/domain/vouchers/apply-vouchers';
import { givesUseBack, type ReturnCause } from '@parterre/domain/vouchers/voucher';
import type { Tx } from '../../../database/connect.ts';
import { type LockedOrder, recordOrderEvent } from '../order/order.service.ts';
import type { OrderLineRecord, OrderRecord } from '../order/order-record.ts';
import {
  callRedeemVouchers,
  callReturnVouchers,
  type OpenRedemption,
  type Redemption,
  type ReturnedPart,
  selectOpenRedemptions,
} from './vouchers.queries.ts';

type Discounted = Pick<OrderLineRecord, 'offer_id' | 'discounts' | 'count'>;

/** Without what a bundle took off. */
const ofVouchers = ({ discounts }: Pick<Discounted, 'discounts'>): readonly Discount[] =>
  (discounts ?? []).filter((discount) => 'voucher_id' in discount);

/** Nothing is asked of orders that were placed without a code. */
const hasVouchers = ({ lines }: { readonly lines: readonly Discounted[] }): boolean =>
  lines.some((line) => ofVouchers(line).length > 0);

/** What each code took off an order, in the order of its lines. */
export function orderRedemptions({
  lines,
  currency,
}: Pick<OrderRecord, 'currency'> & { readonly lines: readonly Discounted[] }): Redemption[] {
  const sums = new Map<string, Redemption>();
  for (const line of lines)
    for (const { voucher_id, code, minor } of ofVouchers(line)) {
      const before = sums.get(voucher_id)?.minor ?? 0;
      sums.set(voucher_id, { voucher_id, code, minor: before + minor * line.count, currency });
    }
  return [...sums.values()];
}

/** Uses the codes of an order that is being placed, or paid after all. Answers whether all of them could be had. */
export async function redeemVouchers(locked: LockedOrder): Promise<boolean> {
  const { tx, order } = locked;
  if (!hasVouchers(order)) return true;
  const redemptions = orderRedemptions(order);
  if (!(await callRedeemVouchers(tx, order.id, redemptions, order.at))) return false;
  for (const { code, minor, currency } of redemptions)
    recordOrderEvent(locked, {
      entry: 'voucher.redeemed',
      amount: money(minor, currency),
      reason: code,
    });
  return true;
}

/** Of an order that was never paid: all that it used can be had again. */
export async function returnUnpaidVouchers(locked: LockedOrder): Promise<void> {
  if (!hasVouchers(locked.order)) return;
  const redemptions = await selectOpenRedemptions(locked.tx, locked.order.id);
  await giveBack(
    locked,
    redemptions,
    redemptions.map(({ voucher_id, discount_minor, returned_minor }) => ({
      voucher_id,
      minor: discount_minor - returned_minor,
      is_use: true,
    })),
  );
}

/** Tickets by the line that they are of. */
type Tickets = readonly { readonly offer_id: string }[];

interface Revoked {
  readonly tickets: Tickets;
  /** Of the same order, those that stay good. */
  readonly good: Tickets;
  readonly cause: ReturnCause;
}

/** What goes back to their codes with tickets that are good no more: by the rule of each code. */
export async function planVoucherReturn(
  tx: Tx,
  order: OrderRecord,
  { tickets, good, cause }: Revoked,
): Promise<(ReturnedPart & Pick<OpenRedemption, 'code' | 'currency'>)[]> {
  if (!hasVouchers(order) || tickets.length === 0) return [];
  const redemptions = await selectOpenRedemptions(tx, order.id);
  return redemptions
    .filter(({ returns }) => givesUseBack(returns, cause))
    .map(({ voucher_id, code, currency }) => ({
      voucher_id,
      code,
      currency,
      minor: sumDiscounts(order, tickets, voucher_id),
      is_use: sumDiscounts(order, good, voucher_id) === 0,
    }))
    .filter(({ minor }) => minor > 0);
}

const sumDiscounts = (order: OrderRecord, tickets: Tickets, voucherId: string): number =>
  tickets.reduce((sum, { offer_id }) => sum + unitDiscount(order, offer_id, voucherId), 0);

function unitDiscount({ lines }: OrderRecord, offerId: string, voucherId: string): number {
  const line = lines.find(({ offer_id }) => offer_id === offerId);
  return (line && ofVouchers(line).find(({ voucher_id }) => voucher_id === voucherId)?.minor) ?? 0;
}

export async function returnVouchers(locked: LockedOrder, revoked: Revoked): Promise<void> {
  const parts = await planVoucherReturn(locked.tx, locked.order, revoked);
  await giveBack(locked, parts, parts);
}

interface MovedLines {
  /** The tickets that were moved, as they were. */
  readonly from: readonly Discounted[];
  /** Where they are. */
  readonly to: readonly Discounted[];
  /** All tickets of the order that are good now. */
  readonly readGood: () => Promise<Tickets>;
  readonly cause: ReturnCause;
}

/** What did not go with tickets to cheaper places goes back to its codes, by the rule of each. */
export async function returnDropped(
  locked: LockedOrder,
  { from, to, readGood, cause }: MovedLines,
): Promise<void> {
  const { tx, order } = locked;
  const carried = new Map(
    orderRedemptions({ lines: to, currency: order.currency }).map(({ voucher_id, minor }) => [
      voucher_id,
      minor,
    ]),
  );
  const dropped = new Map(
    orderRedemptions({ lines: from, currency: order.currency }).flatMap(({ voucher_id, minor }) => {
      const rest = minor - (carried.get(voucher_id) ?? 0);
      return rest > 0 ? [[voucher_id, rest] as const] : [];
    }),
  );
  if (dropped.size === 0) return;
  const redemptions = (await selectOpenRedemptions(tx, order.id)).filter(({ returns }) =>
    givesUseBack(returns, cause),
  );
  const good = await readGood();
  const parts = redemptions.flatMap(({ voucher_id }) => {
    const minor = dropped.get(voucher_id);
    return minor === undefined
      ? []
      : [{ voucher_id, minor, is_use: sumDiscounts(order, good, voucher_id) === 0 }];
  });
  await giveBack(locked, redemptions, parts);
}

async function giveBack(
  locked: LockedOrder,
  redemptions: readonly Pick<OpenRedemption, 'voucher_id' | 'code' | 'currency'>[],
  parts: readonly ReturnedPart[],
): Promise<void> {
  if (parts.length === 0) return;
  const { tx, order } = locked;
  await callReturnVouchers(tx, order.id, parts, order.at);
  for (const { voucher_id, minor } of parts) {
    const { code, currency } = redemptions.find((one) => one.voucher_id === voucher_id) ?? {};
    recordOrderEvent(locked, {
      entry: 'voucher.returned',
      amount: money(minor, currency ?? order.currency),
      reason: code,
    });
  }
}
