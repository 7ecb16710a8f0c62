import type { CheckedCode, CheckedCodes } from '@parterre/contracts/orders/checked-codes';
import type { CodesRequest } from '@parterre/contracts/orders/order-request';
import { isHeld } from '@parterre/domain/basket/basket';
import { basketTotal } from '@parterre/domain/basket/basket-total';
import { type BundleDiscount, bundleName } from '@parterre/domain/bundles/bundle';
import { money } from '@parterre/domain/money/money';
import { fromWire, toWire } from '@parterre/domain/money/wire-money';
import { applyVouchers, type Discount } from '@parterre/domain/vouchers/apply-vouchers';
import { type Voucher, type VoucherRefusal, voucherState } from '@parterre/domain/vouchers/voucher';
import { codeKey } from '@parterre/domain/vouchers/voucher-code';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import type { Line, StoredBasket } from '../../basket/basket.ts';
import { applyBundles, type BundleVerdict } from '../bundles/apply-bundles.service.ts';
import { selectBundles } from '../bundles/bundles.queries.ts';
import { findCertificate } from '../payments/certificates.service.ts';
import type { CheckoutDeps } from '../sale-deps.ts';
import { type Redemption, selectVouchers, upsertTry } from './vouchers.queries.ts';

/** What one code that was typed comes to. */
export type CodeVerdict =
  | { readonly kind: 'applied'; readonly typed: string; readonly redemption: Redemption }
  /** Of what is bought together. */
  | { readonly kind: 'bundle'; readonly typed: string; readonly name: string; readonly minor: number }
  | {
      readonly kind: 'refused';
      readonly typed: string;
      readonly reason: VoucherRefusal;
      /** Of a bundle: how many more of its performances or events it takes. */
      readonly missing?: number;
      /** Undefined where there is no such code. */
      readonly voucherId?: string;
    };

export interface AppliedCodes {
  /** What the basket holds, at what is left of its prices. */
  readonly held: readonly Line[];
  /** By the id of the line: what was taken off each ticket of it. */
  readonly discounts: ReadonlyMap<string, readonly (Discount | BundleDiscount)[]>;
  /** By the id of the line: the batches of the codes that count for it. */
  readonly batches: ReadonlyMap<string, readonly string[]>;
  /** Vouchers that open what is withheld from everybody else, whatever they take off, by what was typed. */
  readonly opening: readonly (readonly [typed: string, voucher: Voucher])[];
  /** In the order in which they were typed, each code once. */
  readonly verdicts: readonly CodeVerdict[];
}

/** Takes off what bundles and vouchers of these codes take off what a basket holds, bundles first. Nothing is used up by it. */
export async function applyCodes(
  { db, offers }: Pick<CheckoutDeps, 'db' | 'offers'>,
  { lines, currency, at }: Pick<StoredBasket, 'lines' | 'currency' | 'at'>,
  { codes, lang }: { readonly codes: readonly string[]; readonly lang: string },
): Promise<AppliedCodes> {
  const held = lines.filter(isHeld);
  const typed = new Map(codes.map((code) => [codeKey(code), code]));
  const keys = [...typed.keys()];
  const found = await selectVouchers(db, keys);
  const foundBundles = await selectBundles(
    db,
    keys.filter((key) => !found.has(key)),
  );
  const bundles = await applyBundles(
    offers,
    held,
    keys.flatMap((key) => foundBundles.get(key) ?? []),
    { currency, at, lang },
  );
  const vouchers = keys.flatMap((key) => found.get(key) ?? []);
  const priced = held.map(({ id, count, price, stock }) => ({
    id,
    count,
    priceMinor: fromWire(price, currency).amountMinor - (bundles.discounts.get(id)?.minor ?? 0),
    ...stock,
  }));
  const counting = bundles.verdicts.filter(({ applied }) => applied.kind === 'applied');
  const isAllowed = ({ isCombinable }: Voucher) =>
    counting.every(({ bundle }) => bundle.isCombinable && isCombinable);
  const applied = applyVouchers(priced, vouchers.filter(isAllowed), { currency, at });
  const left = new Map(applied.lines.map((line) => [line.id, line]));
  return {
    held: held.map((line) => {
      const priceMinor = left.get(line.id)?.priceMinor;
      return priceMinor === undefined ? line : { ...line, price: wireAmount(priceMinor, currency) };
    }),
    discounts: new Map(
      applied.lines.map(({ id, discounts }) => {
        const together = bundles.discounts.get(id);
        return [id, together ? [together, ...discounts] : discounts];
      }),
    ),
    batches: new Map(
      applied.lines.map(({ id, discounts }) => [
        id,
        vouchers.flatMap((voucher) =>
          discounts.some(({ voucher_id }) => voucher_id === voucher.id) ? [voucher.batchId] : [],
        ),
      ]),
    ),
    opening: [...typed].flatMap(([key, code]) => {
      const voucher = found.get(key);
      return voucher?.opensStock && voucherState(voucher, at) === 'active' ? [[code, voucher] as const] : [];
    }),
    verdicts: [...typed].map(([key, code]): CodeVerdict => {
      const bundle = foundBundles.get(key);
      if (bundle)
        return toVerdict(
          code,
          bundleName(bundle, lang),
          bundles.verdicts.find((one) => one.bundle === bundle),
        );
      const voucher = found.get(key);
      if (!voucher) return { kind: 'refused', typed: code, reason: 'unknown' };
      const { id: voucherId } = voucher;
      const verdict = applied.verdicts.find((one) => one.voucher === voucher);
      if (verdict?.kind !== 'applied')
        return { kind: 'refused', typed: code, reason: verdict?.reason ?? 'not_combinable', voucherId };
      const redemption = { voucher_id: voucherId, code: voucher.code, minor: verdict.minor, currency };
      return { kind: 'applied', typed: code, redemption };
    }),
  };
}

function toVerdict(typed: string, name: string, verdict: BundleVerdict | undefined): CodeVerdict {
  if (!verdict) return { kind: 'refused', typed, reason: 'unknown' };
  const { applied } = verdict;
  return applied.kind === 'applied'
    ? { kind: 'bundle', typed, name, minor: applied.minor }
    : { kind: 'refused', typed, reason: applied.reason, missing: applied.missing };
}

/** What codes are worth for a basket, be they of vouchers or of gift certificates; that they were tried is written down. */
export async function checkCodes(
  { db, baskets, offers }: Pick<CheckoutDeps, 'db' | 'baskets' | 'offers'>,
  basketId: string | undefined,
  { codes, lang }: CodesRequest,
): Promise<CheckedCodes> {
  const basket = await (basketId === undefined ? baskets.empty(undefined) : baskets.read(basketId));
  const { held, verdicts, opening } = await applyCodes({ db, offers }, basket, { codes, lang: lang ?? '' });
  const checked: CheckedCode[] = [];
  for (const verdict of verdicts) {
    const { typed: code } = verdict;
    if (verdict.kind === 'bundle') {
      const { name, minor } = verdict;
      checked.push({ kind: 'bundle', code, name, amount: wireAmount(minor, basket.currency) });
      continue;
    }
    const voucherId = verdict.kind === 'applied' ? verdict.redemption.voucher_id : verdict.voucherId;
    const refusal = verdict.kind === 'refused' ? verdict.reason : null;
    if (voucherId !== undefined && basketId !== undefined)
      await upsertTry(db, { voucherId, basketId, at: basket.at, refusal });
    if (verdict.kind === 'applied')
      checked.push({ kind: 'voucher', code, amount: wireAmount(verdict.redemption.minor, basket.currency) });
    else
      checked.push(
        (verdict.reason === 'unknown' ? await checkCertificate(db, basket, code) : undefined) ?? {
          kind: 'refused',
          code,
          reason: verdict.reason,
          ...(verdict.missing && { missing: verdict.missing }),
        },
      );
  }
  const { selectedTickets, ...sums } = basketTotal(held);
  const opens = opening.flatMap(([code, { id: key, scope }]) =>
    (scope.performanceIds ?? []).map((performance_id) => ({ code, key, performance_id })),
  );
  return {
    currency_code: basket.currency,
    codes: checked,
    ...(opens.length > 0 && { opens }),
    total: { ...sums, selectedTickets: [...selectedTickets] },
  };
}

/** Undefined where there is no such certificate. */
async function checkCertificate(
  db: Db,
  { currency, at }: StoredBasket,
  code: string,
): Promise<CheckedCode | undefined> {
  const found = await findCertificate(db, code);
  if (!found) return undefined;
  if (found.currency !== currency) return { kind: 'refused', code, reason: 'other_currency' };
  if (found.left_minor === 0) return { kind: 'refused', code, reason: 'used_up' };
  if (found.valid_until <= at) return { kind: 'refused', code, reason: 'expired' };
  return { kind: 'certificate', code, left: toWire(money(found.left_minor, currency)) };
}
