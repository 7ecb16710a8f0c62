import type { Acquisition } from '@parterre/contracts/acquisitions/acquisition';

/** A way to pay, as a visitor chooses among them. */
export type PaymentWay = Pick<Acquisition, 'id' | 'kind' | 'name' | 'currencies'>;
