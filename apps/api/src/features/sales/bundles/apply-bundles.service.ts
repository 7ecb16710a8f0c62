import { type AppliedBundle, applyBundle, type BundleLine } from '@parterre/domain/bundles/apply-bundle';
import { type Bundle, type BundleDiscount, bundleName } from '@parterre/domain/bundles/bundle';
import { fromWire } from '@parterre/domain/money/wire-money';
import type { Line, StoredBasket } from '../../basket/basket.ts';
import type { OfferCatalog } from '../../basket/offer-catalog.service.ts';
import { seatKey } from './seat-key.ts';

export interface BundleVerdict {
  readonly bundle: Bundle;
  readonly applied: AppliedBundle;
}

export interface AppliedBundles {
  /** In the order in which they were asked for. */
  readonly verdicts: readonly BundleVerdict[];
  /** By the id of the line. */
  readonly discounts: ReadonlyMap<string, BundleDiscount>;
}

type Occasion = Pick<StoredBasket, 'currency' | 'at'> & { readonly lang: string };

/** Prices what a basket holds together. A line is of one bundle at most: of the first that takes it. */
export async function applyBundles(
  offers: Pick<OfferCatalog, 'dates' | 'plans'>,
  held: readonly Line[],
  bundles: readonly Bundle[],
  { currency, at, lang }: Occasion,
): Promise<AppliedBundles> {
  const discounts = new Map<string, BundleDiscount>();
  const lines = await toBundleLines(offers, held, {
    currency,
    hasNames: bundles.some(({ isSameSeat }) => isSameSeat),
  });
  const verdicts = bundles.map((bundle) => {
    const free = lines.filter(({ id }) => !discounts.has(id));
    const applied = applyBundle(free, bundle, { currency, at });
    if (applied.kind === 'applied')
      for (const { id, item, minor } of applied.shares) {
        const { id: bundle_id, code, returns } = bundle;
        discounts.set(id, { bundle_id, code, name: bundleName(bundle, lang), item, returns, minor });
      }
    return { bundle, applied };
  });
  return { verdicts, discounts };
}

/** Seats are called by their names only where it matters: halls must be read for it. */
const toBundleLines = (
  offers: Pick<OfferCatalog, 'dates' | 'plans'>,
  held: readonly Line[],
  { currency, hasNames }: { readonly currency: string; readonly hasNames: boolean },
): Promise<BundleLine[]> =>
  Promise.all(
    held.map(async ({ id, count, price, stock }) => ({
      id,
      count,
      priceMinor: fromWire(price, currency).amountMinor,
      eventId: stock.eventId,
      performanceId: stock.performanceId,
      zone: stock.zone,
      seat: stock.seat === null ? null : hasNames ? await readSeatKey(offers, stock) : String(stock.seat),
    })),
  );

async function readSeatKey(
  { dates, plans }: Pick<OfferCatalog, 'dates' | 'plans'>,
  { performanceId, seat }: Line['stock'],
): Promise<string | null> {
  const hash = (await dates.read(performanceId))?.planHash;
  const plan = hash ? await plans.read(hash) : undefined;
  return plan && seat !== null ? seatKey(plan, seat) : null;
}
