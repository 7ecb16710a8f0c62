import { money } from '@parterre/domain/money/money';
import { orderBundles } from '../bundles/record-bundles.service.ts';
import { orderRedemptions } from '../vouchers/redeem-vouchers.service.ts';
import type { OrderDiscount, OrderRecord } from './order-record.ts';

/** What bundles and codes took off an order, or some of its lines. */
export const orderDiscounts = (order: Pick<OrderRecord, 'currency' | 'lines'>): OrderDiscount[] => [
  ...orderBundles(order).map(({ code, name, discount_minor }) => ({
    code,
    name,
    amount: money(discount_minor, order.currency),
  })),
  ...orderRedemptions(order).map(({ code, minor }) => ({
    code,
    name: null,
    amount: money(minor, order.currency),
  })),
];
