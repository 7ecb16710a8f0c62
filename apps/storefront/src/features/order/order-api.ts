import { createOrderApi, type OrderApi } from '@parterre/api-client/order-api';
import { sendBasket } from '../../api/transports.ts';
import { withWaitNotice } from '../../api/wait-notice.ts';
import { useSite } from '../../theme/site-settings.ts';

let api: OrderApi | undefined;

/** Orders live where the basket does. */
export function useOrderApi(): OrderApi {
  const { basketApiUrl } = useSite();
  api ??= createOrderApi(withWaitNotice(sendBasket(basketApiUrl)));
  return api;
}
