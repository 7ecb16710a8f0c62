import { money } from '@parterre/domain/money/money';
import { type LockedOrder, recordOrderEvent } from '../order/order.service.ts';
import { bundleDiscount, type OrderLineRecord, type OrderRecord } from '../order/order-record.ts';
import { type BundleSale, insertSales } from './bundles.queries.ts';

type Discounted = Pick<OrderLineRecord, 'count' | 'discounts'>;

export interface OrderBundle extends BundleSale {
  readonly code: string;
  readonly name: string;
}

/** What was bought together in an order, in the order of its lines. */
export function orderBundles({
  lines,
  currency,
}: Pick<OrderRecord, 'currency'> & { readonly lines: readonly Discounted[] }): OrderBundle[] {
  const own = lines.flatMap((line) => {
    const discount = bundleDiscount(line);
    return discount ? [{ discount, count: line.count }] : [];
  });
  const byBundle = Map.groupBy(own, ({ discount }) => discount.bundle_id);
  return [...byBundle].flatMap(([bundle_id, parts]) => {
    const [first] = parts;
    if (!first) return [];
    const { code, name, item } = first.discount;
    const [ofItem, all] = [parts.filter(({ discount }) => discount.item === item), parts].map((some) =>
      some.reduce(
        ({ count, minor }, { discount, count: more }) => ({
          count: count + more,
          minor: minor + discount.minor * more,
        }),
        { count: 0, minor: 0 },
      ),
    );
    return [{ bundle_id, code, name, sets: ofItem?.count ?? 0, discount_minor: all?.minor ?? 0, currency }];
  });
}

/** With an order that is placed, or paid after all. Nothing is asked of orders without a bundle. */
export async function recordBundles(locked: LockedOrder): Promise<void> {
  const bundles = orderBundles(locked.order);
  if (bundles.length === 0) return;
  await insertSales(locked.tx, locked.order.id, bundles, locked.order.at);
  recordEntries(locked, 'bundle.sold');
}

/** Of an order that was never paid: it took nothing off. */
export const recordUnpaidBundles = (locked: LockedOrder): void => recordEntries(locked, 'bundle.returned');

function recordEntries(locked: LockedOrder, entry: 'bundle.sold' | 'bundle.returned'): void {
  for (const { code, discount_minor, currency } of orderBundles(locked.order))
    recordOrderEvent(locked, { entry, amount: money(discount_minor, currency), reason: code });
}
