import type { Theme } from '@parterre/contracts/landings/theme';
import type { PaymentWay } from '../../features/order/payment-way.ts';

/** What a page of paying knows before it knows what is paid. */
export interface WaysData {
  readonly ways: readonly PaymentWay[];
}

/** Who the contract is with. */
export interface BillData {
  readonly seller: NonNullable<Theme['seller']>;
}
