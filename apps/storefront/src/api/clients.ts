import { type BasketApiOptions, createBasketApi } from '@parterre/api-client/basket-api';
import { createOrderApi } from '@parterre/api-client/order-api';
import { createPublicApi, type PublicApiOptions } from '@parterre/api-client/public-api';
import { tellRush } from './tell-rush.ts';

// The clients that wait and try again, and tell the visitor that they do. They weigh as much as a page: import this later.

export const basketApi = (options: BasketApiOptions) => createBasketApi({ ...options, onWait: tellRush });
export const orderApi = (options: BasketApiOptions) => createOrderApi({ ...options, onWait: tellRush });
export const publicApi = (options: PublicApiOptions) => createPublicApi({ ...options, onWait: tellRush });
