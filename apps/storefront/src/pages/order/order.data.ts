import type { Theme } from '@parterre/contracts/landings/theme';
import type { PaymentMethod } from '../../features/order/payment.ts';

/** What a page of payment knows before it knows what is paid. */
export interface PaymentMethodsData {
  readonly methods: readonly PaymentMethod[];
}

/** What the page of a new order knows before it knows the basket. */
export interface OrderData extends PaymentMethodsData {
  readonly hasWithdrawalRight: boolean;
}

/** Who the contract is with. */
export interface BillData {
  readonly seller: NonNullable<Theme['seller']>;
}
