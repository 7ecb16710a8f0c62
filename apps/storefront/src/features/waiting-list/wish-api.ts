import { createWishApi, type WishApi } from '@parterre/api-client/wish-api';
import { sendBasket } from '../../api/transports.ts';
import { withWaitNotice } from '../../api/wait-notice.ts';
import { useSite } from '../../theme/site-settings.ts';

let api: WishApi | undefined;

/** The waiting list lives where the basket does. */
export function useWishApi(): WishApi {
  const { basketApiUrl } = useSite();
  api ??= createWishApi(withWaitNotice(sendBasket(basketApiUrl)));
  return api;
}
